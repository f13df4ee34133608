package forhont.practice;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Appraisal;
import forhont.exercise.Kind;
import forhont.exercise.WorthChoice;
import forhont.rules.Contract;
import forhont.solver.Evaluation;
import forhont.solver.Solver;
import forhont.solver.Worth;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Appraises the cards again in deals of its own: what was best is best there too, but for chance. */
class WorthDrawTest {
    private static final long OTHER_DEALS = 2;
    private static final double CHANCE = 3;

    private final Solver solver = new Solver();

    @ParameterizedTest
    @EnumSource(names = {"TRUMP_CHOICE", "CONTRACT_CHOICE"})
    void other_deals_agree_on_the_best(Kind kind) {
        Drawn.items(kind).forEach(this::agree);
    }

    @Tag("long")
    @ParameterizedTest
    @EnumSource(names = {"TRUMP_CHOICE", "CONTRACT_CHOICE"})
    void other_deals_agree_on_the_best_of_many_items(Kind kind) {
        for (int seed = 1; seed <= Drawn.MANY_SEEDS; seed++) {
            agree(Drawn.item(kind, seed));
        }
    }

    private void agree(Item item) {
        Appraisal appraisal = ((WorthChoice) item.exercise()).appraisal();
        List<Worth> again = new Evaluation(appraisal.holding(), Appraisal.SAMPLES, OTHER_DEALS).worths(solver);
        Worth best = of(appraisal.best().contract(), again);
        for (Worth rival : appraisal.worths()) {
            Worth other = of(rival.contract(), again);
            double chance = Math.hypot(best.standardError(), other.standardError());
            assertThat(best.expected())
                    .as(item.code() + " " + again)
                    .isGreaterThanOrEqualTo(other.expected() - CHANCE * chance);
        }
    }

    private static Worth of(Contract contract, List<Worth> worths) {
        return worths.stream()
                .filter(worth -> worth.contract().equals(contract))
                .findFirst()
                .orElseThrow();
    }
}
