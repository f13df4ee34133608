package forhont.rules;

import java.util.Optional;

/** Why a card may not be discarded to the talon; without trump any card may go. */
public enum DiscardObjection implements Refusal {
    SHARP_CARD,
    INDICATOR;

    @Override
    public String rule() {
        return "R-10";
    }

    public static Optional<DiscardObjection> objection(
            Card card, ContractType type, Optional<Card> indicator, RuleSet rules) {
        if (!type.hasTrump() || rules.talon() == RuleSet.TalonRule.ANY_COUNTING) {
            return Optional.empty();
        }
        if (card.rank().sharp()) {
            return Optional.of(SHARP_CARD);
        }
        return indicator.filter(card::equals).map(same -> INDICATOR);
    }
}
