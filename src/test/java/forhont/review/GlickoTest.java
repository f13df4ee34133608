package forhont.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class GlickoTest {
    private static Glicko.Game game(double rating, double deviation, double score) {
        return new Glicko.Game(new Glicko(rating, deviation, 0.06), score);
    }

    /** The example worked out in the paper. */
    @Test
    void three_games_of_the_published_example_give_its_numbers() {
        Glicko after =
                new Glicko(1500, 200, 0.06).after(List.of(game(1400, 30, 1), game(1550, 100, 0), game(1700, 300, 0)));
        assertThat(after.rating()).isCloseTo(1464.06, within(0.01));
        assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
        assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
    }

    @Test
    void the_expected_scores_of_the_example_are_those_of_the_paper() {
        Glicko player = new Glicko(1500, 200, 0.06);
        assertThat(player.expected(new Glicko(1400, 30, 0.06))).isCloseTo(0.639, within(0.001));
        assertThat(player.expected(new Glicko(1550, 100, 0.06))).isCloseTo(0.432, within(0.001));
        assertThat(player.expected(new Glicko(1700, 300, 0.06))).isCloseTo(0.303, within(0.001));
    }

    @Test
    void a_period_without_games_only_makes_the_rating_less_sure() {
        Glicko before = new Glicko(1600, 200, 0.06);
        Glicko after = before.after(List.of());
        assertThat(after.rating()).isEqualTo(1600);
        assertThat(after.deviation()).isCloseTo(200.27, within(0.01));
        assertThat(Glicko.UNKNOWN.after(List.of()).deviation()).isEqualTo(350);
    }

    @Test
    void an_upset_makes_the_strength_less_steady() {
        Glicko upset = new Glicko(1500, 50, 0.06)
                .after(List.of(game(2300, 50, 1), game(2300, 50, 1), game(2300, 50, 1), game(2300, 50, 1)));
        assertThat(upset.volatility()).isGreaterThan(0.06);
        assertThat(upset.rating()).isGreaterThan(1500);
    }
}
