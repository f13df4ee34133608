package forhont.rules;

/** What a deal is waiting for. */
public enum Stage {
    TRUMP,
    CONTRACT,
    DISCARD,
    ANSWER,
    ANNOUNCEMENTS,
    PLAY,
    OVER
}
