package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Misconception;
import forhont.i18n.Language;
import forhont.i18n.Pack;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.rules.RuleSet;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {
    @TempDir
    private Path folder;

    @Test
    void what_the_program_carries_is_sound() {
        try (Source packed = Source.packed()) {
            Reading reading = Library.read(packed);
            assertThat(reading.faults()).isEmpty();
            assertThat(reading.warnings()).isEmpty();
        }
    }

    @Test
    void rule_sets_course_and_misconceptions_are_read_whole() {
        Reading reading = new Copy(folder).read();
        assertThat(reading.faults()).isEmpty();
        assertThat(reading.warnings()).isEmpty();
        Library library = reading.library().orElseThrow();
        assertThat(library.ruleSets()).first().extracting(RuleSet::id).isEqualTo("traditional");
        assertThat(library.ruleSet("federation")).isPresent();
        assertThat(library.ruleSet("none")).isEmpty();
        Lesson lesson = library.course().lesson("first").orElseThrow();
        assertThat(lesson.steps()).hasSize(8).first().isEqualTo(new Step.Reading("why"));
        Step.Asking overtrump = (Step.Asking) lesson.step("overtrump").orElseThrow();
        assertThat(library.misconceptions().known(overtrump.exercise()))
                .contains(Misconception.NEED_NOT_OVERTRUMP)
                .doesNotContain(Misconception.SOLOIST_PAID_ONCE);
    }

    @Test
    void languages_are_read_whole() {
        Library library = new Copy(folder).read().library().orElseThrow();
        assertThat(library.languages().all()).extracting(Language::tag).containsExactly("es", "pt", "fr", "cs");
        Language czech = library.languages().find("cs").orElseThrow();
        assertThat(czech.text("test.tricks", Map.of("n", 2))).isEqualTo("2 štychy");
        assertThat(czech.card(Pack.GERMAN, "AH")).contains("eso");
        assertThat(czech.prose("rule.R-16a.text").paragraphs()).isNotEmpty();
        assertThat(czech.keys())
                .contains(
                        "lesson.first.title",
                        "lesson.first.about",
                        "lesson.first.step.why.text",
                        "lesson.first.step.overtrump.wrong.R-16d",
                        "lesson.first.step.overtrump.hint.2");
    }

    @Test
    void no_break_spaces_are_set_in_reading() {
        Copy copy = new Copy(folder);
        copy.change("locales/cs/lessons/first.yaml", "Kdo.\", right", "Kdo je v ruce.\", right");
        Library library = copy.read().library().orElseThrow();
        Language french = library.languages().find("fr").orElseThrow();
        assertThat(french.keys())
                .filteredOn(key -> key.startsWith("rule.") && key.endsWith(".text"))
                .allSatisfy(key ->
                        assertThat(french.prose(key).plain(token -> token)).doesNotContain(" :", " ;", " ?", " »"));
        Language czech = library.languages().find("cs").orElseThrow();
        assertThat(czech.prose("lesson.first.step.who-wins.text").plain(token -> token))
                .isEqualTo("Kdo je v\u00A0ruce.");
    }

    @Test
    void without_the_default_rule_set_nothing_else_is_read() {
        try (Source packed = Source.packed()) {
            Reading reading = Library.read(packed.withContent(folder.resolve("none")));
            assertThat(reading.library()).isEmpty();
            assertThat(reading.faults())
                    .extracting(Fault::toString)
                    .containsExactly(folder.resolve("none/rulesets/traditional.yaml")
                            + ":1: the file is missing; write: the file traditional.yaml");
        }
    }

    @Test
    void without_languages_the_faults_say_so() {
        try (Source packed = Source.packed()) {
            Reading reading = Library.read(packed.withLocales(folder.resolve("nowhere")));
            assertThat(reading.faults()).extracting(Fault::what).containsExactly("no language is complete");
        }
    }
}
