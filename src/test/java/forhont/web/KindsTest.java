package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.KindLesson;
import forhont.content.Library;
import forhont.exercise.Answer;
import forhont.exercise.ChoiceExercise;
import forhont.exercise.Exercise;
import forhont.exercise.Misconception;
import forhont.exercise.Option;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kind of exercise that follows from the rules alone, answered through the real server. */
class KindsTest {
    private static Library library;

    @AutoClose
    private static TestSite site;

    private static Client client;

    @BeforeAll
    static void open(@TempDir Path folder) {
        library = KindLesson.library(folder);
        site = new TestSite(library);
        client = new Client(site);
    }

    private static Map<String, Exercise> all(String tag) {
        Map<String, Exercise> all = new TreeMap<>();
        Lesson lesson = library.course().in(tag).lesson("first").orElseThrow();
        for (Step step : lesson.steps()) {
            if (step instanceof Step.Asking asking) {
                all.put("/" + tag + StepPage.path(lesson, step), asking.exercise());
            }
        }
        return all;
    }

    private static String post(String path, Answer answer, int attempt) {
        String fields = Steps.form(answer, attempt);
        HttpResponse<String> page = client.post(path, fields);
        assertThat(page.statusCode()).as(path + " " + fields).isEqualTo(200);
        return page.body();
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void the_answer_the_engine_finds_is_right_in_every_kind(String tag) {
        all(tag).forEach((path, exercise) -> {
            assertThat(client.get(path).body()).as(path).contains("class=\"exercise\"");
            assertThat(post(path, exercise.solution(), 1)).as(path).contains("verdict is-right");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void each_wrong_option_gets_a_reason_with_its_rule_and_in_the_end_the_solution(String tag) {
        all(tag).forEach((path, exercise) -> {
            if (exercise instanceof ChoiceExercise choice) {
                for (Option option : choice.options()) {
                    Answer single = Answer.Chosen.of(option);
                    if (!single.equals(exercise.solution())) {
                        assertThat(post(path, single, 1))
                                .as(path + " " + option.id())
                                .contains("verdict is-wrong")
                                .contains("#R-");
                        assertThat(post(path, single, 3)).as(path).contains("verdict is-solution");
                    }
                }
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void each_misconception_is_named_where_it_gives_the_answer(String tag) {
        all(tag).forEach((path, exercise) -> {
            List<Misconception> known = library.misconceptions().known(exercise);
            exercise.wrongAnswers().forEach((misconception, answer) -> {
                if (known.contains(misconception)) {
                    assertThat(post(path, answer, 1))
                            .as(path + " " + misconception)
                            .contains("verdict is-wrong")
                            .contains("class=\"reason\"");
                }
            });
        });
    }

    @Test
    void a_card_to_be_read_is_described_and_not_named() {
        String page = client.get("/es/lessons/first/read").body();
        assertThat(page).contains("role=\"img\"").contains("data-face=\"german\"");
        String picture = page.substring(page.indexOf("role=\"img\""));
        assertThat(picture.substring(0, picture.indexOf("</svg>")))
                .contains("una hoja")
                .doesNotContain("Ober")
                .doesNotContain("card-index");
    }

    @Test
    void a_step_for_french_readers_is_there_in_french_only() {
        assertThat(client.get("/fr/lessons/first/bridge").body()).contains("Pont.");
        HttpResponse<String> elsewhere = client.get("/es/lessons/first/bridge");
        assertThat(elsewhere.statusCode()).isEqualTo(303);
        assertThat(elsewhere.headers().firstValue("Location")).hasValue("/es/lessons/first");
        assertThat(client.get("/es/lessons/first").body())
                .contains("de 14 pasos")
                .doesNotContain("bridge");
        assertThat(client.get("/fr/lessons/first").body()).contains("15").contains("/fr/lessons/first/bridge");
    }
}
