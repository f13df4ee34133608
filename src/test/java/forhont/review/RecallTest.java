package forhont.review;

import static forhont.review.Recall.Grade.AGAIN;
import static forhont.review.Recall.Grade.EASY;
import static forhont.review.Recall.Grade.GOOD;
import static forhont.review.Recall.Grade.HARD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import forhont.review.Recall.Grade;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RecallTest {
    @ParameterizedTest
    @CsvSource({"AGAIN,0.212,6.4133", "HARD,1.2931,5.11217071", "GOOD,2.3065,2.11810397", "EASY,8.2956,1.0"})
    void the_first_time_gives_the_published_values(Grade grade, double stability, double difficulty) {
        Recall first = Recall.first(grade);
        assertThat(first.stability()).isCloseTo(stability, within(0.0001));
        assertThat(first.difficulty()).isCloseTo(difficulty, within(0.0001));
    }

    /** A sequence by which implementations of FSRS-6 are compared. */
    @Test
    void forgotten_once_and_then_remembered_on_growing_days_gives_the_known_values() {
        Recall recall = Recall.first(AGAIN);
        for (long days : List.of(0L, 1L, 3L, 8L, 21L)) {
            recall = recall.after(GOOD, days);
        }
        assertThat(recall.stability()).isCloseTo(53.62691, within(0.0001));
        assertThat(recall.difficulty()).isCloseTo(6.3574867, within(0.0001));
        assertThat(recall.interval()).isEqualTo(54);
    }

    @Test
    void the_chance_is_nine_in_ten_when_the_stability_has_passed() {
        Recall recall = new Recall(20, 5);
        assertThat(recall.chance(0)).isEqualTo(1);
        assertThat(recall.chance(20)).isCloseTo(0.9, within(1e-9));
        assertThat(recall.chance(200)).isBetween(0.5, 0.8);
    }

    @ParameterizedTest
    @EnumSource
    void stability_and_difficulty_stay_in_their_ranges_however_long_it_goes_on(Grade grade) {
        Recall recall = Recall.first(grade);
        for (int time = 0; time < 200; time++) {
            recall = recall.after(grade, time % 3 == 0 ? 0 : recall.interval());
            assertThat(recall.stability()).isPositive();
            assertThat(recall.difficulty()).isBetween(1.0, 10.0);
            assertThat(recall.interval()).isBetween(1L, 36_500L);
        }
    }

    @Test
    void easier_remembering_means_a_longer_interval_and_forgetting_a_shorter_one() {
        Recall recall = new Recall(10, 5);
        double again = recall.after(AGAIN, 10).stability();
        double hard = recall.after(HARD, 10).stability();
        double good = recall.after(GOOD, 10).stability();
        double easy = recall.after(EASY, 10).stability();
        assertThat(again).isLessThan(10);
        assertThat(hard).isBetween(10.0, good);
        assertThat(easy).isGreaterThan(good);
        assertThat(recall.after(GOOD, 20).stability()).isGreaterThan(good);
    }
}
