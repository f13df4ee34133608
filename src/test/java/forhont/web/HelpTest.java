package forhont.web;

import static forhont.web.Steps.all;
import static forhont.web.Steps.cookie;
import static forhont.web.Steps.form;
import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.ChoiceExercise;
import forhont.exercise.Clue;
import forhont.exercise.Exercise;
import forhont.exercise.Mark;
import forhont.exercise.NumberExercise;
import forhont.exercise.Option;
import forhont.exercise.PlayOn;
import forhont.exercise.Verdict;
import forhont.web.Steps.Asked;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Help asked for by plain buttons: three hints, then the solution. */
class HelpTest {
    private static final String STEP = "/es/lessons/trumping/must-overtrump";

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    @Test
    void three_hints_may_be_asked_for_without_an_answer_and_the_filling_stays() {
        String first = client.post(STEP, "answer=9C&try=1&hints=0&hint=1").body();
        assertThat(first)
                .contains("verdict is-hint")
                .contains("¿Qué triunfo hay ya en la mesa?")
                .doesNotContain("solo uno supera")
                .contains("value=\"9C\" checked")
                .contains("name=\"try\" value=\"1\"")
                .contains("name=\"hints\" value=\"1\"");
        assertThat(client.post(STEP, "try=1&hints=1&hint=1").body()).contains("solo uno supera");
        assertThat(client.post(STEP, "try=1&hints=2&hint=1").body())
                .contains("Puedes tachar")
                .contains("#R-16")
                .contains("name=\"show\"")
                .doesNotContain("name=\"hint\"");
    }

    @Test
    void the_solution_may_be_asked_for_and_completes_nothing() {
        HttpResponse<String> shown = client.post(STEP, "try=1&hints=3&show=1");
        assertThat(shown.body())
                .contains("verdict is-solution")
                .contains("is-may-not")
                .doesNotContain("was-chosen")
                .doesNotContain("name=\"try\"");
        assertThat(shown.headers().allValues("Set-Cookie")).isEmpty();
    }

    @Test
    void an_answer_after_a_hint_is_right_with_help_and_completes_the_step() {
        HttpResponse<String> right = client.post(STEP, "answer=KC&try=1&hints=1");
        assertThat(right.body()).contains("verdict is-right").contains("con ayuda");
        assertThat(client.get(STEP, "Cookie", cookie(right, "learner")).body()).contains("is-done");
        assertThat(client.post(STEP, "answer=KC&try=2&hints=1").body()).doesNotContain("con ayuda");
    }

    @Test
    void a_wrong_answer_after_a_hint_brings_the_next_one() {
        assertThat(client.post(STEP, "answer=9C&try=1&hints=1").body())
                .contains("verdict is-wrong")
                .contains("solo uno supera")
                .contains("name=\"hints\" value=\"2\"");
    }

    @Test
    void every_step_of_the_course_has_three_hints_and_a_solution_and_no_clue_is_the_answer() {
        for (Asked asked : all("cs")) {
            Exercise exercise = asked.exercise();
            if (exercise instanceof PlayOn) {
                assertThat(client.post(asked.path(), "try=1&hints=2&hint=1").body())
                        .contains("verdict is-hint");
                continue;
            }
            assertThat(client.post(asked.path(), "try=1&hints=2&hint=1").body())
                    .as(asked.path())
                    .contains("verdict is-hint");
            assertThat(client.post(asked.path(), "try=1&hints=3&show=1").body())
                    .as(asked.path())
                    .contains("verdict is-solution");
            if (exercise instanceof NumberExercise) {
                assertThat(Clue.of(exercise))
                        .as(asked.path())
                        .isInstanceOfAny(Clue.Told.class, Clue.OneOf.class, Clue.Sound.class, Clue.Decides.class);
            }
            if (Clue.of(exercise) instanceof Clue.Out out) {
                List<Option> left = new ArrayList<>(((ChoiceExercise) exercise).options());
                left.removeAll(out.options());
                assertThat(left.stream().filter(option -> !(option instanceof Option.Word)))
                        .as(asked.path())
                        .hasSizeGreaterThan(1);
                long wrong = Verdict.solution(exercise).marks().stream()
                        .filter(mark -> mark instanceof Mark.OfOption option && !option.belongs())
                        .count();
                assertThat(out.options()).as(asked.path()).hasSizeLessThan((int) wrong);
            }
        }
    }

    @Test
    void an_answer_without_hints_counts_as_before() {
        assertThat(client.post(STEP, form(Steps.right(exercise()), 1)).body())
                .contains("verdict is-right")
                .doesNotContain("con ayuda");
    }

    private static Exercise exercise() {
        return all("es").stream()
                .filter(asked -> asked.path().equals(STEP))
                .findFirst()
                .orElseThrow()
                .exercise();
    }

    @Test
    void the_words_on_the_first_table_open_their_meaning() {
        assertThat(client.get("/es/lessons/first-tricks/first-card").body())
                .containsPattern(
                        "<dt><button class=\"term\" type=\"button\" popovertarget=\"term-trump\">Triunfo</button>")
                .containsPattern("popovertarget=\"term-soloist\">1. Solista: salida</button>")
                .containsOnlyOnce("id=\"term-soloist\"");
    }

    @Test
    void a_word_of_the_game_opens_its_meaning_in_place_and_leads_to_the_glossary() {
        String page = client.get("/cs/lessons/trumping/follow-suit").body();
        assertThat(page)
                .contains("popovertarget=\"term-trump\"")
                .containsOnlyOnce("id=\"term-trump\"")
                .contains("<dfn>trumf</dfn>")
                .containsPattern("popovertarget=\"term-trump\" popovertargetaction=\"hide\">Zavřít<")
                .contains("/cs/glossary?from=/lessons/trumping/follow-suit#trump");
    }
}
