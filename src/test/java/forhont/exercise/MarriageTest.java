package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.rules.View;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MarriageTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");
    private static final Contract LEAVES = Contract.suit(Seat.FOREHAND, Suit.LEAVES);
    private static final List<Misconception> ALL = Arrays.asList(Misconception.values());
    private static final Answer NONE = Answer.Chosen.of(Option.Word.NO_CARD);

    private static CardSet hand(String cards) {
        return CardSet.parse(cards).orElseThrow();
    }

    private static List<Card> cards(String cards) {
        return Arrays.stream(cards.split(" ", -1))
                .filter(card -> !card.isEmpty())
                .map(card -> Card.parse(card).orElseThrow())
                .toList();
    }

    private static MarriageNow now(RuleSet rules, String hand, Seat leader, String trick, String talon) {
        return new MarriageNow(
                rules,
                new Trick(leader, cards(trick)),
                new View(rules.marriages(), LEAVES, hand(hand), cards(trick), false),
                List.of(),
                CardSet.of(cards(talon)));
    }

    private static Answer chosen(String cards) {
        return Answer.Chosen.of(CardSet.of(cards(cards)));
    }

    private static Why why(MarriageNow exercise, String card) {
        return exercise.reason(new Option.OfCard(Card.parse(card).orElseThrow()))
                .why();
    }

    private static List<Misconception> found(MarriageNow exercise, Answer answer) {
        return exercise.judge(answer, ALL).misconceptions();
    }

    @Test
    void R_19_the_queen_of_a_pair_scores_and_the_king_waits() {
        MarriageNow leading = now(TRADITIONAL, "H:KQ7 S:KQ8 C:Q9 D:T7", Seat.FOREHAND, "", "");
        assertThat(leading.solution()).isEqualTo(chosen("QH QS"));
        assertThat(why(leading, "KH")).isEqualTo(Why.QUEEN_FIRST);
        assertThat(why(leading, "QC")).isEqualTo(Why.OTHER_NOT_IN_HAND);
        assertThat(why(leading, "7D")).isEqualTo(Why.NEITHER_KING_NOR_QUEEN);
        assertThat(found(leading, chosen("KH KS"))).containsExactly(Misconception.KING_BEFORE_QUEEN);
        assertThat(found(leading, chosen("QH QS KH KS"))).containsExactly(Misconception.EITHER_CARD_SCORES);
        assertThat(found(leading, chosen("QH QS QC"))).containsExactly(Misconception.ANY_QUEEN_SCORES);
    }

    @Test
    void R_19_led_or_not_winning_or_losing_the_queen_scores() {
        MarriageNow following = now(TRADITIONAL, "H:KQ7 S:KQ8 C:Q9 D:T7", Seat.SECOND, "AH 8H", "");
        assertThat(following.solution()).isEqualTo(chosen("QH"));
        assertThat(why(following, "QS")).isEqualTo(Why.MUST_FOLLOW_SUIT);
        assertThat(found(following, NONE))
                .containsExactly(Misconception.MARRIAGE_ONLY_WHEN_LED, Misconception.MARRIAGE_ONLY_IF_QUEEN_WINS);
        assertThat(found(following, chosen("QH QS"))).containsExactly(Misconception.MARRIAGE_WITHOUT_FOLLOWING);
    }

    @Test
    void R_19_a_king_in_the_talon_makes_no_marriage() {
        MarriageNow exercise = now(TRADITIONAL, "H:K97 S:AT8 C:Q9 D:T7", Seat.FOREHAND, "", "KC JC");
        assertThat(exercise.solution()).isEqualTo(NONE);
        assertThat(why(exercise, "QC")).isEqualTo(Why.OTHER_LIES_IN_TALON);
        assertThat(found(exercise, chosen("QC"))).contains(Misconception.DISCARDED_KING_STILL_A_MARRIAGE);
    }

    @Test
    void R_19_a_marriage_scores_once() {
        Trick earlier = new Trick(Seat.FOREHAND, cards("QH 8H 9H"));
        View view = new View(TRADITIONAL.marriages(), LEAVES, hand("H:K7 S:AT8 C:Q9 D:T7"), List.of(), false);
        MarriageNow exercise = new MarriageNow(
                TRADITIONAL, new Trick(Seat.FOREHAND, List.of()), view, List.of(earlier), CardSet.EMPTY);
        assertThat(exercise.solution()).isEqualTo(NONE);
        assertThat(why(exercise, "KH")).isEqualTo(Why.MARRIAGE_SCORED_BEFORE);
        assertThat(found(exercise, chosen("KH"))).containsExactly(Misconception.KING_SCORES_AGAIN);
    }

    @Test
    void R_19_the_portuguese_marriage_is_led_or_lost() {
        RuleSet portuguese = RuleSetFiles.ruleSet("portuguese");
        assertThat(now(portuguese, "H:KQ7 S:A98 C:Q9 D:T7", Seat.FOREHAND, "", "")
                        .solution())
                .isEqualTo(chosen("QH KH"));
        MarriageNow following = now(portuguese, "H:KQ7 S:A98 C:Q9 D:T7", Seat.SECOND, "AH 8H", "");
        assertThat(following.solution()).isEqualTo(NONE);
        assertThat(why(following, "QH")).isEqualTo(Why.MARRIAGE_NOT_LED);
    }

    /** Hearts are trumps: forty led and beaten; leaves queened by the second, whose king comes later; acorns broken by the talon. */
    private static MarriageCount count(Field... fields) {
        Contract hearts = Contract.suit(Seat.FOREHAND, Suit.HEARTS);
        List<Trick> tricks = List.of(
                new Trick(Seat.FOREHAND, cards("QH TH AH")),
                new Trick(Seat.THIRD, cards("TS 9S QS")),
                new Trick(Seat.THIRD, cards("AS 8S KS")));
        return new MarriageCount(
                TRADITIONAL,
                new Played(hearts, tricks, false, Map.of(Seat.FOREHAND, hand("H:K98 C:AT D:T9")), CardSet.EMPTY),
                List.of(fields));
    }

    @Test
    void R_19_trumps_score_forty_for_the_side_that_played_the_queen() {
        MarriageCount exercise = count(Field.SOLOIST_MARRIAGES, Field.DEFENCE_MARRIAGES);
        assertThat(exercise.solution().values())
                .containsExactly(Map.entry(Field.SOLOIST_MARRIAGES, 40), Map.entry(Field.DEFENCE_MARRIAGES, 20));
        assertThat(exercise.wrongAnswers())
                .containsEntry(
                        Misconception.MARRIAGE_GOES_WITH_THE_TRICK,
                        new Answer.Numbers(Map.of(Field.SOLOIST_MARRIAGES, 0, Field.DEFENCE_MARRIAGES, 60)))
                .containsEntry(
                        Misconception.KING_SCORES_AGAIN,
                        new Answer.Numbers(Map.of(Field.SOLOIST_MARRIAGES, 40, Field.DEFENCE_MARRIAGES, 40)))
                .containsKey(Misconception.TRUMP_MARRIAGE_COUNTS_TWENTY);
    }

    @Test
    void R_21_one_marriage_counts_towards_a_hundred_and_all_in_the_total() {
        MarriageCount exercise = count(Field.DEFENCE_TOWARDS_HUNDRED, Field.DEFENCE_TOTAL);
        assertThat(exercise.solution().values())
                .containsExactly(Map.entry(Field.DEFENCE_TOWARDS_HUNDRED, 60), Map.entry(Field.DEFENCE_TOTAL, 60));
        Answer wrong = new Answer.Numbers(Map.of(Field.DEFENCE_TOWARDS_HUNDRED, 40, Field.DEFENCE_TOTAL, 40));
        assertThat(exercise.judge(wrong, ALL).misconceptions()).contains(Misconception.MARRIAGES_LEFT_OUT);
    }

    @Test
    void it_is_seen_where_the_other_card_of_a_pair_is() {
        Contract hearts = Contract.suit(Seat.FOREHAND, Suit.HEARTS);
        Played played = new Played(
                hearts, List.of(new Trick(Seat.FOREHAND, cards("QS TS AS"))), false, Map.of(), CardSet.EMPTY);
        assertThatThrownBy(() -> new MarriageCount(TRADITIONAL, played, List.of(Field.SOLOIST_MARRIAGES)))
                .hasMessageContaining("where KS is");
    }

    @Test
    void R_19_forty_go_to_trumps_whatever_they_are() {
        Played played = new Played(
                LEAVES,
                List.of(
                        new Trick(Seat.FOREHAND, cards("QS TS AS")),
                        new Trick(Seat.THIRD, cards("AH QH 9H")),
                        new Trick(Seat.THIRD, cards("TH KH 8H"))),
                false,
                Map.of(Seat.FOREHAND, hand("S:K98 C:AT D:T9")),
                CardSet.EMPTY);
        MarriageCount exercise = new MarriageCount(TRADITIONAL, played, List.of(Field.SOLOIST_MARRIAGES));
        assertThat(exercise.solution().of(Field.SOLOIST_MARRIAGES)).isEqualTo(60);
        assertThat(exercise.byWrongRules(Field.SOLOIST_MARRIAGES))
                .containsEntry(Misconception.TRUMP_MARRIAGE_COUNTS_TWENTY, 40)
                .containsEntry(Misconception.MARRIAGE_ONLY_WHEN_LED, 40)
                .containsEntry(Misconception.MARRIAGE_ONLY_IF_QUEEN_WINS, 0)
                .containsEntry(Misconception.MARRIAGE_GOES_WITH_THE_TRICK, 0);
        MarriageCount hundred = new MarriageCount(TRADITIONAL, played, List.of(Field.SOLOIST_TOWARDS_HUNDRED));
        assertThat(hundred.solution().of(Field.SOLOIST_TOWARDS_HUNDRED)).isEqualTo(40);
        assertThat(hundred.byWrongRules(Field.SOLOIST_TOWARDS_HUNDRED))
                .containsEntry(Misconception.ALL_MARRIAGES_MAKE_A_HUNDRED, 60);
    }

    @Test
    void R_19_forty_in_hearts_that_are_no_trumps_is_recognised() {
        Played played = new Played(
                LEAVES,
                List.of(new Trick(Seat.SECOND, cards("AH 9H QH"))),
                false,
                Map.of(Seat.FOREHAND, hand("H:K S:K98 C:AT D:T98")),
                CardSet.EMPTY);
        MarriageCount exercise = new MarriageCount(TRADITIONAL, played, List.of(Field.SOLOIST_MARRIAGES));
        Answer forty = new Answer.Numbers(Map.of(Field.SOLOIST_MARRIAGES, 40));
        assertThat(exercise.judge(forty, ALL).misconceptions())
                .containsExactly(Misconception.HEARTS_MARRIAGE_COUNTS_FORTY);
    }
}
