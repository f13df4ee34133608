package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.RuleSetFiles;
import forhont.rules.Announced;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class PaymentProperties {

    @Property(tries = 20_000, edgeCases = EdgeCasesMode.NONE, seed = "32")
    void what_is_paid_cancels(@ForAll("accounts") Account account, @ForAll("facts") Facts.Suit facts) {
        Assume.that(Impossible.of(account, facts).isEmpty());
        Settlement settlement = account.settle(facts);
        Payments payments = settlement.payments();
        long sum = 0;
        for (Seat seat : Seat.values()) {
            sum += payments.of(seat);
            long share = account.contract().soloist() == seat ? 2L : -1L;
            assertThat((long) payments.of(seat)).isEqualTo(share * settlement.perDefender());
        }
        assertThat(sum).isZero();
    }

    @Property(edgeCases = EdgeCasesMode.NONE, seed = "32")
    void a_revoke_costs_the_offender_at_least_twenty(@ForAll("accounts") Account account, @ForAll Seat offender) {
        Assume.that(Impossible.of(account).isEmpty());
        assertThat(account.revoke(offender).of(offender)).isLessThanOrEqualTo(-20);
    }

    @Property(edgeCases = EdgeCasesMode.NONE, seed = "32")
    void one_more_step_doubles_the_game(@ForAll("facts") Facts.Suit facts, @ForAll @IntRange(max = 15) int steps) {
        Account one = Row.account("traditional", "H", "-", steps + " 0");
        Account more = Row.account("traditional", "H", "-", (steps + 1) + " 0");
        Assume.that(Impossible.of(one, facts).isEmpty());
        assertThat(more.settle(facts).components().get(0).value())
                .isEqualTo(2 * one.settle(facts).components().get(0).value());
    }

    @Provide
    Arbitrary<Account> accounts() {
        Arbitrary<Optional<Side>> side = Arbitraries.of(Side.values()).optional();
        Arbitrary<Integer> steps = Arbitraries.integers().between(0, RuleSet.MOST_STEPS);
        return Combinators.combine(
                        Arbitraries.of(RuleSetFiles.all().values()),
                        Arbitraries.of(Seat.values()),
                        Arbitraries.of(Suit.values()),
                        Combinators.combine(side, side).as(Announced::new),
                        steps,
                        steps)
                .as((rules, soloist, trump, announced, game, seven) -> new Account(
                        rules,
                        Contract.suit(soloist, trump),
                        announced,
                        new Doubles(game, announced.seven().isPresent() ? seven : 0, 0)));
    }

    @Provide
    Arbitrary<Facts.Suit> facts() {
        Arbitrary<List<Integer>> marriages = Arbitraries.of(20, 40).list().ofMaxSize(2);
        Arbitrary<Optional<Score.LastSeven>> seven = Combinators.combine(
                        Arbitraries.of(Side.values()), Arbitraries.of(true, false))
                .as(Score.LastSeven::new)
                .optional();
        return Combinators.combine(Arbitraries.integers().between(0, 9), marriages, marriages, seven)
                .as((tens, own, against, last) -> new Facts.Suit(10 * tens, 90 - 10 * tens, own, against, last));
    }
}
