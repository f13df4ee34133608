package forhont.i18n;

import java.util.Optional;
import java.util.function.Supplier;

/** A thing that is made when it is first asked for, once, whoever asks. */
final class Once<T> {
    private final Supplier<T> maker;
    private Optional<T> made = Optional.empty();

    Once(Supplier<T> maker) {
        this.maker = maker;
    }

    synchronized T get() {
        if (made.isEmpty()) {
            made = Optional.of(maker.get());
        }
        return made.get();
    }
}
