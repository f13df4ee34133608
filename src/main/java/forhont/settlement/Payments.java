package forhont.settlement;

import forhont.rules.Seat;

/** What each seat receives for one deal, in units; negative pays. Always adds up to zero. */
public record Payments(int seat0, int seat1, int seat2) {
    public Payments {
        if ((long) seat0 + seat1 + seat2 != 0) {
            throw new IllegalArgumentException("payments cancel: " + seat0 + ", " + seat1 + ", " + seat2);
        }
    }

    /** The soloist gets 2V, each defender −V. */
    public static Payments ofSoloist(Seat soloist, int perDefender) {
        return twoAgainst(soloist, perDefender);
    }

    /** Whoever broke the rules pays that much to each of the two others. */
    public static Payments ofOffender(Seat offender, int toEach) {
        return twoAgainst(offender, -toEach);
    }

    private static Payments twoAgainst(Seat one, int fromEach) {
        return new Payments(share(one, 0, fromEach), share(one, 1, fromEach), share(one, 2, fromEach));
    }

    private static int share(Seat one, int seat, int fromEach) {
        return one.number() == seat ? 2 * fromEach : -fromEach;
    }

    public int of(Seat seat) {
        return switch (seat) {
            case FOREHAND -> seat0;
            case SECOND -> seat1;
            case THIRD -> seat2;
        };
    }
}
