package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Hands;
import forhont.rules.Position;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.solver.Goal;
import forhont.solver.Solver;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlayOnTest {
    private static final PlayOn POINTS = play(
            Contract.suit(Seat.FOREHAND, Suit.HEARTS),
            Goal.POINTS,
            Seat.FOREHAND,
            "C:AK S:TQ H:K",
            "C:J9 S:K8 D:A",
            "S:9 D:J7 H:T7");

    private static PlayOn play(Contract contract, Goal goal, Seat leader, String... hands) {
        Hands held = new Hands(hand(hands[0]), hand(hands[1]), hand(hands[2]));
        Position start = new Position(
                RuleSetFiles.ruleSet("traditional"),
                contract,
                Announced.NOTHING,
                held,
                new Trick(leader, List.of()),
                Score.NOTHING);
        return PlayOn.of(start, goal, Seat.FOREHAND, false, new Solver());
    }

    private static CardSet hand(String text) {
        return CardSet.parse(text).orElseThrow();
    }

    private static List<Card> cards(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(" "))
                        .map(card -> Card.parse(card).orElseThrow())
                        .toList();
    }

    private static Verdict judged(String line) {
        return POINTS.judge(new Answer.Line(cards(line)), List.of());
    }

    @Test
    void the_others_answer_with_their_best_card_the_lowest_first() {
        Position next = POINTS.after(cards("KC")).orElseThrow();
        assertThat(next.score().tricks()).containsExactly(new Trick(Seat.FOREHAND, cards("KC 9C 7H")));
        assertThat(next.trick().cards()).isEqualTo(cards("TH"));
        assertThat(next.toPlay()).isEqualTo(Seat.FOREHAND);
    }

    @Test
    void a_line_of_right_cards_leads_to_the_end_and_the_value() {
        Position end = POINTS.after(POINTS.solution().cards()).orElseThrow();
        assertThat(end.over()).isTrue();
        assertThat(end.score().soloistPoints())
                .isEqualTo(POINTS.turns().get(0).value())
                .isEqualTo(20);
        assertThat(POINTS.after(cards("AC KH QS KC TS")))
                .as("another card that is as good")
                .isPresent();
    }

    @Test
    void a_card_that_costs_something_or_may_not_be_played_does_not_lead_on() {
        assertThat(POINTS.after(cards("QS"))).isEmpty();
        assertThat(POINTS.after(cards("KC QS"))).isEmpty();
        assertThat(POINTS.after(cards("JC"))).isEmpty();
        assertThat(POINTS.after(cards("KC KH QS AC TS AH"))).isEmpty();
        assertThat(judged("QS").right()).isFalse();
        assertThat(judged("KC QS").right()).isFalse();
        assertThat(judged("KC KH QS").right()).isTrue();
    }

    @Test
    void each_card_of_the_hand_gets_its_reason() {
        assertThat(judged("KC QS").marks())
                .extracting(mark -> mark.reason().why())
                .containsExactly(Why.MUST_FOLLOW_SUIT, Why.MUST_FOLLOW_SUIT, Why.MUST_FOLLOW_SUIT, Why.KEEPS_POINTS);
        assertThat(judged("KC KH TS").marks())
                .filteredOn(mark -> !mark.right())
                .extracting(mark -> mark.reason().about().get("cost"))
                .containsExactly(new Thing.Count(20));
    }

    @Test
    void what_cannot_have_been_played_is_not_judged() {
        assertThatThrownBy(() -> judged("QS KC")).hasMessageContaining("cannot have been played so");
        assertThatThrownBy(() -> judged("KC KC")).hasMessageContaining("the last card is one of");
        assertThatThrownBy(() -> judged("KC KH QS AC TS AH")).hasMessageContaining("cannot have been played so");
    }

    @Test
    void R_25_a_betl_ends_with_the_card_that_decides_it() {
        PlayOn betl = play(
                Contract.withoutTrump(ContractType.BETL, Seat.FOREHAND),
                Goal.BETL,
                Seat.SECOND,
                "S:KJ D:QJ",
                "S:A D:9 H:K8",
                "C:J S:Q D:A H:9");
        Position end = betl.after(betl.solution().cards()).orElseThrow();
        assertThat(end.won()).contains(true);
        assertThat(betl.turns().get(0).mine()).isTrue();
    }

    @Test
    void a_position_in_which_nothing_can_be_lost_is_none_to_play_on() {
        assertThatThrownBy(() -> play(
                        Contract.suit(Seat.FOREHAND, Suit.HEARTS), Goal.POINTS, Seat.FOREHAND, "H:AT", "C:J9", "S:98"))
                .hasMessageContaining("nothing to decide");
    }
}
