package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import forhont.content.RuleSetFiles;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.RuleSet;
import forhont.rules.Suit;
import forhont.solver.Solver;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Trump chosen from the first seven cards. */
class TrumpChoiceTest {
    private static final RuleSet BEGINNER = RuleSetFiles.ruleSet("beginner");
    private static final RuleSet PORTUGUESE = RuleSetFiles.ruleSet("portuguese");

    private static TrumpChoice choice(RuleSet rules, String seven) {
        return TrumpChoice.of(rules, CardSet.parse(seven).orElseThrow(), new Solver());
    }

    private static Option card(String name) {
        return new Option.OfCard(Card.parse(name).orElseThrow());
    }

    @Test
    void any_card_of_the_suit_that_is_worth_most_is_right() {
        TrumpChoice choice = choice(BEGINNER, "C:AKQJ8 S:9 D:8");
        assertThat(choice.best()).isEqualTo(Suit.ACORNS);
        assertThat(choice.solution().options()).hasSize(5).contains(card("8C"), card("AC"));
        assertThat(choice.judge(Answer.Chosen.of(card("8C")), List.of()).right())
                .isTrue();
        assertThat(choice.judge(Answer.Chosen.of(card("9S")), List.of()).right())
                .isFalse();
    }

    @Test
    void a_card_of_another_suit_is_told_by_how_much_it_is_worth_less() {
        Reason reason = choice(BEGINNER, "C:AKQJ8 S:9 D:8").reason(card("9S"));
        assertThat(reason.why()).isEqualTo(Why.TRUMP_WORTH_LESS);
        assertThat(reason.about()).containsEntry("length", new Thing.Count(1));
        double cost = ((Thing.Amount) reason.about().get("cost")).value();
        double best = ((Thing.Mean) reason.about().get("best")).value();
        double expected = ((Thing.Mean) reason.about().get("expected")).value();
        assertThat(cost).isPositive();
        assertThat(Math.round(10 * cost)).isEqualTo(Math.round(10 * (best - expected)));
    }

    @Test
    void where_trump_is_named_a_suit_is_chosen_and_no_king_has_its_queen() {
        TrumpChoice choice = choice(PORTUGUESE, "C:ATKJ98 S:7");
        assertThat(choice.options()).extracting(Option::id).containsExactly("C", "S");
        assertThat(choice.solution().options()).containsExactly(new Option.OfSuit(Suit.ACORNS));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> choice(PORTUGUESE, "C:AKQJ98 S:7"))
                .withMessageContaining("forehand passed");
    }

    @Test
    void seven_cards_of_which_no_suit_is_clearly_the_best_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> choice(BEGINNER, "C:T97 S:T97 D:J"))
                .withMessageContaining("no trump is clearly the best");
        assertThatIllegalArgumentException().isThrownBy(() -> choice(BEGINNER, "C:T97 S:T97"));
    }
}
