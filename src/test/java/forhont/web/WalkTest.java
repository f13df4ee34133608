package forhont.web;

import static forhont.web.Steps.all;
import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Kind;
import forhont.exercise.Worked;
import forhont.web.Steps.Asked;
import java.net.http.HttpResponse;
import java.util.EnumSet;
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
        assertThat(walked).containsExactlyInAnyOrder(Kind.values());
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

    @Test
    void the_way_into_the_walk_stands_beside_a_solution_and_a_right_answer() {
        String step = "/es/lessons/trumping/follow-suit";
        String way = "href=\"" + step + WalkPart.PATH + "1\"";
        assertThat(client.get(step).body()).doesNotContain(way);
        assertThat(client.post(step, "answer=KC&try=1").body()).doesNotContain(way);
        assertThat(client.post(step, "answer=KC&try=3").body()).contains(way);
        assertThat(client.post(step, "answer=JS&try=1").body()).contains(way);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "x", "999", "-1", "1x"})
    void a_stage_that_is_not_there_is_not_found(String stage) {
        assertThat(client.get("/es/lessons/trumping/follow-suit" + WalkPart.PATH + stage)
                        .statusCode())
                .isEqualTo(404);
        assertThat(client.get("/es/lessons/trumping/three-questions" + WalkPart.PATH + stage)
                        .statusCode())
                .isEqualTo(404);
    }
}
