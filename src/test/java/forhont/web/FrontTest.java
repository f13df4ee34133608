package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FrontTest {

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            cs                               | /cs/
            pt-BR,pt;q=0.9,en;q=0.8          | /pt/
            en-US,en;q=0.9,fr;q=0.5,cs;q=0.8 | /cs/
            de,es-MX;q=0.3                   | /es/
            """)
    void the_browser_s_wish_leads_into_a_language(String wish, String address) {
        HttpResponse<String> answer = client.get("/", "Accept-Language", wish);
        assertThat(answer.statusCode()).isEqualTo(302);
        assertThat(answer.headers().firstValue("Location")).contains(address);
        assertThat(answer.headers().firstValue("Vary")).contains("Accept-Encoding, Accept-Language, Cookie");
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "*", ";;;q=x", ""})
    void who_asks_for_none_of_the_languages_is_asked(String wish) {
        HttpResponse<String> answer = client.get("/", "Accept-Language", wish);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body())
                .contains("<a href=\"/es/?language=es\" lang=\"es\"")
                .contains("<a href=\"/pt/?language=pt\" lang=\"pt\"")
                .contains("<a href=\"/fr/?language=fr\" lang=\"fr\"")
                .contains("<a href=\"/cs/?language=cs\" lang=\"cs\"");
        assertThat(answer.headers().map()).doesNotContainKey("Set-Cookie");
    }

    @Test
    void a_chosen_language_is_remembered_before_the_browser_s_wish() {
        HttpResponse<String> chosen = client.get("/cs/rules?a=1&language=cs&b=2");
        assertThat(chosen.statusCode()).isEqualTo(303);
        assertThat(chosen.headers().firstValue("Location")).contains("/cs/rules?a=1&b=2");
        assertThat(chosen.headers().allValues("Set-Cookie"))
                .anySatisfy(cookie -> assertThat(cookie)
                        .startsWith("language=cs;")
                        .contains("HttpOnly")
                        .contains("SameSite=Lax")
                        .contains("Path=/")
                        .doesNotContain("Secure"));
        assertThat(client.get("/", "Accept-Language", "fr", "Cookie", "language=cs")
                        .headers()
                        .firstValue("Location"))
                .contains("/cs/");
    }

    @Test
    void cookies_are_secure_where_the_site_is_served_encrypted() {
        assertThat(client.get("/cs/?face=german", "X-Forwarded-Proto", "https")
                        .headers()
                        .allValues("Set-Cookie"))
                .isNotEmpty()
                .allSatisfy(cookie -> assertThat(cookie).contains("Secure"));
    }

    @Test
    void a_chosen_pack_of_cards_is_remembered() {
        HttpResponse<String> chosen = client.get("/es/?face=german");
        assertThat(chosen.headers().firstValue("Location")).contains("/es/");
        assertThat(chosen.headers().allValues("Set-Cookie"))
                .anySatisfy(cookie -> assertThat(cookie).startsWith("face=german;"));
        assertThat(client.get("/es/nowhere", "Cookie", "face=german").body()).contains("data-face=\"german\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/cs/x?language=de",
                "/cs/x?face=tarot",
                "/xx/x?language=cs",
                "//evil.example/?face=german",
                "/cs/x?languages=cs"
            })
    void what_is_no_choice_is_not_remembered(String address) {
        HttpResponse<String> answer = client.get(address);
        assertThat(answer.statusCode()).isBetween(400, 499);
        assertThat(answer.headers().map()).doesNotContainKeys("Set-Cookie", "Location");
    }

    @Test
    void a_remembered_language_that_is_none_is_passed_over() {
        assertThat(client.get("/", "Accept-Language", "fr", "Cookie", "language=<script>")
                        .headers()
                        .firstValue("Location"))
                .contains("/fr/");
    }
}
