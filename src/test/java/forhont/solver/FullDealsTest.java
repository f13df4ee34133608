package forhont.solver;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.rules.Card;
import forhont.rules.Position;
import forhont.settlement.Doubles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole deals played along the solver's line. */
class FullDealsTest {
    private final Solver solver = new Solver();

    @ParameterizedTest
    @EnumSource(Goal.Kind.class)
    void a_hundred_deals_played_along_best_cards_end_in_the_value_promised(Goal.Kind kind) {
        Goal goal = new Goal(kind, Doubles.NONE);
        for (int number = 0; number < 100; number++) {
            Position position = Deals.deal(number, kind);
            Solution solution = solver.solve(position, goal);
            for (Card card : solution.line()) {
                position = position.play(card);
            }
            assertThat(position.over()).isTrue();
            assertThat(Reference.value(position, goal)).as("deal %s", number).isEqualTo(solution.value());
            assertThat(solution.best().contains(solution.line().get(0))).isTrue();
        }
    }
}
