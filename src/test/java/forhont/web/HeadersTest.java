package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HeadersTest {

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    @ParameterizedTest
    @ValueSource(strings = {"/", "/cs/nowhere", "/cs/%zz", "/assets/0/htmx.min.js", "/api/v1/engine"})
    void every_answer_keeps_other_hosts_inline_code_and_frames_out(String path) throws IOException {
        String answer = site.raw("GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assertThat(answer)
                .contains("Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self';")
                .contains("frame-ancestors 'none'")
                .contains("X-Content-Type-Options: nosniff")
                .contains("Referrer-Policy: same-origin")
                .contains("Permissions-Policy: camera=()")
                .doesNotContain("Server:", "unsafe-inline", "unsafe-eval", "Jetty", "Javalin");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/cs/", "/cs/nowhere", "/cs/practice/count", "/robots.txt", "/api/v1/engine", "/favicon.ico"})
    void what_is_or_could_be_sent_compressed_says_so_to_whoever_keeps_it(String path) {
        assertThat(client.get(path, "Accept-Encoding", "gzip").headers().firstValue("Vary"))
                .contains("Accept-Encoding");
        assertThat(client.get(path).headers().firstValue("Vary")).contains("Accept-Encoding");
    }

    @Test
    void a_page_is_utf_8_says_so_first_and_carries_no_inline_code() {
        HttpResponse<String> page = client.get("/cs/nowhere");
        assertThat(page.headers().firstValue("Content-Type").orElse(""))
                .isEqualToIgnoringCase("text/html;charset=utf-8");
        assertThat(page.body())
                .startsWith(
                        "<!DOCTYPE html><html lang=\"cs\" data-face=\"german\"><head><meta charset=\"utf-8\"><title>")
                .contains("<meta name=\"htmx-config\"")
                .doesNotContain("<style", "style=", "onclick", "http://", "https://");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/cs/",
                "/cs/rules",
                "/cs/nowhere",
                "/assets/0/forhont.css",
                "/api/v1/engine",
                "/cs/x?face=german"
            })
    void the_headers_alone_are_those_of_the_page(String path) {
        HttpResponse<String> page = client.get(path);
        HttpResponse<String> head =
                client.send(client.request(path).method("HEAD", HttpRequest.BodyPublishers.noBody()));
        assertThat(head.statusCode()).isEqualTo(page.statusCode());
        assertThat(head.body()).isEmpty();
        assertThat(without(head)).isEqualTo(without(page));
    }

    /** The headers that do not change with the moment or with how the body is cut. */
    private static Map<String, List<String>> without(HttpResponse<String> answer) {
        Map<String, List<String>> headers = new TreeMap<>(answer.headers().map());
        headers.keySet().removeAll(List.of("date", "transfer-encoding", "set-cookie"));
        return headers;
    }

    @Test
    void a_page_is_never_kept_for_another_visitor_and_sets_no_cookie() {
        HttpResponse<String> page = client.get("/");
        assertThat(page.headers().firstValue("Cache-Control")).contains("private, no-cache");
        assertThat(page.headers().map()).doesNotContainKey("Set-Cookie");
    }

    @ParameterizedTest
    @CsvSource({"forhont.css, 30000", "forhont.js, 15000"})
    void the_style_and_the_own_script_stay_small(String name, int most) throws Exception {
        try (InputStream file = Assets.read().find(name).orElseThrow().open()) {
            assertThat(file.readAllBytes()).hasSizeLessThanOrEqualTo(most);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"forhont.css", "forhont.js", "htmx.min.js", "favicon.svg"})
    void what_a_page_loads_is_kept_for_a_year_under_a_versioned_address(String name) throws Exception {
        Matcher address = Pattern.compile("\"(/assets/[0-9a-f]{8}/" + Pattern.quote(name) + ")\"")
                .matcher(client.get("/cs/nowhere").body());
        assertThat(address.find()).isTrue();
        HttpResponse<byte[]> asset = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(site.url(address.group(1))))
                                .header("Accept-Encoding", "gzip")
                                .build(),
                        HttpResponse.BodyHandlers.ofByteArray());
        assertThat(asset.statusCode()).isEqualTo(200);
        assertThat(asset.headers().firstValue("Cache-Control")).contains("public, max-age=31536000, immutable");
        assertThat(asset.headers().firstValue("Vary")).contains("Accept-Encoding");
        assertThat(asset.headers().firstValue("Content-Type").orElse(""))
                .matches("text/(css|javascript); ?charset=utf-8|image/svg\\+xml");
        if (asset.headers().firstValue("Content-Encoding").isPresent()) {
            try (InputStream in = new GZIPInputStream(new java.io.ByteArrayInputStream(asset.body()))) {
                assertThat(in.readAllBytes()).hasSizeGreaterThan(asset.body().length);
            }
        } else {
            assertThat(asset.body()).hasSizeLessThan(1500);
        }
    }

    @Test
    void an_asset_of_an_earlier_version_leads_to_the_present_one() {
        HttpResponse<String> answer = client.get("/assets/0123456789abcdef/forhont.css");
        assertThat(answer.statusCode()).isEqualTo(302);
        assertThat(answer.headers().firstValue("Location").orElse("")).matches("/assets/[0-9a-f]{8}/forhont.css");
        assertThat(client.get("/assets/0/nothing.css").statusCode()).isEqualTo(404);
        assertThat(client.get("/assets/0/..%2Flogback.xml").statusCode()).isBetween(400, 404);
    }
}
