package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.solver.Goal;
import forhont.solver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SafeCardTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");

    private static Card card(String text) {
        return Card.parse(text).orElseThrow();
    }

    private static List<Card> cards(String text) {
        return text.isEmpty()
                ? List.of()
                : Stream.of(text.split(" ")).map(SafeCardTest::card).toList();
    }

    /** Forehand plays a Suit; of the earlier tricks each is three cards. */
    private static Sight sight(String indicator, String hand, String trick, String talon, String... earlier) {
        Contract contract = Contract.suit(Seat.FOREHAND, card(indicator).suit());
        List<Trick> tricks = new ArrayList<>();
        Seat leader = Seat.FOREHAND;
        for (String each : earlier) {
            tricks.add(new Trick(leader, cards(each)));
            leader = tricks.get(tricks.size() - 1).winner(contract);
        }
        return new Sight(
                TRADITIONAL,
                contract,
                CardSet.parse(hand).orElseThrow(),
                tricks,
                new Trick(leader, cards(trick)),
                CardSet.of(cards(talon)),
                Optional.of(card(indicator)),
                Announced.NOTHING,
                List.of());
    }

    /** The third seat, a defender, leads with three cards left. */
    private static SafeCard leading() {
        Sight sight = sight(
                "8S",
                "S:Q D:J8",
                "",
                "",
                "KH QH TH",
                "8C AC 7C",
                "AH AS 8H",
                "QD AD KD",
                "9H JH 7D",
                "TS 9C 9S",
                "TC JC JS");
        return SafeCard.of(sight, Goal.POINTS, new Solver());
    }

    /** The third seat follows a queen of bells. */
    private static SafeCard following() {
        Sight sight = sight("9H", "S:A9 D:TK7", "QD", "", "AH KH 8H", "TH 7C JH", "KC JC 9C", "QH 7S 8D", "AC QC JS");
        return SafeCard.of(sight, Goal.POINTS, new Solver());
    }

    private static Reason reason(SafeCard safe, String card) {
        return safe.reason(new Option.OfCard(card(card)));
    }

    @Test
    void a_safe_card_is_right_and_told_in_how_many_layouts_it_holds() {
        SafeCard safe = leading();
        assertThat(safe.solution()).isEqualTo(Answer.Chosen.of(new Option.OfCard(card("QS"))));
        assertThat(safe.judge(safe.solution(), List.of()).right()).isTrue();
        assertThat(reason(safe, "QS").why()).isEqualTo(Why.SAFE_POINTS);
        assertThat(reason(safe, "QS").about()).containsEntry("count", new Thing.Count(safe.layouts()));
    }

    @Test
    void a_card_that_may_cost_points_is_told_what_it_costs_in_the_layout_that_refutes_it() {
        SafeCard safe = leading();
        Outlook refuting = safe.refutation(card("JD")).orElseThrow();
        assertThat(reason(safe, "JD").why()).isEqualTo(Why.MAY_COST_POINTS);
        assertThat(reason(safe, "JD").about()).containsEntry("cost", new Thing.Count(20));
        assertThat(refuting.best().contains(card("JD"))).isFalse();
        assertThat(refuting.best().contains(card("QS"))).isTrue();
        assertThat(safe.refutation(card("QS"))).isEmpty();
    }

    @Test
    void whoever_did_not_follow_beat_or_announce_has_no_card_for_it_in_any_layout() {
        SafeCard safe = leading();
        for (Outlook refuting : safe.refuted().values()) {
            Position position = refuting.position();
            assertThat(position.hands().of(Seat.FOREHAND).contains(card("8S"))).isTrue();
            assertThat(position.hands().of(Seat.SECOND).ofSuit(Suit.HEARTS).isEmpty())
                    .isTrue();
            assertThat(position.hands().of(Seat.SECOND).ofSuit(Suit.LEAVES).isEmpty())
                    .isTrue();
        }
    }

    @Test
    void a_card_that_may_not_be_played_is_told_its_rule() {
        SafeCard safe = following();
        assertThat(safe.safe()).isEqualTo(CardSet.of(card("TD")));
        assertThat(reason(safe, "AS").why()).isEqualTo(Why.MUST_FOLLOW_SUIT);
        assertThat(reason(safe, "7D").why()).isEqualTo(Why.MUST_BEAT);
        assertThat(reason(safe, "KD").why()).isEqualTo(Why.MAY_COST_POINTS);
    }

    @Test
    void the_layout_that_refutes_a_card_is_played_through_from_that_card() {
        SafeCard safe = leading();
        Worked worked = Worked.refuting(safe, card("JD")).orElseThrow();
        Worked.Play first = (Worked.Play) worked.stages().get(0);
        assertThat(worked.stages()).hasSize(9);
        assertThat(first.card()).isEqualTo(card("JD"));
        assertThat(first.result().orElseThrow().why()).isEqualTo(Why.COSTS_POINTS);
        assertThat(Worked.refuting(safe, card("QS"))).isEmpty();
    }

    @Test
    void a_defender_does_not_see_the_talon() {
        assertThatThrownBy(() -> sight(
                        "8S",
                        "S:Q D:J8",
                        "",
                        "KS 7H",
                        "KH QH TH",
                        "8C AC 7C",
                        "AH AS 8H",
                        "QD AD KD",
                        "9H JH 7D",
                        "TS 9C 9S",
                        "TC JC JS"))
                .hasMessageContaining("the soloist alone sees the two cards of the talon");
    }

    @Test
    void a_position_with_too_much_unseen_is_refused() {
        Sight sight = sight("8S", "S:QJ9 H:8 C:8 D:AJ89", "", "", "KH QH TH");
        assertThatThrownBy(() -> SafeCard.of(sight, Goal.POINTS, new Solver()))
                .hasMessageContaining("from 1 to 1000 ways");
    }
}
