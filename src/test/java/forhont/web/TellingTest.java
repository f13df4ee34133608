package forhont.web;

import static forhont.web.Steps.all;
import static forhont.web.Steps.form;
import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Answer;
import forhont.exercise.Option;
import forhont.exercise.TrickWinner;
import forhont.web.Steps.Asked;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TellingTest {
    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void a_wrong_answer_is_not_told_the_winner_before_the_solution(String tag) {
        for (Asked asked : all(tag)) {
            if (asked.exercise() instanceof TrickWinner winner) {
                String card = "-" + winner.trick().winningCard(winner.contract()) + "\"";
                for (Option option : winner.options()) {
                    Answer.Chosen wrong = Answer.Chosen.of(option);
                    if (!wrong.equals(winner.solution())) {
                        String told = verdict(client.post(asked.path(), form(wrong, 1)));
                        assertThat(told)
                                .as(asked.path() + " " + option.id())
                                .contains("is-wrong")
                                .doesNotContain(card)
                                .doesNotContain("is-may\"");
                        assertThat(verdict(client.post(asked.path(), form(wrong, 3))))
                                .contains("is-solution")
                                .contains("is-may");
                    }
                }
            }
        }
    }

    /** What is told, without what its rules and words mean. */
    private static String verdict(HttpResponse<String> page) {
        String body = page.body().replaceAll("<div class=\"meaning\".*?</div>", "");
        int start = body.indexOf("class=\"verdict ");
        int form = body.indexOf("<form", start);
        return body.substring(start, form < 0 ? body.length() : form);
    }

    @Test
    void of_contracts_only_the_chosen_ones_are_marked_before_the_solution() {
        String path = "/es/lessons/five-contracts/over-betl";
        String told = verdict(client.post(path, "answer=good&answer=betl&try=1"));
        assertThat(told)
                .contains("is-may ")
                .contains("is-may-not")
                .contains("Betl")
                .doesNotContain("Durch");
        assertThat(verdict(client.post(path, "answer=good&answer=betl&try=3"))).contains("Durch");
    }

    @Test
    void a_wrong_account_is_told_first_what_is_wrong_and_keeps_the_rest_folded() {
        String told = verdict(client.post(
                "/es/lessons/payments/killed-seven",
                "game-line=1&seven-line=-2&per-defender=-1&seat-0=-2&seat-1=1&seat-2=1&try=1"));
        assertThat(told).containsOnlyOnce("class=\"reason\"").containsOnlyOnce("<details");
        assertThat(told.indexOf("class=\"reason\"")).isLessThan(told.indexOf("<details"));
    }

    @Test
    void several_tricks_are_numbered_and_one_alone_is_not() {
        assertThat(client.get("/es/lessons/counting-ninety/two-sides").body())
                .contains("<p class=\"trick-number\" aria-hidden=\"true\">4.</p>")
                .contains("aria-label=\"Baza 4\"")
                .doesNotContain("Baza 5");
        assertThat(client.get("/es/lessons/counting-ninety/one-trick").body())
                .doesNotContain("trick-number")
                .contains("aria-label=\"Baza\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void the_corner_of_a_card_speaks_the_page_s_language_in_either_pack(String tag) {
        for (String face : List.of("french", "german")) {
            String page = client.get("/" + tag + "/lessons/trumping/beat-if-you-can", "Cookie", "face=" + face)
                    .body();
            String queen = page.substring(page.indexOf("-QD\""));
            String corner = queen.substring(queen.indexOf('>', queen.indexOf("card-index")) + 1);
            assertThat(corner.substring(0, corner.indexOf('<')))
                    .as(face)
                    .isEqualTo(tag.equals("cs") ? "S" : tag.equals("pt") ? "D" : "Q");
        }
    }
}
