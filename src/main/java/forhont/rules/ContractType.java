package forhont.rules;

/** The contracts, weakest first: each outranks those before it. */
public enum ContractType {
    SUIT,
    BETL,
    DURCH,
    OPEN_BETL,
    OPEN_DURCH;

    public boolean hasTrump() {
        return this == SUIT;
    }

    public boolean open() {
        return this == OPEN_BETL || this == OPEN_DURCH;
    }

    /** Whether the soloist must win the tricks (the Durch kind) rather than lose them (the Betl kind, R-25). */
    public boolean winsTricks() {
        return this == DURCH || this == OPEN_DURCH;
    }

    public boolean higherThan(ContractType other) {
        return compareTo(other) > 0;
    }
}
