package forhont.solver;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.rules.Position;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The search against the plain reference, on endings by the hundred thousand. */
class EndingsTest {
    private final Solver solver = new Solver();

    @Test
    void agrees_with_the_plain_reference_on_two_hundred_thousand_small_endings() {
        agrees(new Random(1), 100_000, 2);
        agrees(new Random(2), 80_000, 3);
        agrees(new Random(3), 25_000, 4);
    }

    @Test
    @Tag("long")
    void agrees_with_the_plain_reference_on_two_million_endings() {
        agrees(new Random(11), 700_000, 2);
        agrees(new Random(12), 700_000, 3);
        agrees(new Random(13), 600_000, 4);
    }

    @Test
    @Tag("long")
    void agrees_with_the_plain_reference_on_twenty_thousand_endings_of_five_cards() {
        agrees(new Random(14), 20_000, 5);
    }

    private void agrees(Random random, int endings, int cardsEach) {
        for (int i = 0; i < endings; i++) {
            Endings.Ending ending = Endings.random(random, cardsEach);
            check(ending.position(), ending.goal());
        }
    }

    private void check(Position position, Goal goal) {
        Solution solution = solver.solve(position, goal);
        boolean same = true;
        boolean soloist = position.toPlay() == position.contract().soloist();
        boolean high = soloist != goal.defencePlaysForIt();
        int best = high ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Solution.CardValue each : solution.cards()) {
            int value = Reference.value(position.play(each.card()), goal);
            best = high ? Math.max(best, value) : Math.min(best, value);
            same &= value == each.value();
        }
        if (!same
                || best != solution.value()
                || solution.cards().size() != position.legal().size()) {
            assertThat(solution.cards())
                    .as("%s of %s", goal, position)
                    .isEqualTo(position.legal().cards().stream()
                            .map(card -> new Solution.CardValue(card, Reference.value(position.play(card), goal)))
                            .toList());
            assertThat(solution.value()).as("%s of %s", goal, position).isEqualTo(best);
        }
    }
}
