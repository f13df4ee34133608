package forhont.rules;

/** One of the things that are doubled each by itself. */
public enum Ladder {
    /** The game, the hundred that replaces it, or the hundred against. */
    GAME,
    /** The announced seven or the seven against. */
    SEVEN,
    /** A contract without trump. */
    CONTRACT
}
