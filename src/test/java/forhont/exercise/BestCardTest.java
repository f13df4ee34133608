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
import forhont.rules.RuleSet;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.settlement.Doubles;
import forhont.solver.Goal;
import forhont.solver.Solver;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BestCardTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");
    private static final Contract HEARTS = Contract.suit(Seat.FOREHAND, Suit.HEARTS);
    private static final Contract BETL = Contract.withoutTrump(ContractType.BETL, Seat.FOREHAND);

    private static Card card(String text) {
        return Card.parse(text).orElseThrow();
    }

    private static CardSet hand(String text) {
        return CardSet.parse(text).orElseThrow();
    }

    private static BestCard best(
            Contract contract, Goal goal, Score score, Seat leader, List<String> trick, String... hands) {
        Trick lying = new Trick(leader, trick.stream().map(BestCardTest::card).toList());
        Hands held = new Hands(hand(hands[0]), hand(hands[1]), hand(hands[2]));
        Position position = new Position(TRADITIONAL, contract, Announced.NOTHING, held, lying, score);
        return new BestCard(Outlook.of(position, goal, new Solver()));
    }

    private static BestCard defending() {
        Score score = new Score(List.of(), 20, 20, List.of(), List.of(), Optional.empty());
        return best(
                HEARTS,
                Goal.POINTS,
                score,
                Seat.FOREHAND,
                List.of("AH"),
                "C:K S:Q D:AJ",
                "C:J7 S:A D:TK",
                "C:Q9 S:8 H:K9");
    }

    private static Answer chosen(String card) {
        return Answer.Chosen.of(new Option.OfCard(card(card)));
    }

    private static Reason reason(BestCard best, String card) {
        return best.reason(new Option.OfCard(card(card)));
    }

    @Test
    void a_card_that_costs_points_says_how_many_for_the_side_of_the_player() {
        BestCard best = defending();
        assertThat(best.solution()).isEqualTo(chosen("KD"));
        assertThat(reason(best, "KD").why()).isEqualTo(Why.KEEPS_POINTS);
        assertThat(reason(best, "KD").about()).containsEntry("points", new Thing.Count(30));
        assertThat(reason(best, "AS").why()).isEqualTo(Why.COSTS_POINTS);
        assertThat(reason(best, "AS").about())
                .containsEntry("cost", new Thing.Count(20))
                .containsEntry("points", new Thing.Count(10))
                .containsEntry("best", new Thing.Count(30));
        assertThat(best.judge(chosen("AS"), List.of()).right()).isFalse();
    }

    @Test
    void each_of_several_best_cards_is_right_by_itself() {
        BestCard best = best(
                BETL,
                Goal.BETL,
                Score.NOTHING,
                Seat.FOREHAND,
                List.of(),
                "C:7 S:KJ8",
                "C:8 S:T D:A H:Q",
                "C:T S:Q D:K H:9");
        assertThat(best.outlook().best()).isEqualTo(hand("S:J8"));
        assertThat(best.judge(chosen("8S"), List.of()).right()).isTrue();
        assertThat(best.judge(chosen("JS"), List.of()).right()).isTrue();
        assertThat(best.judge(chosen("KS"), List.of()).right()).isFalse();
        assertThat(reason(best, "JS").why()).isEqualTo(Why.SAVES_CONTRACT);
        assertThat(reason(best, "7C").why()).isEqualTo(Why.GIVES_UP_CONTRACT);
        assertThatThrownBy(() -> best.judge(best.solution(), List.of())).hasMessageContaining("choose among");
    }

    @Test
    void a_card_that_may_not_be_played_says_its_own_rule() {
        BestCard best = best(
                HEARTS, Goal.POINTS, Score.NOTHING, Seat.FOREHAND, List.of("7S"), "D:K H:T8", "S:AJ8 D:9", "C:AJ8 H:9");
        assertThat(reason(best, "9D").why()).isEqualTo(Why.MUST_FOLLOW_SUIT);
        assertThat(best.judge(chosen("9D"), List.of()).right()).isFalse();
        assertThat(best.line(card("9D"))).containsExactly(card("9D"));
    }

    @Test
    void what_a_defender_lets_through_is_the_contract() {
        BestCard best = best(
                Contract.withoutTrump(ContractType.DURCH, Seat.FOREHAND),
                Goal.DURCH,
                Score.NOTHING,
                Seat.FOREHAND,
                List.of("9S"),
                "C:A D:A8",
                "C:8 D:TK H:J",
                "C:9 D:7 H:97");
        assertThat(reason(best, "8C").why()).isEqualTo(Why.STOPS_CONTRACT);
        assertThat(reason(best, "KD").why()).isEqualTo(Why.LETS_CONTRACT_THROUGH);
    }

    @Test
    void the_seven_is_saved_or_given_up() {
        BestCard best = best(
                HEARTS,
                Goal.SEVEN,
                Score.NOTHING,
                Seat.FOREHAND,
                List.of(),
                "C:AK S:Q H:7",
                "C:9 D:A98",
                "C:T S:AK H:9");
        assertThat(best.solution()).isEqualTo(chosen("AC"));
        assertThat(reason(best, "AC").why()).isEqualTo(Why.SAVES_SEVEN);
        assertThat(reason(best, "7H").why()).isEqualTo(Why.SEVEN_TOO_EARLY);
    }

    @Test
    void R_27_what_is_paid_costs_the_soloist_twice_what_it_costs_a_defender() {
        Score score = new Score(List.of(), 0, 40, List.of(20), List.of(), Optional.empty());
        BestCard best = best(
                HEARTS,
                Goal.settlement(new Doubles(1, 0, 0)),
                score,
                Seat.FOREHAND,
                List.of(),
                "C:A S:7 H:A98",
                "C:KJ D:T H:KJ",
                "S:Q D:J98 H:T");
        assertThat(reason(best, "AH").why()).isEqualTo(Why.KEEPS_PAYMENT);
        assertThat(reason(best, "AC").about())
                .containsEntry("best", new Thing.Signed(8))
                .containsEntry("units", new Thing.Signed(-8))
                .containsEntry("cost", new Thing.Count(16));
    }

    @Test
    void the_play_after_a_card_goes_on_to_the_end() {
        BestCard best = defending();
        Position position = best.position();
        for (Card card : best.line(card("AS"))) {
            position = position.play(card);
        }
        assertThat(position.over()).isTrue();
        assertThat(Stream.of(20, 10)).contains(position.score().defencePoints() - 20);
    }

    @Test
    void a_position_in_which_every_card_is_as_good_is_no_choice() {
        assertThatThrownBy(() -> best(
                        BETL,
                        Goal.BETL,
                        Score.NOTHING,
                        Seat.FOREHAND,
                        List.of(),
                        "S:87 D:9 H:7",
                        "S:9 D:JQ H:8",
                        "C:A S:J D:8 H:9"))
                .hasMessageContaining("some card that may be played costs something");
    }
}
