package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Trick;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShownHandTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");
    private static final List<Misconception> ALL = Arrays.asList(Misconception.values());
    private static final Answer MADE = Answer.Chosen.of(Option.Word.OPEN_MADE);

    private static ShownHand shown(ContractType type, String first, String shown, String left, String right) {
        List<Card> played = Arrays.stream(first.split(" ", -1))
                .map(card -> Card.parse(card).orElseThrow())
                .toList();
        return new ShownHand(
                TRADITIONAL,
                Contract.withoutTrump(type, Seat.FOREHAND),
                new Trick(Seat.FOREHAND, played),
                CardSet.parse(shown).orElseThrow(),
                CardSet.parse(left).orElseThrow(),
                CardSet.parse(right).orElseThrow());
    }

    private static Answer chosen(String... cards) {
        return Answer.Chosen.of(CardSet.of(
                Arrays.stream(cards).map(card -> Card.parse(card).orElseThrow()).toList()));
    }

    private static Why why(ShownHand exercise, String card) {
        return exercise.reason(new Option.OfCard(Card.parse(card).orElseThrow()))
                .why();
    }

    @Test
    void R_26_one_shown_card_above_one_opposing_card_loses_open_betl_even_where_betl_would_be_won() {
        ShownHand exercise = shown(
                ContractType.OPEN_BETL, "8C 9C TC", "C:7 S:87 D:J87 H:987", "C:KQ S:AKQJT9 D:9", "C:A D:AKQ H:AKQJT");
        assertThat(exercise.solution()).isEqualTo(chosen("JD"));
        assertThat(why(exercise, "JD")).isEqualTo(Why.OPPOSING_CARD_LOWER);
        assertThat(why(exercise, "7C")).isEqualTo(Why.LOWER_THAN_ALL_OPPOSING);
        assertThat(exercise.judge(MADE, ALL).misconceptions())
                .contains(Misconception.LOW_CARD_MAY_DUCK, Misconception.OPEN_CONTRACT_IS_PLAYED_OUT);
    }

    @Test
    void R_26_played_cards_are_not_compared_and_a_suit_nobody_holds_is_no_obstacle() {
        ShownHand exercise = shown(
                ContractType.OPEN_DURCH, "AC 9C 8C", "C:KQJT7 S:AKQ D:A", "S:JT9 D:KQJ H:KQJ", "S:87 D:T98 H:AT98");
        assertThat(exercise.solution()).isEqualTo(MADE);
        assertThat(why(exercise, "7C")).isEqualTo(Why.OPPONENTS_HOLD_NONE);
        assertThat(exercise.judge(chosen("KC", "QC", "JC", "TC", "7C"), ALL).misconceptions())
                .containsExactly(Misconception.PLAYED_CARDS_ARE_COMPARED);
    }

    @Test
    void R_26_a_first_trick_that_went_the_wrong_way_has_lost_it_already() {
        ShownHand exercise = shown(
                ContractType.OPEN_BETL,
                "AC 9C TC",
                "C:7 S:987 D:987 H:87",
                "C:KQJ S:AK D:A H:AKQ",
                "S:QJT D:TKQJ H:JT");
        assertThat(exercise.solution()).isEqualTo(Answer.Chosen.of(Option.Word.LOST_IN_FIRST_TRICK));
        assertThat(exercise.judge(MADE, ALL).misconceptions()).containsExactly(Misconception.FIRST_TRICK_IS_FREE);
    }

    @Test
    void R_3_the_ten_stands_below_the_unter_here_too() {
        ShownHand exercise = shown(
                ContractType.OPEN_BETL,
                "8C 9C AC",
                "C:7 S:987 D:T98 H:87",
                "C:KQT S:AK D:A H:AKQ",
                "S:QJT D:KQJ H:JT9");
        assertThat(exercise.solution()).isEqualTo(MADE);
        assertThat(exercise.judge(chosen("TD"), ALL).misconceptions()).contains(Misconception.TEN_NEXT_TO_ACE);
    }

    @Test
    void three_hands_of_nine_and_the_first_trick_are_thirty_different_cards() {
        assertThatThrownBy(() ->
                        shown(ContractType.OPEN_BETL, "8C 9C AC", "C:7", "C:KQT S:AK D:A H:AKQ", "S:QJT D:KQJ H:JT9"))
                .hasMessageContaining("nine cards");
        assertThatThrownBy(() -> shown(
                        ContractType.BETL,
                        "8C 9C AC",
                        "C:7 S:987 D:T98 H:87",
                        "C:KQT S:AK D:A H:AKQ",
                        "S:QJT D:KQJ H:JT9"))
                .hasMessageContaining("open contract");
    }
}
