package forhont.rules;

import java.util.Optional;

/** The contracts, weakest first: each outranks those before it. */
public enum ContractType {
    SUIT,
    BETL,
    DURCH,
    OPEN_BETL,
    OPEN_DURCH;

    /** What the engine protocol and content call it: {@code suit, betl, durch, open-betl, open-durch}. */
    public String id() {
        return switch (this) {
            case SUIT -> "suit";
            case BETL -> "betl";
            case DURCH -> "durch";
            case OPEN_BETL -> "open-betl";
            case OPEN_DURCH -> "open-durch";
        };
    }

    public static Optional<ContractType> parse(String id) {
        for (ContractType type : values()) {
            if (type.id().equals(id)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

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
