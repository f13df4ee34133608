package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.i18n.Language;
import java.net.http.HttpResponse;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AboutTest {

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    private static Stream<Language> languages() {
        return TestSite.languages().all().stream();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void every_page_leads_at_its_foot_to_what_the_site_is_and_what_it_keeps(Language language) {
        String home = "/" + language.tag();
        assertThat(client.get(home).body())
                .contains("<a href=\"" + home + "/about\">" + language.text("page.about.title") + "</a>")
                .contains("<a href=\"" + home + "/privacy\">" + language.text("page.privacy.title") + "</a>");
    }

    @ParameterizedTest
    @MethodSource("languages")
    void what_the_site_is_leads_to_its_rules_and_names_its_licence(Language language) {
        String home = "/" + language.tag();
        HttpResponse<String> page = client.get(home + "/about");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().map()).doesNotContainKey("Set-Cookie");
        assertThat(page.body())
                .contains("<title>" + language.text("page.about.title") + " · Forhont</title>")
                .contains("<h1>" + language.text("page.about.title") + "</h1>")
                .contains("href=\"" + home + "/rules\"", "href=\"" + home + "/sources\"")
                .contains("href=\"" + home + "/variants\"", "href=\"" + home + "/rules#R-30\"")
                .contains("Apache", "2.0", "htmx", "0BSD");
    }

    @ParameterizedTest
    @MethodSource("languages")
    void what_is_kept_names_every_cookie_and_leads_to_one_s_own_data(Language language) {
        HttpResponse<String> page = client.get("/" + language.tag() + "/privacy");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().map()).doesNotContainKey("Set-Cookie");
        assertThat(page.body())
                .contains("<title>" + language.text("page.privacy.title") + " · Forhont</title>")
                .contains("<a href=\"/" + language.tag() + "/my-data\">" + language.text("page.my-data.title"))
                .contains("13", "400");
        for (Memory cookie : Memory.values()) {
            assertThat(page.body()).contains("<dt><code>" + cookie.id() + "</code></dt>");
        }
    }
}
