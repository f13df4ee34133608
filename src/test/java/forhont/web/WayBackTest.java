package forhont.web;

import static forhont.web.Steps.cookie;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WayBackTest {
    private static final String STEP = "/cs/lessons/trumping/follow-suit";

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    @Test
    void what_was_filled_in_is_kept_when_language_or_pack_are_changed() {
        String page = client.get(STEP).body();
        assertThat(page).contains("formaction=\"/pt/lessons/trumping/follow-suit?language=pt\"");
        HttpResponse<String> portuguese =
                client.post("/pt/lessons/trumping/follow-suit?language=pt", "answer=KC&answer=8D&try=2");
        assertThat(portuguese.statusCode()).isEqualTo(200);
        assertThat(cookie(portuguese, "language")).isEqualTo("language=pt");
        assertThat(cookie(portuguese, "learner")).isEmpty();
        assertThat(portuguese.body())
                .contains("<html lang=\"pt\"")
                .contains("value=\"KC\" checked")
                .contains("value=\"8D\" checked")
                .contains("name=\"try\" value=\"2\"")
                .doesNotContain("id=\"verdict\"");
        HttpResponse<String> german =
                client.post("/es/lessons/payments/game-won?face=german", "game-line=1&per-defender=x&try=1");
        assertThat(german.body())
                .contains("data-face=\"german\"")
                .contains("value=\"1\"")
                .contains("value=\"x\"");
    }

    @Test
    void enter_in_a_form_never_presses_a_choice_of_the_header() {
        String page = client.get("/es/lessons/payments/game-won").body();
        int first = page.indexOf("form=\"exercise\"");
        assertThat(page.substring(page.lastIndexOf('<', first), page.indexOf('>', first)))
                .contains("hidden")
                .doesNotContain("formaction");
    }

    @Test
    void rules_and_words_lead_back_to_the_step_they_were_asked_for_from() {
        String from = "?from=/lessons/trumping/follow-suit";
        assertThat(client.get(STEP).body()).contains("/cs/rules" + from + "\"");
        assertThat(client.post(STEP, "answer=JS&try=1").body()).contains("/cs/glossary" + from + "#follow");
        assertThat(client.post(STEP, "answer=KC&try=1").body()).contains("/cs/rules" + from + "#R-16a");
        for (String page : List.of("rules", "glossary", "sources", "variants")) {
            assertThat(client.get("/fr/" + page + from).body())
                    .as(page)
                    .contains("class=\"way-back\"")
                    .contains("href=\"/fr/lessons/trumping/follow-suit\"")
                    .contains("/cs/" + page + from + "&amp;language=cs");
        }
        assertThat(client.get("/fr/rules" + from).body()).contains("/fr/glossary" + from + "#");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "?from=",
                "?from=//evil.example/",
                "?from=/lessons/trumping/none",
                "?from=/my-data",
                "?from=/lessons/trumping/follow-suit%22onclick"
            })
    void nothing_else_is_a_way_back(String query) {
        String page = client.get("/fr/rules" + query).body();
        String settings = "/fr/settings?from=/rules\"";
        assertThat(page).contains(settings);
        assertThat(page.replace(settings, ""))
                .doesNotContain("way-back")
                .doesNotContain("?from=")
                .doesNotContain("evil")
                .doesNotContain("onclick");
    }
}
