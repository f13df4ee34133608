package forhont.solver;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.protocol.EvaluationRun;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.Seat;
import java.util.List;
import java.util.Optional;
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
    void it_can_be_cancelled() {
        assertThat(new EvaluationRun(2).run(new Evaluation(holding(TWELVE), 24, 1), progress -> {}, () -> true))
                .isEmpty();
    }
}
