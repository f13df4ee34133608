package forhont.settlement;

import forhont.rules.ContractType;
import forhont.rules.Side;

/**
 * One line of an account.
 *
 * @param made whether the side in the name did it
 * @param units what it is worth before doubling and hearts
 * @param value what each defender owes the soloist for it; negative the other way round
 */
public record Component(Name name, boolean made, int units, int value) {

    /** What can be paid for, with the side that undertakes it. */
    public enum Name {
        GAME(Side.SOLOIST),
        SILENT_HUNDRED(Side.SOLOIST),
        SILENT_HUNDRED_AGAINST(Side.DEFENCE),
        HUNDRED(Side.SOLOIST),
        HUNDRED_AGAINST(Side.DEFENCE),
        SEVEN(Side.SOLOIST),
        SEVEN_AGAINST(Side.DEFENCE),
        SILENT_SEVEN(Side.SOLOIST),
        SILENT_SEVEN_AGAINST(Side.DEFENCE),
        BETL(Side.SOLOIST),
        DURCH(Side.SOLOIST),
        OPEN_BETL(Side.SOLOIST),
        OPEN_DURCH(Side.SOLOIST);

        private final Side side;

        Name(Side side) {
            this.side = side;
        }

        public Side side() {
            return side;
        }

        public static Name hundred(Side side) {
            return side == Side.SOLOIST ? HUNDRED : HUNDRED_AGAINST;
        }

        static Name silentHundred(Side side) {
            return side == Side.SOLOIST ? SILENT_HUNDRED : SILENT_HUNDRED_AGAINST;
        }

        public static Name seven(Side side) {
            return side == Side.SOLOIST ? SEVEN : SEVEN_AGAINST;
        }

        static Name silentSeven(Side side) {
            return side == Side.SOLOIST ? SILENT_SEVEN : SILENT_SEVEN_AGAINST;
        }

        public static Name of(ContractType type) {
            return switch (type) {
                case SUIT -> GAME;
                case BETL -> BETL;
                case DURCH -> DURCH;
                case OPEN_BETL -> OPEN_BETL;
                case OPEN_DURCH -> OPEN_DURCH;
            };
        }
    }

    /** The component with its value: units × factor, plus if it went the soloist's way. */
    static Component of(Name name, boolean made, int units, int factor) {
        boolean forSoloist = made == (name.side() == Side.SOLOIST);
        return new Component(name, made, units, forSoloist ? units * factor : -units * factor);
    }
}
