package forhont.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CourseTest {
    private static final Step FIRST = new Step.Reading("first");
    private static final Step BRIDGE = new Step.Reading("bridge", Set.of("fr"));
    private static final Step LAST = new Step.Reading("last");
    private static final Lesson LESSON = new Lesson("lesson", List.of(), List.of(), List.of(FIRST, BRIDGE, LAST));

    private static Lesson in(String language) {
        return new Course(List.of(new Course.Part("part", List.of(LESSON))))
                .in(language)
                .lesson("lesson")
                .orElseThrow();
    }

    @Test
    void a_step_for_one_language_is_there_in_that_language_only() {
        assertThat(in("fr").steps()).containsExactly(FIRST, BRIDGE, LAST);
        assertThat(in("cs").steps()).containsExactly(FIRST, LAST);
    }

    @Test
    void next_and_previous_pass_over_a_step_of_another_language() {
        assertThat(in("cs").after(FIRST)).contains(LAST);
        assertThat(in("cs").before(LAST)).contains(FIRST);
        assertThat(in("fr").after(FIRST)).contains(BRIDGE);
    }

    @Test
    void a_lesson_is_complete_without_the_steps_of_other_languages() {
        Progress progress = Progress.NONE.with(LESSON, FIRST).with(LESSON, LAST);
        assertThat(progress.complete(in("cs"))).isTrue();
        assertThat(progress.complete(in("fr"))).isFalse();
        assertThat(progress.next(in("fr"))).contains(BRIDGE);
        assertThat(progress.with(LESSON, BRIDGE).count(in("cs"))).isEqualTo(2);
    }

    @Test
    void a_lesson_has_a_step_in_every_language() {
        assertThatThrownBy(() -> new Lesson("lesson", List.of(), List.of(), List.of(BRIDGE)))
                .hasMessageContaining("in every language");
    }
}
