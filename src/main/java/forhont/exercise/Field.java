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
    /** Marriages scored so far, added up. */
    SOLOIST_MARRIAGES,
    DEFENCE_MARRIAGES,
    /** Points that decide whether there is a hundred: the tricks and the marriages that qualify. */
    SOLOIST_TOWARDS_HUNDRED,
    DEFENCE_TOWARDS_HUNDRED,
    /** Points of the tricks and of all marriages. */
    SOLOIST_TOTAL,
    DEFENCE_TOTAL,
    /** What the steps said multiply the game by, or the hundred in its place. */
    GAME_FACTOR,
    SEVEN_FACTOR,
    CONTRACT_FACTOR,
    SILENT_SEVEN_FACTOR,
    SILENT_HUNDRED_FACTOR,
    /** The number of the line of an account that is wrong. */
    WRONG_LINE,
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
    SEAT_2,
    /** What should stand in the line that is wrong. */
    RIGHT_VALUE;

    /** What a form posts for it. */
    public String id() {
        return Notation.of(this);
    }

    /** Whether its numbers are signed: what somebody receives, or pays. */
    public boolean signed() {
        return compareTo(GAME_LINE) >= 0;
    }
}
