package forhont.web;

import static forhont.web.Steps.all;
import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Kind;
import forhont.exercise.SafeCard;
import forhont.exercise.Worked;
import forhont.practice.Code;
import forhont.practice.Generators;
import forhont.practice.Item;
import forhont.rules.Card;
import forhont.rules.RuleSet;
import forhont.web.Steps.Asked;
import java.net.http.HttpResponse;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The worked solution, walked through by plain links. */
class WalkTest {
    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    @Test
    void every_solution_of_the_course_is_walked_from_its_first_stage_to_its_last() {
        Set<Kind> walked = EnumSet.noneOf(Kind.class);
        for (Asked asked : all("cs")) {
            int count = Worked.of(asked.exercise()).stages().size();
            assertThat(count).as(asked.path()).isPositive();
            if (walked.add(asked.exercise().kind())) {
                for (int stage = 1; stage <= count; stage++) {
                    HttpResponse<String> page = client.get(asked.path() + WalkPart.PATH + stage);
                    assertThat(page.statusCode()).as(asked.path() + " " + stage).isEqualTo(200);
                    assertThat(page.body())
                            .contains("Krok " + stage + " z")
                            .contains(WalkPart.PATH + (stage < count ? stage + 1 : 1) + "\"")
                            .contains("rule-link");
                }
                assertThat(client.get(asked.path() + WalkPart.PATH + (count + 1))
                                .statusCode())
                        .isEqualTo(404);
            }
        }
        assertThat(walked).isEqualTo(EnumSet.complementOf(EnumSet.of(Kind.TRUMP_CHOICE, Kind.CONTRACT_CHOICE)));
    }

    @Test
    void a_position_that_was_played_on_in_another_order_is_walked_in_that_order() {
        String walk = "/es/lessons/first-tricks/nobody-can-follow" + WalkPart.PATH;
        assertThat(client.get(walk + "AHQHJD-1").body()).contains(WalkPart.PATH + "AHQHJD-2\"");
        assertThat(client.get(walk + "JDAHQH-1").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void a_position_is_played_card_by_card_with_who_plays_what_by_which_rule(String tag) {
        Asked asked = all(tag).stream()
                .filter(each -> each.exercise().kind() == Kind.BEST_CARD)
                .findFirst()
                .orElseThrow();
        String first = client.get(asked.path() + WalkPart.PATH + 1).body();
        assertThat(first)
                .contains("id=\"walk-said\" role=\"status\"")
                .contains("id=\"walk-next\"")
                .doesNotContain("id=\"walk-previous\"")
                .contains("class=\"others\"");
        assertThat(client.get(asked.path() + WalkPart.PATH + 2).body()).contains("id=\"walk-previous\"");
    }

    /** An item with hands closed, and a card that may cost something. */
    private static SafeCard closed(Item item) {
        return (SafeCard) item.exercise();
    }

    private static Item closed() {
        RuleSet rules = TestSite.library().ruleSet("traditional").orElseThrow();
        Generators generators = new Generators(TestSite.library().misconceptions()::known);
        return generators.item(Kind.BEST_CARD, new Code(rules.id(), Code.LEVELS, 3), rules);
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void a_card_that_is_not_safe_is_refuted_by_a_layout_that_can_be_played_through(String tag) {
        Item item = closed();
        String path = "/" + tag + ItemPage.path(Kind.BEST_CARD, item.code());
        assertThat(client.get(path).body()).doesNotContain("class=\"others\"");
        closed(item).refuted().forEach((card, outlook) -> {
            String way = path + WalkPart.PATH + card + "-";
            assertThat(client.post(path, "answer=" + card + "&try=1").body())
                    .contains("class=\"refuted\"")
                    .contains("class=\"others\"")
                    .contains("href=\"" + way + "1#refuted-said\"")
                    .doesNotContain("href=\"" + path + WalkPart.PATH + "1#");
            int count = outlook.line(card).size();
            for (int stage = 1; stage <= count; stage++) {
                assertThat(client.get(way + stage).body())
                        .as(way + stage)
                        .contains("class=\"others\"")
                        .contains("id=\"refuted-said\" role=\"status\"")
                        .contains("href=\"" + path + "\"")
                        .contains(way + (stage < count ? stage + 1 : 1) + "\"");
            }
            assertThat(client.get(way + (count + 1)).statusCode()).isEqualTo(404);
        });
    }

    @Test
    void a_safe_card_is_told_in_how_many_layouts_it_holds_and_nothing_refutes_it() {
        Item item = closed();
        Card safe = closed(item).safe().first();
        String path = "/es" + ItemPage.path(Kind.BEST_CARD, item.code());
        assertThat(client.post(path, "answer=" + safe + "&try=1").body())
                .contains("verdict is-right")
                .contains(String.valueOf(closed(item).layouts()))
                .doesNotContain("class=\"refuted\"");
        assertThat(client.get(path + WalkPart.PATH + safe + "-1").statusCode()).isEqualTo(404);
        assertThat(client.get(path + WalkPart.PATH + "1").statusCode()).isEqualTo(200);
    }

    @Test
    void the_way_into_the_walk_stands_beside_a_solution_and_a_right_answer() {
        String step = "/es/lessons/trumping/follow-suit";
        String way = "href=\"" + step + WalkPart.PATH + "1#walk-said\"";
        assertThat(client.get(step).body()).doesNotContain(way);
        assertThat(client.post(step, "answer=KC&try=1").body()).doesNotContain(way);
        assertThat(client.post(step, "answer=KC&try=3").body()).contains(way);
        assertThat(client.post(step, "answer=JS&try=1").body()).contains(way);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "x", "999", "-1", "1x", "KS-1", "KS-", "XX-1"})
    void a_stage_that_is_not_there_is_not_found(String stage) {
        assertThat(client.get("/es/lessons/trumping/follow-suit" + WalkPart.PATH + stage)
                        .statusCode())
                .isEqualTo(404);
        assertThat(client.get("/es/lessons/trumping/three-questions" + WalkPart.PATH + stage)
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void a_stage_stays_in_another_language_or_pack() {
        String stage = "/lessons/trumping/must-overtrump" + WalkPart.PATH + 2;
        assertThat(client.get("/cs" + stage).body())
                .contains("href=\"/es" + stage + "?language=es\"")
                .contains("href=\"/cs" + stage + "?face=german\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/cs/lessons/trumping/must-overtrump", "/cs/practice/legal-cards/1-traditional-2-7"})
    void whoever_comes_from_elsewhere_meets_the_question_before_its_solution(String item) {
        for (String from : List.of("none", "cross-site")) {
            HttpResponse<String> led = client.get(item + WalkPart.PATH + 1, "Sec-Fetch-Site", from);
            assertThat(led.statusCode()).isEqualTo(303);
            assertThat(led.headers().firstValue("Location")).hasValue(item);
        }
        assertThat(client.get(item + WalkPart.PATH + 1, "Sec-Fetch-Site", "same-origin")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void whoever_has_done_a_step_comes_back_to_its_solution_from_anywhere() {
        Asked asked = all("cs").get(0);
        String learner =
                Steps.cookie(client.post(asked.path(), Steps.form(Steps.right(asked.exercise()), 1)), "learner");
        assertThat(client.get(asked.path() + WalkPart.PATH + 1, "Sec-Fetch-Site", "none", "Cookie", learner)
                        .statusCode())
                .isEqualTo(200);
    }
}
