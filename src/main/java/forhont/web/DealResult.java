package forhont.web;

import forhont.i18n.Language;
import forhont.play.PlayThrough;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.HundredRule;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import forhont.rules.Side;
import forhont.settlement.Component;
import forhont.settlement.Facts;
import forhont.settlement.Outcome;
import java.util.Map;

/** Says in a sentence who has won a deal that is over, as its learner sees it. */
final class DealResult {
    private final Language language;
    private final PlayThrough play;
    private final Outcome outcome;
    private final Contract contract;
    private final Side side;

    DealResult(Language language, PlayThrough play) {
        this.language = language;
        this.play = play;
        this.outcome = Outcome.of(play.deal());
        this.contract = outcome.account().contract();
        this.side = contract.side(play.learner());
    }

    private Component first() {
        return outcome.settlement().components().get(0);
    }

    /** Whether what was played for first, the game, the hundred or the contract, went the learner's way. */
    boolean won() {
        Component first = first();
        return first.made() == (first.name().side() == side);
    }

    String sentence() {
        if (outcome.facts() instanceof Facts.Suit facts) {
            return language.text("play.ended." + suit(), numbers(facts));
        }
        if (outcome.facts() instanceof Facts.Unplayed) {
            return language.text("play.ended.unplayed");
        }
        return language.text(
                "play.ended." + withoutTrump() + (first().made() ? "-made" : "-failed"),
                Map.of(
                        "side",
                        Notation.of(side),
                        "contract",
                        language.term("contract", Notation.of(contract.type())),
                        "number",
                        play.deal().position().orElseThrow().score().tricks().size()));
    }

    private Map<String, Object> numbers(Facts.Suit facts) {
        Side announcing = first().name().side();
        boolean unmarried = play.deal().rules().hundred().announced() == HundredRule.Qualifying.ALL_WITH_TRUMP
                && !facts.marriages(announcing).contains(40);
        return Map.of(
                "side",
                Notation.of(side),
                "mine",
                facts.all(side),
                "theirs",
                facts.all(side.other()),
                "soloist",
                facts.all(Side.SOLOIST),
                "counted",
                outcome.account().towardsHundred(announcing, facts),
                "missing",
                unmarried ? "marriage" : "points");
    }

    private String suit() {
        return switch (first().name()) {
            case HUNDRED, HUNDRED_AGAINST ->
                (first().name().side() == side ? "hundred-mine" : "hundred-theirs")
                        + (first().made() ? "-made" : "-failed");
            case SILENT_HUNDRED, SILENT_HUNDRED_AGAINST -> won() ? "silent-hundred-won" : "silent-hundred-lost";
            case GAME, SEVEN, SEVEN_AGAINST, SILENT_SEVEN, SILENT_SEVEN_AGAINST, BETL, DURCH, OPEN_BETL, OPEN_DURCH ->
                (play.deal().rules().game() == RuleSet.GameGoal.FIFTY_ONE ? "fifty-one" : "game")
                        + (won() ? "-won" : "-lost");
        };
    }

    private String withoutTrump() {
        ContractType type = contract.type();
        return type.open() ? "open" : Notation.of(type);
    }
}
