package forhont.i18n;

import java.util.Optional;
import java.util.function.Supplier;

/** A thing that is made when it is first asked for, once, whoever asks. */
public final class Once<T> {
    private final Supplier<T> maker;
    private volatile Optional<T> made = Optional.empty();

    public Once(Supplier<T> maker) {
        this.maker = maker;
    }

    public T get() {
        Optional<T> known = made;
        return known.isPresent() ? known.get() : make();
    }

    private synchronized T make() {
        if (made.isEmpty()) {
            made = Optional.of(maker.get());
        }
        return made.get();
    }
}
