package forhont.web;

import static forhont.web.Steps.cookie;
import static org.assertj.core.api.Assertions.assertThat;

import forhont.i18n.Language;
import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsTest {
    private static final String HERE = "/cs/settings";

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    private static Stream<Language> languages() {
        return TestSite.languages().all().stream();
    }

    private static HttpResponse<String> post(String path, String form, String cookie) {
        return client.post(path, form, "Cookie", cookie, "Sec-Fetch-Site", "same-origin");
    }

    private static String to(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).isEqualTo(303);
        return answer.headers().firstValue("Location").orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void shows_every_choice_in_the_language_and_keeps_nothing_of_a_reader(Language language) {
        HttpResponse<String> page = client.get("/" + language.tag() + "/settings");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().allValues("Set-Cookie")).isEmpty();
        assertThat(page.body())
                .contains("<h1>" + language.text("page.settings.title") + "</h1>")
                .contains("<meta name=\"robots\" content=\"noindex\">")
                .contains("value=\"" + language.tag() + "\" checked")
                .contains("value=\"automatic\" checked", "value=\"two\" checked", "value=\"normal\" checked")
                .contains("value=\"own\" checked", "value=\"traditional\" checked")
                .contains("value=\"" + Face.of(language.profile().pack()).id() + "\" checked")
                .contains("href=\"/" + language.tag() + "/privacy\"");
        assertThat(client.get("/" + language.tag() + "/rules").body().split("/settings\\?from=/rules\"", -1))
                .as("in the header and at the foot")
                .hasSize(3);
    }

    @Test
    void a_choice_is_remembered_and_shown_on_this_page_and_on_every_other() {
        HttpResponse<String> saved = client.post(
                HERE, "colours=dark&text=largest&rules=federation&letters=es&face=french&contrast=automatic");
        assertThat(to(saved)).isEqualTo("/cs/settings?done=saved");
        String look = cookie(saved, "look");
        assertThat(look).isEqualTo("look=v1.colours-dark.text-largest.letters-es.rules-federation");
        assertThat(cookie(saved, "face")).isEqualTo("face=french");
        assertThat(cookie(saved, "language")).isEmpty();
        assertThat(cookie(saved, "token")).isNotEmpty();
        String page = client.get(to(saved), "Cookie", look + "; face=french").body();
        assertThat(page)
                .contains("<html lang=\"cs\" data-face=\"french\" data-colours=\"dark\" data-text=\"largest\">")
                .contains("value=\"dark\" checked", "value=\"largest\" checked", "value=\"federation\" checked")
                .contains("<div id=\"done\" role=\"status\"><p class=\"banner\">")
                .contains(">Q</text>");
        assertThat(client.get("/fr/glossary", "Cookie", look).body()).contains("data-colours=\"dark\"");
    }

    @Test
    void the_sample_shows_the_hand_in_the_way_chosen() {
        assertThat(client.get(HERE).body()).contains("value=\"cards\" checked", "<ul class=\"hand of-4\"");
        assertThat(client.get(HERE, "Cookie", "look=v1.hand-text").body())
                .contains("value=\"text\" checked", "class=\"in-words\"")
                .doesNotContain("hand of-4");
    }

    @Test
    void what_a_form_leaves_out_stays_as_it_was_and_what_is_chosen_back_is_forgotten() {
        HttpResponse<String> more = post(HERE, "contrast=more", "look=v1.text-large; token=1");
        assertThat(cookie(more, "look")).isEqualTo("look=v1.contrast-more.text-large");
        HttpResponse<String> back = post(HERE, "text=normal&letters=own", "look=v1.text-large; token=1");
        assertThat(cookie(back, "look")).isEqualTo("look=");
    }

    @Test
    void rules_that_were_saved_are_offered_for_a_deal_though_they_are_the_first() {
        String saved = cookie(post(HERE, "rules=traditional", "token=1"), "look");
        assertThat(saved).isEqualTo("look=v1.rules-traditional");
        String chosen = "name=\"rules\" value=\"traditional\" checked";
        assertThat(client.get("/cs/play").body()).doesNotContain(chosen);
        assertThat(client.get("/cs/play", "Cookie", saved + "; deal=0-1/1.beginner.~k3f9")
                        .body())
                .contains(chosen);
        assertThat(client.get("/cs/play?rules=traditional").body()).contains(chosen);
    }

    @Test
    void everything_can_be_put_back() {
        HttpResponse<String> reset = post(HERE, "colours=dark&reset=yes", "look=v1.text-large; face=french; token=1");
        assertThat(to(reset)).isEqualTo("/cs/settings?done=reset");
        assertThat(cookie(reset, "look")).isEqualTo("look=");
        assertThat(cookie(reset, "face")).isEqualTo("face=");
    }

    @Test
    void another_language_is_remembered_and_led_to_by_the_form_and_by_the_header() {
        HttpResponse<String> form = client.post(HERE, "language=pt&colours=light");
        assertThat(to(form)).isEqualTo("/pt/settings?done=saved");
        assertThat(cookie(form, "language")).isEqualTo("language=pt");
        assertThat(client.get(HERE).body()).contains("formaction=\"/pt/settings?language=pt\"");
        HttpResponse<String> header = client.post("/pt/settings?language=pt", "language=cs&colours=light");
        assertThat(to(header)).isEqualTo("/pt/settings?done=saved");
        assertThat(cookie(header, "language")).isEqualTo("language=pt");
        assertThat(cookie(header, "look")).isEqualTo("look=v1.colours-light");
    }

    @ParameterizedTest
    @CsvSource({
        "colours, pink",
        "text, ''",
        "letters, xx",
        "rules, nowhere",
        "hand, none",
        "face, blank",
        "language, xx"
    })
    void what_cannot_be_chosen_is_said_in_the_language_and_nothing_is_lost(String name, String way) {
        HttpResponse<String> page = client.post("/fr/settings", "contrast=more&" + name + "=" + way);
        Language french = TestSite.languages().find("fr").orElseThrow();
        assertThat(page.statusCode()).isEqualTo(422);
        assertThat(page.headers().allValues("Set-Cookie")).isEmpty();
        assertThat(page.body())
                .contains("role=\"alert\">" + french.text("page.settings.wrong"))
                .contains("value=\"more\" checked");
    }

    @Test
    void leads_back_to_where_one_came_from_also_after_saving() {
        String here = "/es/settings?from=/practice%3Flevel=2%26ruleset=federation";
        assertThat(client.get("/es/practice?level=2&ruleset=federation").body()).contains(here.replace("%26", "%26"));
        assertThat(client.get(here).body())
                .contains("class=\"way-back\"", "href=\"/es/practice?level=2&amp;ruleset=federation\"")
                .contains("action=\"" + here + "\"");
        assertThat(to(client.post(here, "colours=dark"))).isEqualTo(here + "&done=saved");
    }

    @Test
    void leads_back_to_every_page_that_leads_here() {
        for (Stop stop : Stops.plain(site)) {
            HttpResponse<String> page = client.get("/es" + stop.path());
            Matcher settings =
                    Pattern.compile("href=\"(/es/settings\\?from=[^\"]*)\"").matcher(page.body());
            if (page.statusCode() == 200 && !stop.path().equals(SettingsPage.PATH)) {
                assertThat(settings.find()).as(stop.path()).isTrue();
                assertThat(client.get(settings.group(1)).body()).as(stop.path()).contains("class=\"way-back\"");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/lessons/trumping",
                "/lessons/trumping/follow-suit",
                "/practice/count/1-traditional-2-a",
                "/practice/mix-ups",
                "/"
            })
    void leads_back_to_pages_that_are_there(String from) {
        assertThat(client.get("/es/settings?from=" + from).body())
                .contains("class=\"way-back\"", "href=\"/es" + from + "\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/lessons/nope",
                "/lessons/trumping/nope",
                "/practice/count/x",
                "/practice/nope/1-traditional-2-a",
                "/play/0-1/x",
                "/a/../../../evil",
                "/rules/../evil",
                "/nowhere",
                "/rules/",
                "//evil.example/",
                "https://evil.example",
                "/a%22onclick",
                "/%3Cb%3E",
                "rules",
                "/%0d%0ax"
            })
    void nothing_else_is_a_way_back(String from) {
        assertThat(client.get("/es/settings?from=" + from).body())
                .doesNotContain("class=\"way-back\"", "evil", "onclick");
    }
}
