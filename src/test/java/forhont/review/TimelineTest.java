package forhont.review;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Kind;
import forhont.review.Timeline.Span;
import java.time.DayOfWeek;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class TimelineTest {
    private final Answers answers = new Answers();

    private Timeline timeline() {
        return Timeline.of(Given.first(answers.all()), answers.now());
    }

    private Span latest(int before) {
        return timeline().spans().get(timeline().spans().size() - 1 - before);
    }

    @Test
    void somebody_new_sees_fourteen_days_up_to_today() {
        answers.right().wrong().days(13).right();
        long today = Given.day(answers.now());
        assertThat(timeline().byDays()).isTrue();
        assertThat(timeline().spans()).hasSize(14);
        assertThat(latest(0)).isEqualTo(new Span(today, today, 1, 0));
        assertThat(latest(13)).isEqualTo(new Span(today - 13, today - 13, 1, 1));
        assertThat(timeline().all()).isEqualTo(3);
        assertThat(timeline().right()).isEqualTo(2);
        assertThat(timeline().most()).isEqualTo(2);
    }

    @Test
    void who_was_here_before_sees_eight_weeks_that_begin_on_monday() {
        answers.right().days(14).right().wrong();
        assertThat(timeline().byDays()).isFalse();
        assertThat(timeline().spans()).hasSize(8).allSatisfy(span -> {
            assertThat(LocalDate.ofEpochDay(span.first()).getDayOfWeek()).isEqualTo(DayOfWeek.MONDAY);
            assertThat(span.last()).isEqualTo(span.first() + 6);
        });
        assertThat(latest(0).all()).isEqualTo(2);
        assertThat(latest(2).all()).isEqualTo(1);
        long today = Given.day(answers.now());
        assertThat(today).isBetween(latest(0).first(), latest(0).last());
    }

    @Test
    void what_is_longer_ago_is_not_shown() {
        answers.right().days(70);
        assertThat(timeline().all()).isZero();
        assertThat(timeline().most()).isZero();
    }

    @Test
    void a_second_try_is_no_second_question() {
        answers.add(Kind.COUNT, 1, 1, false, 1).add(Kind.COUNT, 1, 1, true, 2);
        assertThat(timeline().all()).isEqualTo(1);
        assertThat(timeline().right()).isZero();
    }
}
