package forhont.solver;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.protocol.EvaluationRun;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Seat;
import forhont.settlement.Doubles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What hands are worth. */
class EvaluationTest {
    private static final CardSet TWELVE = CardSet.of(cards("AC TC KC QC JC 9C 8C AS AD 7H 8H 9D".split(" ")));

    private static List<Card> cards(String... names) {
        return List.of(names).stream()
                .map(name -> Card.parse(name).orElseThrow())
                .toList();
    }

    private static Holding holding(CardSet cards) {
        return new Holding(Tables.TRADITIONAL, Seat.FOREHAND, cards, Card.parse("8C"), Optional.empty());
    }

    private static List<Worth> worths(CardSet cards, int threads, long seed) {
        return new EvaluationRun(threads)
                .run(new Evaluation(holding(cards), 24, seed), progress -> {}, () -> false)
                .orElseThrow();
    }

    @Test
    void the_answer_for_a_seed_is_the_same_whatever_the_number_of_threads() {
        assertThat(worths(TWELVE, 3, 5)).isEqualTo(worths(TWELVE, 1, 5));
    }

    @Test
    void cards_that_are_alike_in_play_are_not_tried_one_for_the_other() {
        Holding holding = holding(CardSet.of(cards("AC KC QC 8C 7C JS 9S 8S TD 9H 8H 7H".split(" "))));
        Contract suit = holding.contracts().get(0);
        List<CardSet> discards = holding.discards(suit);
        assertThat(discards)
                .contains(set("9S 8S"), set("8S 7H"), set("8H 7H"), set("7C 8S"), set("KC QC"))
                .doesNotContain(set("JS 8S"), set("9S 7H"), set("9H 7H"), set("JS 9S"));
        for (CardSet left : everyTwo(holding, suit)) {
            if (!discards.contains(left)) {
                assertThat(discards.stream().filter(tried -> sameValue(holding, suit, tried, left)))
                        .as("%s", left)
                        .isNotEmpty();
            }
        }
    }

    private static CardSet set(String text) {
        return CardSet.of(cards(text.split(" ")));
    }

    private static List<CardSet> everyTwo(Holding holding, Contract contract) {
        List<CardSet> all = new ArrayList<>();
        for (Card one : holding.cards()) {
            for (Card other : holding.cards()) {
                if (one.index() < other.index()
                        && holding.discardable(one, contract)
                        && holding.discardable(other, contract)) {
                    all.add(CardSet.of(one, other));
                }
            }
        }
        return all;
    }

    /** Whether the two discards are worth the same in twenty deals of the other cards. */
    private static boolean sameValue(Holding holding, Contract contract, CardSet one, CardSet other) {
        Samples samples = new Samples(holding, 3);
        Solver solver = new Solver();
        Goal goal = Goal.settlement(Doubles.NONE);
        return IntStream.range(0, 20)
                .allMatch(number -> solver.value(samples.position(number, contract, one), goal)
                        == solver.value(samples.position(number, contract, other), goal));
    }

    @Test
    void seven_top_trumps_with_their_marriage_win_a_suit() {
        Worth best = worths(TWELVE, 2, 1).get(0);
        assertThat(best.contract().type()).isEqualTo(ContractType.SUIT);
        assertThat(best.winRate()).isEqualTo(1);
        assertThat(best.expected()).isGreaterThan(1);
        assertThat(best.discard().size()).isEqualTo(2);
        assertThat(best.discard().intersects(CardSet.sharp())).isFalse();
    }

    @Test
    void seven_cards_are_worth_something_before_the_rest_is_seen() {
        List<Worth> worths = worths(CardSet.of(cards("AC", "TC", "KC", "QC", "8C", "AS", "AD")), 2, 1);
        assertThat(worths)
                .hasSize(5)
                .allSatisfy(each -> assertThat(each.discard()).isEqualTo(CardSet.EMPTY));
        assertThat(worths.get(0).contract().type()).isEqualTo(ContractType.SUIT);
    }

    @Test
    void whoever_outbids_a_suit_may_not_play_one() {
        Holding holding =
                new Holding(Tables.TRADITIONAL, Seat.SECOND, TWELVE, Optional.empty(), Optional.of(ContractType.SUIT));
        assertThat(holding.contracts()).extracting(each -> each.type()).doesNotContain(ContractType.SUIT);
    }

    @Test
    void all_that_is_planned_is_done_however_few_or_many_samples_are_wanted() {
        for (int wanted : new int[] {1, 2, 3, 12, 60}) {
            for (Seat seat : Seat.values()) {
                Optional<ContractType> standing =
                        seat == Seat.FOREHAND ? Optional.empty() : Optional.of(ContractType.SUIT);
                Evaluation evaluation = new Evaluation(
                        new Holding(Tables.TRADITIONAL, seat, TWELVE, Optional.empty(), standing), wanted, 1);
                evaluation.worths(new Solver());
                assertThat(evaluation.progress()).isEqualTo(1);
            }
        }
    }

    @Test
    void it_can_be_cancelled() {
        assertThat(new EvaluationRun(2).run(new Evaluation(holding(TWELVE), 24, 1), progress -> {}, () -> true))
                .isEmpty();
    }
}
