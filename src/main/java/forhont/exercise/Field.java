package forhont.exercise;

/** One number an exercise asks for. */
public enum Field {
    /** Points of the trick shown. */
    TRICK_POINTS("trick-points"),
    SOLOIST_POINTS("soloist-points"),
    DEFENCE_POINTS("defence-points"),
    /** Trumps that are neither played nor in the learner's hand. */
    TRUMPS_OUT("trumps-out"),
    /** The account's line of the game, or of the hundred in its place. */
    GAME_LINE("game-line"),
    /** The account's line of the seven; 0 where there is none. */
    SEVEN_LINE("seven-line"),
    /** The account's only line without trump. */
    CONTRACT_LINE("contract-line"),
    /** V, the sum of the lines. */
    PER_DEFENDER("per-defender"),
    SEAT_0("seat-0"),
    SEAT_1("seat-1"),
    SEAT_2("seat-2");

    private final String id;

    Field(String id) {
        this.id = id;
    }

    /** What a form posts for it. */
    public String id() {
        return id;
    }

    /** Whether its numbers are signed: what somebody receives, or pays. */
    public boolean signed() {
        return compareTo(GAME_LINE) >= 0;
    }
}
