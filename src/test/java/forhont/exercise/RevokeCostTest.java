package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.RuleSetFiles;
import forhont.rules.Announced;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.settlement.Account;
import forhont.settlement.Doubles;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RevokeCostTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");
    private static final List<Misconception> ALL = Arrays.asList(Misconception.values());

    /** Hearts with a flek on the game: 4 at stake, so ten is the least. */
    private final RevokeCost least = cost(Announced.NOTHING, new Doubles(1, 0, 0), Seat.SECOND);

    private static RevokeCost cost(Announced announced, Doubles doubles, Seat offender) {
        Contract contract = Contract.suit(Seat.FOREHAND, Suit.HEARTS);
        return new RevokeCost(new Account(TRADITIONAL, contract, announced, doubles), offender);
    }

    private static Answer.Numbers numbers(int seat0, int seat1, int seat2) {
        return new Answer.Numbers(Map.of(Field.SEAT_0, seat0, Field.SEAT_1, seat1, Field.SEAT_2, seat2));
    }

    private static List<Misconception> found(RevokeCost cost, Answer.Numbers answer) {
        return cost.judge(answer, ALL).misconceptions();
    }

    @Test
    void each_of_the_others_receives_ten_at_least() {
        assertThat(least.solution()).isEqualTo(numbers(10, -20, 10));
        assertThat(least.judge(least.solution(), ALL).marks())
                .allMatch(mark -> mark.reason().why() == Why.REVOKE_COSTS_TEN);
    }

    @Test
    void what_is_at_stake_is_paid_where_it_is_more() {
        RevokeCost more = cost(Announced.NOTHING.withSeven(Side.SOLOIST), new Doubles(1, 1, 0), Seat.SECOND);
        assertThat(more.solution()).isEqualTo(numbers(12, -24, 12));
        assertThat(more.judge(more.solution(), ALL).marks())
                .allMatch(mark -> mark.reason().why() == Why.REVOKE_COSTS_THE_SUM);
        assertThat(more.wrongAnswers()).doesNotContainKey(Misconception.REVOKE_WITHOUT_A_FLOOR);
    }

    @Test
    void each_wrong_rule_is_named() {
        assertThat(found(least, numbers(10, -10, 0))).containsExactly(Misconception.REVOKE_SPARES_THE_PARTNER);
        assertThat(found(least, numbers(4, -8, 4))).containsExactly(Misconception.REVOKE_WITHOUT_A_FLOOR);
        assertThat(found(least, numbers(10, -10, 10))).contains(Misconception.REVOKE_PAID_ONCE);
    }

    @Test
    void a_soloist_who_revokes_has_no_partner_to_spare() {
        assertThat(cost(Announced.NOTHING, Doubles.NONE, Seat.FOREHAND).wrongAnswers())
                .doesNotContainKey(Misconception.REVOKE_SPARES_THE_PARTNER);
    }
}
