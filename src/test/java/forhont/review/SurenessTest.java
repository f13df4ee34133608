package forhont.review;

import static forhont.exercise.Misconception.HIGHEST_CARD_WINS;
import static forhont.exercise.Misconception.NEED_NOT_BEAT;
import static forhont.exercise.Misconception.NEED_NOT_BEAT_PARTNER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import forhont.exercise.Kind;
import forhont.review.Sureness.Degree;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SurenessTest {
    private final Answers answers = new Answers();

    private Map<String, Sureness> byRule() {
        return Sureness.byRule(Given.first(answers.all()));
    }

    private Degree degree() {
        return byRule().get("R-16b").degree();
    }

    @Test
    void nothing_is_known_of_a_rule_that_was_never_asked() {
        assertThat(byRule()).isEmpty();
        answers.right(NEED_NOT_BEAT);
        assertThat(byRule()).containsOnlyKeys("R-16b");
    }

    @Test
    void three_right_answers_are_good_and_five_in_a_row_are_sure() {
        answers.right(NEED_NOT_BEAT).right(NEED_NOT_BEAT_PARTNER);
        assertThat(degree()).isEqualTo(Degree.SHAKY);
        answers.right(NEED_NOT_BEAT);
        assertThat(degree()).isEqualTo(Degree.GOOD);
        answers.right(NEED_NOT_BEAT).right(NEED_NOT_BEAT);
        assertThat(degree()).isEqualTo(Degree.SURE);
    }

    @Test
    void only_the_last_five_questions_count() {
        answers.wrong().wrong().right(NEED_NOT_BEAT).right(NEED_NOT_BEAT).right(NEED_NOT_BEAT);
        assertThat(byRule().get("R-16b")).isEqualTo(new Sureness(List.of(false, false, true, true, true)));
        assertThat(degree()).isEqualTo(Degree.GOOD);
        answers.right(NEED_NOT_BEAT).right(NEED_NOT_BEAT);
        assertThat(degree()).isEqualTo(Degree.SURE);
        answers.wrong();
        assertThat(degree()).isEqualTo(Degree.GOOD);
    }

    @Test
    void a_question_counts_by_its_first_answer_and_anew_when_it_is_begun_anew() {
        answers.add(Kind.LEGAL_CARDS, 1, 7, false, 1, NEED_NOT_BEAT);
        answers.add(Kind.LEGAL_CARDS, 1, 7, true, 2, NEED_NOT_BEAT);
        assertThat(byRule().get("R-16b").latest()).containsExactly(false);
        answers.add(Kind.LEGAL_CARDS, 1, 7, true, 1, NEED_NOT_BEAT);
        assertThat(byRule().get("R-16b").latest()).containsExactly(false, true);
    }

    @Test
    void right_after_a_hint_is_not_right_at_once() {
        answers.add(Kind.LEGAL_CARDS, 1, 7, true, 2, NEED_NOT_BEAT);
        assertThat(byRule().get("R-16b").latest()).containsExactly(false);
    }

    @Test
    void a_misconception_tells_of_the_rule_that_puts_it_right() {
        answers.wrong(HIGHEST_CARD_WINS);
        assertThat(byRule()).containsOnlyKeys("R-16b", "R-18");
    }

    @Test
    void without_any_question_nobody_is_sure() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Sureness(List.of()));
    }
}
