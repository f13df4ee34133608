package forhont.solver;

import forhont.settlement.Doubles;

/** What the soloist plays for and the defence against; V also needs to know what has been doubled. */
public record Goal(Kind kind, Doubles doubles) {
    public static final Goal POINTS = new Goal(Kind.POINTS, Doubles.NONE);
    public static final Goal SEVEN = new Goal(Kind.SEVEN, Doubles.NONE);
    public static final Goal SEVEN_AGAINST = new Goal(Kind.SEVEN_AGAINST, Doubles.NONE);
    public static final Goal BETL = new Goal(Kind.BETL, Doubles.NONE);
    public static final Goal DURCH = new Goal(Kind.DURCH, Doubles.NONE);

    public static Goal settlement(Doubles doubles) {
        return new Goal(Kind.SETTLEMENT, doubles);
    }

    /** What is counted. */
    public enum Kind {
        /** The soloist's trick points at the end, with the last ten. */
        POINTS,
        /** 1 if the soloist's trump seven wins the last trick. */
        SEVEN,
        /** 1 if a defender's trump seven wins the last trick; the defence plays for it. */
        SEVEN_AGAINST,
        /** 1 if the soloist loses every trick still to come; of an open Betl, the next one and then by what is shown. */
        BETL,
        /** 1 if the soloist wins every trick still to come; of an open Durch, the next one and then by what is shown. */
        DURCH,
        /** V: what each defender will owe the soloist. */
        SETTLEMENT
    }

    /** Whether the defence, not the soloist, plays for a high value. */
    public boolean defencePlaysForIt() {
        return kind == Kind.SEVEN_AGAINST;
    }
}
