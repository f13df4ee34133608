package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import forhont.content.RuleSetFiles;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import forhont.rules.Suit;
import forhont.solver.Solver;
import forhont.solver.Worth;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A contract chosen with twelve cards. */
class ContractChoiceTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");
    private static final RuleSet PORTUGUESE = RuleSetFiles.ruleSet("portuguese");

    private static CardSet cards(String twelve) {
        return CardSet.parse(twelve).orElseThrow();
    }

    private static ContractChoice laid(String twelve, String indicator) {
        return ContractChoice.laid(
                TRADITIONAL, cards(twelve), Card.parse(indicator).orElseThrow(), new Solver());
    }

    private static Option option(ContractType type) {
        return new Option.OfContract(type);
    }

    @Test
    void with_the_lowest_cards_an_open_betl_is_worth_most() {
        ContractChoice choice = laid("C:87 S:TJ987 D:QJ987", "7S");
        assertThat(choice.best()).isEqualTo(ContractType.OPEN_BETL);
        assertThat(choice.reason(option(ContractType.OPEN_BETL)).why()).isEqualTo(Why.OPEN_WORTH_MOST);
        assertThat(choice.reason(option(ContractType.BETL)).about())
                .containsEntry("expected", new Thing.Mean(5))
                .containsEntry("best", new Thing.Mean(10))
                .containsEntry("cost", new Thing.Amount(5))
                .containsEntry("won", new Thing.Count(Appraisal.SAMPLES))
                .containsEntry("units", new Thing.Count(5));
        assertThat(choice.judge(Answer.Chosen.of(option(ContractType.DURCH)), List.of())
                        .right())
                .isFalse();
    }

    @Test
    void every_contract_of_the_rule_set_is_worth_something_and_the_best_comes_first() {
        ContractChoice choice = laid("C:AKQ97 S:AT D:AT8 H:97", "7C");
        assertThat(choice.options()).hasSize(5);
        assertThat(choice.appraisal().worths())
                .hasSize(5)
                .isSortedAccordingTo((one, other) -> Double.compare(other.expected(), one.expected()));
        Worth best = choice.appraisal().best();
        assertThat(best.contract().type()).isEqualTo(ContractType.SUIT);
        assertThat(best.discard().intersects(CardSet.sharp())).isFalse();
    }

    @Test
    void where_trump_is_named_the_lowest_of_it_stands_for_it() {
        CardSet twelve = cards("C:AKQJT97 S:AT D:AK H:8");
        ContractChoice choice = ContractChoice.named(PORTUGUESE, twelve, Suit.ACORNS, new Solver());
        assertThat(choice.trump()).isEqualTo(Suit.ACORNS);
        assertThat(choice.indicator()).hasToString("7C");
        assertThat(choice.options()).hasSize(3);
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        ContractChoice.named(PORTUGUESE, cards("C:AKQJT97 S:AT D:AK8"), Suit.HEARTS, new Solver()));
    }

    @Test
    void fewer_cards_or_an_indicator_from_elsewhere_are_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> laid("C:AKQ97 S:AT D:AT8 H:97", "8C"));
        assertThatIllegalArgumentException().isThrownBy(() -> laid("C:AKQ97 S:A8", "7C"));
    }
}
