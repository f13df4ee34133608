package forhont.rules;

/** The soloist, or the two defenders together. */
public enum Side {
    SOLOIST,
    DEFENCE;

    public Side other() {
        return this == SOLOIST ? DEFENCE : SOLOIST;
    }
}
