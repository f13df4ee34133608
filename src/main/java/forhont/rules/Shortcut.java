package forhont.rules;

import java.util.Optional;

/** Why a deal is paid without play, where that was agreed before. */
public enum Shortcut {
    /** A Suit that nobody doubled and in which nobody announced anything: a game won. */
    UNDISPUTED,
    /** The soloist's announced seven won against the game lost at exactly one flek. */
    SEVEN_AGAINST_GAME;

    /** The shortcut that ends a deal with the ladders at these steps. */
    public static Optional<Shortcut> of(
            RuleSet rules, Contract contract, Announced announced, int gameSteps, int sevenSteps) {
        if (!contract.type().hasTrump() || sevenSteps > 0) {
            return Optional.empty();
        }
        if (rules.shortcuts().undisputed() && announced.nothing() && gameSteps == 0) {
            return Optional.of(UNDISPUTED);
        }
        boolean onlySeven = announced.equals(Announced.NOTHING.withSeven(Side.SOLOIST));
        return rules.shortcuts().sevenAgainstGame() && onlySeven && gameSteps == 1
                ? Optional.of(SEVEN_AGAINST_GAME)
                : Optional.empty();
    }
}
