package forhont.play;

import forhont.solver.Policy;
import java.util.Optional;

/** How well the two other seats play: how many layouts of the hidden cards they think through. */
public enum Strength {
    /** One for each card: a person who plays on a hunch. */
    EASY(1, 6),
    MIDDLE(4, 8),
    STRONG(16, 12);

    private final int samples;
    private final int layouts;

    Strength(int samples, int layouts) {
        this.samples = samples;
        this.layouts = layouts;
    }

    /** How they play their cards. */
    Policy policy() {
        return new Policy(samples);
    }

    /** How many layouts they weigh whatever they say in. */
    int layouts() {
        return layouts;
    }

    /** Counted from 1, the easiest. */
    public int number() {
        return ordinal() + 1;
    }

    public static Optional<Strength> at(int number) {
        return number >= 1 && number <= values().length ? Optional.of(values()[number - 1]) : Optional.empty();
    }
}
