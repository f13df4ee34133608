package forhont.rules;

import java.util.Optional;

/** A place at the table, numbered 0 to 2 clockwise from forehand. */
public enum Seat {
    FOREHAND,
    SECOND,
    THIRD;

    private static final Seat[] ALL = values();

    public int number() {
        return ordinal();
    }

    /** The next seat clockwise. */
    public Seat left() {
        return ALL[(ordinal() + 1) % 3];
    }

    /** The seat that many places clockwise. */
    public Seat left(int places) {
        return ALL[(ordinal() + places) % 3];
    }

    public static Optional<Seat> at(int number) {
        return number >= 0 && number < 3 ? Optional.of(ALL[number]) : Optional.empty();
    }
}
