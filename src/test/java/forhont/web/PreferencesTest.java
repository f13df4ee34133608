package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.play.PlayThrough;
import forhont.web.Preferences.Colours;
import forhont.web.Preferences.Hand;
import forhont.web.Preferences.Text;
import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PreferencesTest {
    private static final String ALL =
            "v1.colours-dark.contrast-more.suits-four.text-largest.motion-none.hand-text.letters-cs.rules-federation";

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    private static String page(String path, String look) {
        return client.get(path, "Cookie", "look=" + look).body();
    }

    @Test
    void are_read_as_they_were_written() {
        assertThat(Preferences.parse(ALL)).hasToString(ALL);
        assertThat(Preferences.NONE).hasToString("v1");
        assertThat(Preferences.parse("v1")).isEqualTo(Preferences.NONE);
    }

    @Test
    void what_is_not_understood_counts_as_not_chosen() {
        Preferences some =
                Preferences.parse("v1.colours-pink.text-large.text-normal.hat-red.hand-text.rules-a/b.letters-<b>.");
        assertThat(some).hasToString("v1.text-large.hand-text");
        assertThat(some.colours()).isEqualTo(Colours.AUTOMATIC);
        assertThat(some.text()).isEqualTo(Text.LARGE);
        assertThat(some.hand()).isEqualTo(Hand.TEXT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"v2.colours-dark", "colours-dark", "..", "-", "%00", "\"v1", "v1.colours", "v1.-dark"})
    void garbage_is_as_if_nothing_had_been_chosen(String look) {
        assertThat(Preferences.parse(look)).isEqualTo(Preferences.NONE);
        assertThat(page("/cs/rules", look)).contains("<html lang=\"cs\" data-face=\"german\">");
    }

    @ParameterizedTest
    @CsvSource({
        "colours, dark",
        "colours, light",
        "contrast, more",
        "suits, four",
        "text, large",
        "text, largest",
        "motion, none"
    })
    void every_page_tells_the_style_what_was_chosen(String name, String way) {
        assertThat(page("/es/glossary", "v1." + name + "-" + way))
                .contains("<html lang=\"es\" data-face=\"french\" data-" + name + "=\"" + way + "\">");
        assertThat(page("/", "v1." + name + "-" + way)).contains("data-" + name + "=\"" + way + "\">");
    }

    @Test
    void the_browser_draws_itself_in_the_colours_chosen() {
        assertThat(client.get("/es/").body())
                .contains("content=\"light dark\"", "media=\"(prefers-color-scheme: dark)\"");
        assertThat(page("/es/", "v1.colours-dark"))
                .contains("<meta name=\"color-scheme\" content=\"dark\"><meta name=\"theme-color\" content=\"#")
                .doesNotContain("prefers-color-scheme");
        assertThat(page("/es/", "v1.colours-light"))
                .contains("<meta name=\"color-scheme\" content=\"light\">")
                .doesNotContain("prefers-color-scheme");
    }

    @ParameterizedTest
    @CsvSource({"es, v1, J", "es, v1.letters-cs, s", "cs, v1, s", "cs, v1.letters-pt, V", "cs, v1.letters-xx, s"})
    void the_letters_on_the_cards_are_those_chosen_or_of_the_page(String tag, String look, String jack) {
        String step = page("/" + tag + "/lessons/trumping/follow-suit", look);
        Matcher corner = Pattern.compile("-JS\"></use><text class=\"card-index\"[^>]*>([^<]*)<")
                .matcher(step);
        assertThat(corner.find()).isTrue();
        assertThat(corner.group(1)).isEqualTo(jack);
    }

    @Test
    void the_rules_chosen_stand_where_the_address_names_none() {
        String current = "aria-current=\"true\">";
        String federation = PracticePage.name(TestSite.languages().find("cs").orElseThrow(), "federation");
        String traditional = PracticePage.name(TestSite.languages().find("cs").orElseThrow(), "traditional");
        assertThat(page("/cs/practice", "v1")).contains(current + traditional);
        assertThat(page("/cs/practice", "v1.rules-nowhere")).contains(current + traditional);
        assertThat(page("/cs/practice", "v1.rules-federation")).contains(current + federation);
        assertThat(page("/cs/practice?ruleset=traditional", "v1.rules-federation"))
                .contains(current + traditional);
        assertThat(page("/cs/play", "v1.rules-federation")).contains("value=\"federation\" checked");
        HttpResponse<String> dealt = client.post(
                "/cs/play", "token=", "Cookie", "look=v1.rules-federation", "Sec-Fetch-Site", "same-origin");
        String[] address = dealt.headers().firstValue("Location").orElseThrow().split("/", -1);
        PlayThrough play = PlayThrough.parse(address[3], address[4], TestSite.library()::ruleSet)
                .orElseThrow();
        assertThat(play.record().rules().id()).isEqualTo("federation");
    }
}
