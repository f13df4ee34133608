package forhont.review;

import static forhont.exercise.Misconception.MAY_DUCK;
import static forhont.exercise.Misconception.NEED_NOT_BEAT;
import static forhont.exercise.Misconception.SEVEN_ANY_TIME;
import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReviewTest {
    private final Answers answers = new Answers();

    private List<Misconception> due() {
        return Review.of(answers.all()).due(answers.now());
    }

    /** After how many days it is due again, and on no day before. */
    private long daysUntilDue() {
        Review review = Review.of(answers.all());
        long days = review.daysUntil(NEED_NOT_BEAT, answers.now());
        assertThat(review.due(answers.now().plus(Duration.ofDays(days)))).containsExactly(NEED_NOT_BEAT);
        assertThat(review.due(answers.now().plus(Duration.ofDays(days - 1)))).isEmpty();
        return days;
    }

    @Test
    void who_has_shown_nothing_has_nothing_to_look_at_again() {
        assertThat(due()).isEmpty();
        answers.right(NEED_NOT_BEAT).days(30);
        assertThat(due()).isEmpty();
    }

    @Test
    void what_was_shown_comes_back_the_next_day_and_not_before() {
        answers.wrong(NEED_NOT_BEAT);
        assertThat(due()).isEmpty();
        answers.days(1);
        assertThat(due()).containsExactly(NEED_NOT_BEAT);
    }

    @Test
    void each_right_answer_that_it_would_have_spoilt_puts_it_off_for_longer() {
        answers.wrong(NEED_NOT_BEAT);
        long before = daysUntilDue();
        for (int look = 0; look < 4; look++) {
            answers.days(before).right(NEED_NOT_BEAT);
            long next = daysUntilDue();
            assertThat(next).isGreaterThan(before);
            before = next;
        }
        answers.days(before).wrong(NEED_NOT_BEAT);
        assertThat(daysUntilDue()).isLessThan(before);
    }

    @Test
    void a_second_try_on_the_same_day_is_no_look_but_on_a_later_day_it_is() {
        answers.add(Kind.LEGAL_CARDS, 1, 5, false, 1, NEED_NOT_BEAT);
        answers.add(Kind.LEGAL_CARDS, 1, 5, true, 2, NEED_NOT_BEAT);
        assertThat(daysUntilDue()).isEqualTo(1);
        answers.days(1).add(Kind.LEGAL_CARDS, 1, 6, true, 2, NEED_NOT_BEAT);
        assertThat(due()).isEmpty();
    }

    @Test
    void the_longest_due_comes_first() {
        answers.wrong(SEVEN_ANY_TIME)
                .days(1)
                .wrong(NEED_NOT_BEAT)
                .days(1)
                .wrong(MAY_DUCK)
                .days(1);
        assertThat(due()).containsExactly(SEVEN_ANY_TIME, NEED_NOT_BEAT, MAY_DUCK);
    }

    @Test
    void a_day_has_room_for_ten_looks() {
        Misconception[] many = List.of(Misconception.values()).subList(0, 14).toArray(Misconception[]::new);
        answers.wrong(many).days(1);
        assertThat(due()).hasSize(Review.MOST_A_DAY);
        answers.right(many[0]).right(many[1]).wrong(many[2]);
        assertThat(due()).hasSize(Review.MOST_A_DAY - 3).doesNotContain(many[0], many[1], many[2]);
        answers.days(1);
        assertThat(due()).hasSize(Review.MOST_A_DAY);
    }
}
