package forhont.web;

import static forhont.exercise.Misconception.NEED_NOT_BEAT_PARTNER;
import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.i18n.Language;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.review.Sureness;
import forhont.review.Telling;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgressSiteTest extends OverTime {
    private String page() {
        HttpResponse<String> page = device.get("/cs" + ProgressPage.PATH);
        assertThat(page.statusCode()).isEqualTo(200);
        return page.body();
    }

    private static String word(String key) {
        return CZECH.text("page.progress." + key);
    }

    private static String dots(int right, int count) {
        return CZECH.text("page.progress.rules.dots", Map.of("right", right, "count", count));
    }

    private static String text(int right, int count) {
        return CZECH.text("page.progress.timeline.text", Map.of("right", right, "count", count));
    }

    private void answer(boolean right, int seed) {
        now = now.plusSeconds(9);
        Practised item = Practised.showing(NEED_NOT_BEAT_PARTNER, Kind.LEGAL_CARDS, 2, seed);
        String form = right ? item.right(1) : item.misled(NEED_NOT_BEAT_PARTNER, 1);
        assertThat(device.post("/cs" + item.path(), form).body())
                .contains(right ? "verdict is-right" : "verdict is-wrong");
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void somebody_new_is_told_what_will_be_here_and_stays_unknown(String tag) {
        Language language = TestSite.languages().find(tag).orElseThrow();
        HttpResponse<String> page = device.get("/" + tag + ProgressPage.PATH);
        assertThat(page.headers().allValues("Set-Cookie")).isEmpty();
        assertThat(page.body())
                .contains("<title>" + language.text("page.progress.title"))
                .contains(language.text("page.progress.nothing"))
                .contains("/" + tag
                        + StepPage.path(TestSite.library().course().lessons().get(0)))
                .doesNotContain("<table", "role=\"img\"");
        for (String from : new String[] {"/", MyDataPage.PATH, MixUpsPage.PATH}) {
            assertThat(device.get("/" + tag + from).body()).contains("/" + tag + ProgressPage.PATH);
        }
    }

    @Test
    void a_rule_becomes_sure_with_the_questions_that_it_decides() {
        answer(false, 1);
        assertThat(page()).contains(dots(0, 1), word("rules.degree.shaky"), "/cs/rules#R-16b");
        for (int time = 1; time <= Sureness.COUNTED; time++) {
            answer(true, 100 * time);
        }
        assertThat(page())
                .contains(dots(5, 5), word("rules.degree.sure"), "/cs" + MixUpsPage.AGAIN + "?of=R-16b")
                .contains(CZECH.text("page.progress.practice", Map.of("count", 6, "right", 5)))
                .contains(text(5, 6));
    }

    @Test
    void a_second_try_counts_for_the_course_but_for_no_second_question() {
        device.post(Device.STEP, "answer=KC&try=1");
        now = now.plusSeconds(9);
        device.post(Device.STEP, "answer=JS&try=2");
        assertThat(page())
                .contains(text(0, 1))
                .contains(CZECH.text(
                        "page.progress.course", Map.of("done", 1, "steps", steps(), "complete", 0, "lessons", 26)));
    }

    private static int steps() {
        return TestSite.library().course().in("cs").lessons().stream()
                .mapToInt(lesson -> lesson.steps().size())
                .sum();
    }

    @Test
    void a_step_that_was_only_read_is_no_question() {
        device = Device.of(new Client(site), 1);
        Lesson lesson = TestSite.library().course().in("cs").lessons().get(1);
        lesson.steps().stream()
                .filter(Step.Reading.class::isInstance)
                .forEach(step -> device.post("/cs" + StepPage.path(lesson, step), ""));
        assertThat(device.get(Device.EXPORT).body()).contains("\"given\" : \"read\"");
        assertThat(page()).contains(word("nothing"));
    }

    /** The row of the days from one of March to another. */
    private static String row(int first, int last, int right, int other) {
        long before = LocalDate.of(2024, 2, 29).toEpochDay();
        String days = CZECH.days(before + first, before + last);
        return days + " " + word("timeline.right") + " " + right + " " + word("timeline.other") + " " + other;
    }

    /** The page as words, with the columns named where they are. */
    private String words() {
        return page().replaceAll("<td[^>]*data-column=\"([^\"]*)\"", " $1 <td")
                .replaceAll("<[^>]*>", " ")
                .replaceAll(" +", " ");
    }

    @Test
    void the_table_behind_the_chart_has_its_numbers_by_days_and_later_by_weeks() {
        answer(true, 1);
        answer(false, 100);
        assertThat(page()).contains("role=\"img\"");
        assertThat(words()).contains(word("timeline.title.days"), row(1, 1, 1, 1));
        now = now.plus(Duration.ofDays(14));
        answer(true, 200);
        assertThat(words())
                .contains(word("timeline.title.weeks"))
                .contains(row(-3, 3, 1, 1))
                .contains(row(11, 17, 1, 0));
        now = now.plus(Duration.ofDays(100));
        assertThat(page()).contains(text(0, 0)).doesNotContain("<table");
    }

    @Test
    void what_asks_for_the_best_card_tells_nothing_of_a_rule() {
        Practised item = Practised.of(Kind.BEST_CARD, 1, 1);
        device.post("/cs" + item.path(), item.right(1));
        assertThat(page()).contains(text(1, 1)).doesNotContain(MixUpsPage.AGAIN);
    }

    @Test
    void every_rule_is_practised_by_one_link() {
        for (String rule : new String[] {"R-5", "R-7", "R-16", "R-16f", "R-25", "R-28", "R-30"}) {
            HttpResponse<String> sent = device.get("/cs" + MixUpsPage.AGAIN + "?of=" + rule);
            String there = sent.headers().firstValue("Location").orElseThrow();
            assertThat(there.endsWith("?again=" + rule) || there.startsWith("/cs/lessons/"))
                    .as(rule + " " + there)
                    .isTrue();
        }
    }

    @Test
    void every_rule_is_decided_by_some_question_of_the_course() {
        Set<String> rules = CZECH.keys().stream()
                .filter(key -> key.matches("rule[.]R-.*[.]title"))
                .map(key -> key.split("[.]", -1)[1])
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(rules).hasSize(36);
        for (Steps.Asked asked : Steps.all("cs")) {
            Exercise exercise = asked.exercise();
            if (exercise.kind().byRules()) {
                rules.removeAll(Telling.rules(exercise));
                exercise.traps(TestSite.library().misconceptions().known(exercise))
                        .forEach(trap -> rules.remove(trap.rule()));
            }
        }
        assertThat(rules).isEmpty();
    }
}
