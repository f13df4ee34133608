package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.KindLesson;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A position played on to its end through the real server, by plain posts. */
class PlayOnSiteTest {
    private static final String STEP = "/es/lessons/first/end";

    @AutoClose
    private static TestSite site;

    private static Client client;

    @BeforeAll
    static void open(@TempDir Path folder) {
        site = new TestSite(KindLesson.library(folder));
        client = new Client(site);
    }

    private static HttpResponse<String> play(String played, String card, String more) {
        return client.post(STEP, "played=" + played.replace(' ', '+') + "&answer=" + card + more);
    }

    private static String body(String played, String card) {
        HttpResponse<String> page = play(played, card, "&try=1");
        assertThat(page.statusCode()).isEqualTo(200);
        return page.body();
    }

    @Test
    void a_right_line_is_played_card_by_card_to_its_end() {
        String[] cards = {"KC", "KH", "QS", "AC"};
        String played = "";
        assertThat(client.get(STEP).body())
                .contains("name=\"played\" value=\"\"")
                .contains("type=\"radio\"");
        for (String card : cards) {
            String page = body(played, card);
            played = (played + " " + card).strip();
            assertThat(page)
                    .contains("verdict is-right")
                    .contains("name=\"played\" value=\"" + played + "\"")
                    .doesNotContain("name=\"answer\" value=\"" + card + "\"");
        }
        HttpResponse<String> end = play(played, "TS", "&try=1");
        assertThat(end.body())
                .contains("verdict is-right")
                .contains("20 puntos")
                .doesNotContain("name=\"played\"");
        String learner = Steps.cookie(end, "learner");
        assertThat(client.get(STEP, "Cookie", learner).body()).contains("is-done");
    }

    @Test
    void only_the_end_is_kept_and_an_answer_posted_twice_counts_once() {
        assertThat(play("", "KC", "&try=1").headers().allValues("Set-Cookie")).isEmpty();
        assertThat(play("", "QS", "&try=1").headers().allValues("Set-Cookie")).isEmpty();
        String item = "&try=1&item=00112233445566778899aabbccddee01";
        HttpResponse<String> once = play("KC KH QS AC", "TS", item);
        HttpResponse<String> twice = play("KC KH QS AC", "TS", item);
        assertThat(twice.body()).contains("verdict is-right");
        assertThat(Steps.cookie(twice, "learner")).isEqualTo(Steps.cookie(once, "learner"));
    }

    @Test
    void a_card_that_may_not_be_played_is_refused_with_its_rule_and_tried_again() {
        assertThat(body("KC", "QS"))
                .contains("verdict is-wrong")
                .contains("#R-16a")
                .contains("name=\"played\" value=\"KC\"")
                .contains("name=\"try\" value=\"2\"");
    }

    @Test
    void a_card_that_costs_something_says_how_much_and_shows_why() {
        assertThat(body("KC KH", "TS"))
                .contains("verdict is-wrong")
                .contains("pierdes 20 puntos")
                .contains("Cómo seguiría")
                .contains("name=\"played\" value=\"KC KH\"");
    }

    @Test
    void after_three_tries_the_best_card_is_told_and_the_step_is_done_with_help() {
        String told = play("KC KH", "TS", "&try=3").body();
        assertThat(told)
                .contains("verdict is-solution")
                .contains("value=\"QS\" checked")
                .contains("name=\"told\"");
        assertThat(play("KC KH", "", "&try=1&told=1&show=1").body()).contains("value=\"QS\" checked");
        HttpResponse<String> end = play("KC KH QS AC", "TS", "&try=1&slips=3&told=1");
        assertThat(end.body()).contains("verdict is-solution").contains("20 puntos");
        String learner = Steps.cookie(end, "learner");
        assertThat(client.get(STEP, "Cookie", learner).body()).contains("is-done");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "QS",
                "KC QS",
                "JC",
                "KC KC",
                "xx",
                "<b>",
                "KC KH QS AC TS",
                "KC KH QS AC TS AH KC KH QS AC TS AH"
            })
    void a_line_that_cannot_have_been_played_is_refused_and_begun_anew(String played) {
        HttpResponse<String> page = play(played, "TS", "&try=1");
        assertThat(page.statusCode()).isEqualTo(422);
        assertThat(page.body())
                .contains(AnswerProblem.ID)
                .contains("name=\"played\" value=\"\"")
                .doesNotContain("<b>");
        assertThat(page.headers().allValues("Set-Cookie")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "JC", "zz", "KH&answer=QS"})
    void what_is_no_card_of_the_hand_is_asked_for_again(String card) {
        HttpResponse<String> page = card.isEmpty() ? client.post(STEP, "played=KC&try=2") : play("KC", card, "&try=2");
        assertThat(page.statusCode()).isEqualTo(422);
        assertThat(page.body())
                .contains(AnswerProblem.ID)
                .contains("name=\"played\" value=\"KC\"")
                .contains("name=\"try\" value=\"2\"");
    }

    @Test
    void a_page_gone_back_to_plays_on_from_where_it_stood() {
        assertThat(body("KC KH", "QS")).contains("verdict is-right");
        assertThat(body("", "AC")).contains("name=\"played\" value=\"AC\"");
    }

    @Test
    void hints_may_be_asked_for_before_a_card_is_played_and_then_the_best_card() {
        String none = "played=KC+KH&try=1&hint=1&hints=";
        assertThat(client.get(STEP).body()).contains("name=\"hint\"").doesNotContain("name=\"show\"");
        assertThat(client.post(STEP, none + "0").body())
                .contains("verdict is-hint")
                .contains("name=\"hints\" value=\"1\"")
                .contains("name=\"played\" value=\"KC KH\"")
                .contains("name=\"try\" value=\"1\"");
        assertThat(client.post(STEP, none + "2").body())
                .contains("verdict is-hint")
                .contains("#R-")
                .contains("name=\"show\"");
    }
}
