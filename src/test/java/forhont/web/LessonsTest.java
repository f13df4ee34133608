package forhont.web;

import static forhont.web.Steps.all;
import static forhont.web.Steps.cookie;
import static forhont.web.Steps.form;
import static org.assertj.core.api.Assertions.assertThat;

import forhont.lesson.Course;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.storage.Secret;
import forhont.web.Steps.Asked;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LessonsTest {
    private static final String STEP = "/cs/lessons/trumping/follow-suit";

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    @Test
    void a_reader_gets_no_cookie() {
        assertThat(client.get(STEP).headers().allValues("Set-Cookie")).isEmpty();
        assertThat(client.get("/cs/").headers().allValues("Set-Cookie")).isEmpty();
    }

    @Test
    void a_wrong_answer_gets_a_reason_then_a_hint_then_the_solution_and_advances_nothing() {
        HttpResponse<String> first = client.post(STEP, "answer=KC&try=1");
        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(first.body()).contains("verdict is-wrong").contains("R-16a").contains("name=\"try\" value=\"2\"");
        String learner = cookie(first, "learner");
        assertThat(learner).matches("learner=[0-9a-f]{32}");
        HttpResponse<String> second =
                client.post(STEP, "answer=KC&try=2", "Cookie", learner, "Sec-Fetch-Site", "same-origin");
        assertThat(second.body()).contains("verdict is-wrong").contains("name=\"try\" value=\"3\"");
        HttpResponse<String> third =
                client.post(STEP, "answer=KC&try=3", "Cookie", learner, "Sec-Fetch-Site", "same-origin");
        assertThat(third.body()).contains("verdict is-solution").doesNotContain("name=\"try\"");
        assertThat(cookie(third, "learner")).isEqualTo(learner);
        assertThat(client.get("/cs/", "Cookie", learner).body()).doesNotContain("1 z\u00a012");
    }

    @Test
    void a_right_answer_is_remembered_and_shown() {
        HttpResponse<String> right = client.post(STEP, "answer=JS&try=1");
        assertThat(right.body()).contains("verdict is-right");
        String learner = cookie(right, "learner");
        assertThat(client.get("/cs/", "Cookie", learner).body()).contains("1 z\u00A012");
        assertThat(client.get(STEP, "Cookie", learner).body()).contains("is-done");
    }

    @Test
    void a_secret_that_nobody_knows_begins_a_learner_of_its_own_and_stays() {
        String mine = cookie(client.post(STEP, "answer=JS&try=1"), "learner");
        String made = "learner=" + Secret.random().text();
        assertThat(client.get("/cs/", "Cookie", made).body()).doesNotContain("z\u00A012");
        HttpResponse<String> answered =
                client.post(STEP, "answer=JS&try=1", "Cookie", made, "Sec-Fetch-Site", "same-origin");
        assertThat(cookie(answered, "learner")).isEqualTo(made).isNotEqualTo(mine);
        assertThat(client.get("/cs/", "Cookie", made).body()).contains("1 z\u00A012");
    }

    @Test
    void the_way_on_stands_beside_the_headline_before_the_list_of_all_cards() {
        assertThat(client.post(STEP, "answer=JS&try=1").body())
                .containsSubsequence(
                        "verdict-title", "class=\"button\"", "walk-next", "hand is-judged", "</section>", "step-turn");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"00112233445566778899aabbccddeeff", "0011", "<b>", "!!!", "zz112233445566778899aabbccddeeff"})
    void a_memory_nobody_knows_counts_as_none_and_breaks_nothing(String text) {
        HttpResponse<String> page = client.get("/cs/", "Cookie", "learner=" + text);
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("0 z\u00a08").doesNotContain("<b>");
    }

    @Test
    void a_second_try_may_be_posted_by_a_browser_that_says_nothing_of_its_origin() {
        HttpResponse<String> first = client.post(STEP, "answer=KC&try=1");
        String token = cookie(first, "token");
        assertThat(first.body()).contains("value=\"" + token.substring("token=".length()) + "\"");
        HttpResponse<String> second =
                client.post(STEP, "answer=JS&try=2&" + token, "Cookie", cookie(first, "learner") + "; " + token);
        assertThat(second.body()).contains("verdict is-right");
    }

    @Test
    void an_empty_answer_is_asked_for_again() {
        HttpResponse<String> page = client.post(STEP, "try=1");
        assertThat(page.statusCode()).isEqualTo(422);
        assertThat(page.body()).contains(AnswerProblem.ID).contains("name=\"try\" value=\"1\"");
    }

    @Test
    void a_card_that_is_not_in_the_hand_is_refused_and_the_rest_kept() {
        HttpResponse<String> page = client.post(STEP, "answer=JS&answer=AH&try=1");
        assertThat(page.statusCode()).isEqualTo(422);
        assertThat(page.body()).contains("value=\"JS\" checked").contains(AnswerProblem.ID);
    }

    @Test
    void a_number_that_is_none_is_named_and_the_others_are_kept() {
        String path = "/es/lessons/payments/worked-example";
        HttpResponse<String> page =
                client.post(path, "game-line=ocho&seven-line=0&per-defender=8&seat-0=16&seat-1=-8&seat-2=-8&try=1");
        assertThat(page.statusCode()).isEqualTo(422);
        assertThat(page.body())
                .contains("value=\"ocho\"")
                .contains("aria-invalid=\"true\"")
                .contains("value=\"16\"");
        assertThat(client.post(path, "game-line=8&try=1").statusCode()).isEqualTo(422);
        assertThat(client.post(
                                path,
                                "game-line=99999999999999&seven-line=0&per-defender=8&seat-0=16&seat-1=-8&seat-2=-8")
                        .statusCode())
                .isEqualTo(422);
    }

    @Test
    void a_real_minus_and_a_plus_are_numbers_too() {
        HttpResponse<String> page = client.post(
                "/fr/lessons/payments/worked-example",
                "game-line=%2B8&seven-line=0&per-defender=8&seat-0=16&seat-1=%E2%88%928&seat-2=-8&try=1");
        assertThat(page.body()).contains("verdict is-right");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/cs/lessons/none",
                "/cs/lessons/trumping/none",
                "/cs/none",
                "/de/lessons/trumping/follow-suit",
                "/de"
            })
    void what_does_not_exist_is_not_found_with_a_way_back(String path) {
        HttpResponse<String> page = client.get(path);
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(page.body()).contains("href=\"/");
        assertThat(client.post(path, "answer=AH").statusCode()).isIn(404, 405);
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void each_right_answer_is_right(String tag) {
        for (Asked asked : all(tag)) {
            assertThat(client.post(asked.path(), form(Steps.right(asked.exercise()), 1))
                            .body())
                    .as(asked.path())
                    .contains("verdict is-right");
        }
    }

    @Test
    void reading_on_marks_a_step_done_and_leads_to_the_next() {
        HttpResponse<String> page = client.post("/pt/lessons/trumping/three-questions", "");
        assertThat(page.statusCode()).isEqualTo(303);
        assertThat(page.headers().firstValue("Location").orElseThrow()).contains("/pt/lessons/trumping/");
        String learner = cookie(page, "learner");
        assertThat(client.get("/pt/lessons/trumping/three-questions", "Cookie", learner)
                        .body())
                .contains("is-done");
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void the_rules_page_has_every_rule_under_its_number(String tag) {
        String page = client.get("/" + tag + "/rules").body();
        for (int number = 1; number <= 30; number++) {
            assertThat(page).contains("id=\"R-" + number + "\"");
        }
        for (char part = 'a'; part <= 'f'; part++) {
            assertThat(page).contains("id=\"R-16" + part + "\"");
        }
    }

    @Test
    void the_end_of_a_lesson_says_what_one_can_do_now_and_leads_to_the_next_lesson() {
        Lesson first = TestSite.library().course().in("cs").lessons().get(0);
        Lesson second = TestSite.library().course().in("cs").lessons().get(1);
        String can = "Poznáte, kdo bere štych: nejvyšší karta vynesené barvy.";
        String before = client.get("/cs" + StepPage.path(first)).body();
        assertThat(before).contains("Po této lekci").contains(can).doesNotContain(StepPage.path(second));
        String after = client.get("/cs" + StepPage.path(first), "Cookie", whoeverHasDone(first, "cs", ""))
                .body();
        assertThat(after)
                .contains("Co teď umíte")
                .contains(can)
                .contains("class=\"button\" href=\"/cs" + StepPage.path(second) + "\"");
    }

    @Test
    void after_the_last_lesson_alone_the_way_leads_to_one_that_is_not_done() {
        Course course = TestSite.library().course().in("fr");
        Lesson last = course.lessons().get(course.lessons().size() - 1);
        String page = client.get("/fr" + StepPage.path(last), "Cookie", whoeverHasDone(last, "fr", ""))
                .body();
        assertThat(page)
                .contains("Vous avez terminé la dernière leçon.")
                .contains("class=\"button\" href=\"/fr"
                        + StepPage.path(course.lessons().get(0)) + "\"");
    }

    /** The cookie of a learner who answers every step of a lesson rightly. */
    private static String whoeverHasDone(Lesson lesson, String tag, String known) {
        String learner = known;
        for (Step step : lesson.steps()) {
            String answer = step instanceof Step.Asking asking ? form(Steps.right(asking.exercise()), 1) : "";
            HttpResponse<String> done = client.post(
                    "/" + tag + StepPage.path(lesson, step),
                    answer,
                    "Cookie",
                    learner,
                    "Sec-Fetch-Site",
                    "same-origin");
            learner = learner.isEmpty() ? cookie(done, "learner") : learner;
        }
        return learner;
    }

    @Test
    void whoever_has_done_every_lesson_is_offered_what_comes_next() {
        assertThat(client.get("/es/").body()).contains("Juega tu primera baza");
        String learner = "";
        List<Lesson> lessons = TestSite.library().course().in("es").lessons();
        for (Lesson lesson : lessons) {
            learner = whoeverHasDone(lesson, "es", learner);
        }
        String end = client.get("/es" + StepPage.path(lessons.get(lessons.size() - 1)), "Cookie", learner)
                .body();
        assertThat(end).contains("Has terminado todas las lecciones").contains("href=\"/es/sources\"");
        String home = client.get("/es/", "Cookie", learner).body();
        assertThat(home.substring(home.indexOf("<main")))
                .doesNotContain("No hace falta saber nada")
                .contains("Has terminado las")
                .contains("class=\"button\" href=\"/es/practice\"");
    }
}
