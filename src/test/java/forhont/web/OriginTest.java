package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A post that passes reaches the routing and finds nothing there; one that does not is refused before. */
class OriginTest {

    private static final int PASSED = 404;
    private static final int REFUSED = 403;

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    @ParameterizedTest
    @ValueSource(strings = {"same-origin", "none"})
    void a_post_from_our_pages_passes(String fetchSite) {
        assertThat(post("Sec-Fetch-Site", fetchSite)).isEqualTo(PASSED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cross-site", "same-site", "anything"})
    void a_post_from_elsewhere_is_refused(String fetchSite) {
        assertThat(post("Sec-Fetch-Site", fetchSite)).isEqualTo(REFUSED);
        assertThat(post("Sec-Fetch-Site", fetchSite, "Origin", site.url(""))).isEqualTo(REFUSED);
    }

    @Test
    void without_the_fetch_header_the_origin_has_to_be_ours() {
        assertThat(post("Origin", site.url(""))).isEqualTo(PASSED);
        assertThat(post("Origin", site.url("").replace("http:", "https:"))).isEqualTo(PASSED);
        assertThat(post("Origin", "http://localhost:1")).isEqualTo(REFUSED);
        assertThat(post("Origin", "null")).isEqualTo(REFUSED);
        assertThat(post("Origin", "http://evil.example/localhost")).isEqualTo(REFUSED);
    }

    @Test
    void a_silent_browser_s_post_speaks_for_a_visitor_only_with_the_token() {
        assertThat(post()).isEqualTo(PASSED);
        assertThat(post("Cookie", "face=german")).isEqualTo(REFUSED);
        assertThat(post("Cookie", "face=german; token=abc")).isEqualTo(REFUSED);
        assertThat(client.post("/cs/x", "token=abd", "Cookie", "token=abc").statusCode())
                .isEqualTo(REFUSED);
        assertThat(client.post("/cs/x", "token=abc", "Cookie", "token=abc").statusCode())
                .isEqualTo(PASSED);
    }

    @Test
    void the_token_comes_with_the_first_thing_remembered_and_stays() {
        List<String> first = client.get("/cs/?face=german").headers().allValues("Set-Cookie");
        assertThat(first).anyMatch(cookie -> cookie.matches("token=[0-9a-f]{32};.*"));
        String kept =
                first.stream().map(cookie -> cookie.replaceFirst(";.*", "")).collect(Collectors.joining("; "));
        assertThat(client.get("/cs/?face=french", "Cookie", kept).headers().allValues("Set-Cookie"))
                .hasSize(1)
                .allMatch(cookie -> cookie.startsWith("face=french;"));
    }

    private static int post(String... headers) {
        return client.post("/cs/x", "a=b", headers).statusCode();
    }
}
