package forhont.exercise;

import forhont.rules.Notation;

/** One number an exercise asks for. */
public enum Field {
    /** Points of the trick shown. */
    TRICK_POINTS,
    SOLOIST_POINTS,
    DEFENCE_POINTS,
    /** Trumps that are neither played nor in the learner's hand. */
    TRUMPS_OUT,
    /** The account's line of the game, or of the hundred in its place. */
    GAME_LINE,
    /** The account's line of the seven; 0 where there is none. */
    SEVEN_LINE,
    /** The account's only line without trump. */
    CONTRACT_LINE,
    /** V, the sum of the lines. */
    PER_DEFENDER,
    SEAT_0,
    SEAT_1,
    SEAT_2;

    /** What a form posts for it. */
    public String id() {
        return Notation.of(this);
    }

    /** Whether its numbers are signed: what somebody receives, or pays. */
    public boolean signed() {
        return compareTo(GAME_LINE) >= 0;
    }
}
