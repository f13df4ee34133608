package forhont.review;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Kind;
import forhont.practice.Theme;
import org.junit.jupiter.api.Test;

class SkillsTest {
    private final Answers answers = new Answers();
    private int item;

    private int level() {
        return Skills.of(answers.all()).level(Kind.COUNT);
    }

    private void answer(boolean right) {
        answers.add(Kind.COUNT, level(), ++item, right, 1);
    }

    @Test
    void who_is_new_begins_at_the_lowest_level() {
        assertThat(level()).isEqualTo(1);
        answers.add(Kind.SETTLE, 3, 1, true, 1);
        assertThat(level()).isEqualTo(1);
    }

    @Test
    void right_answers_lead_up_and_wrong_ones_down_again() {
        for (int time = 0; time < 3; time++) {
            answer(true);
        }
        assertThat(level()).isEqualTo(2);
        for (int time = 0; time < 12; time++) {
            answer(true);
        }
        assertThat(level()).isEqualTo(3);
        for (int time = 0; time < 10; time++) {
            answer(false);
        }
        assertThat(level()).isLessThan(3);
    }

    @Test
    void one_lucky_answer_does_not_lead_to_the_top() {
        answer(true);
        assertThat(level()).isLessThan(3);
    }

    @Test
    void the_same_item_counts_once_by_its_first_answer() {
        answers.add(Kind.COUNT, 1, 1, false, 1).add(Kind.COUNT, 1, 1, true, 2).add(Kind.COUNT, 1, 1, true, 1);
        Skills.Skill skill = Skills.of(answers.all()).kinds().get(Kind.COUNT);
        assertThat(skill.answers()).isEqualTo(1);
        assertThat(skill.strength().rating()).isLessThan(Glicko.UNKNOWN.rating());
    }

    @Test
    void a_right_answer_with_help_counts_half() {
        answers.add(Kind.COUNT, 1, 1, true, 2);
        double helped =
                Skills.of(answers.all()).kinds().get(Kind.COUNT).strength().rating();
        answers.add(Kind.SETTLE, 1, 1, true, 1);
        double alone =
                Skills.of(answers.all()).kinds().get(Kind.SETTLE).strength().rating();
        assertThat(helped).isLessThan(alone);
    }

    @Test
    void days_without_practice_make_the_strength_less_sure() {
        for (int time = 0; time < 20; time++) {
            answer(true);
        }
        answers.days(1);
        answer(true);
        double soon =
                Skills.of(answers.all()).kinds().get(Kind.COUNT).strength().deviation();
        answers.days(200);
        answer(true);
        Skills after = Skills.of(answers.all());
        assertThat(after.kinds().get(Kind.COUNT).strength().deviation()).isGreaterThan(soon);
        assertThat(after.themes()).containsOnlyKeys(Theme.BEATING_A_PARTNER);
    }
}
