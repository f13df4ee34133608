package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MyDataTest {
    private static final String STEP = "/cs/lessons/trumping/follow-suit";
    private static final String HERE = "/cs/my-data";
    private static final String DONE = "1 z\u00a012";

    private static TestSite site;
    private static Client client;

    @BeforeAll
    static void open() {
        site = new TestSite();
        client = new Client(site);
    }

    @AfterAll
    static void close() {
        site.close();
    }

    /** Somebody's browser: the cookies it has, which say that every post comes from the site itself. */
    private static final class Device {
        private String cookie = "";

        HttpResponse<String> get(String path) {
            return cookie.isEmpty() ? client.get(path) : client.get(path, "Cookie", cookie);
        }

        HttpResponse<String> post(String path, String form) {
            return keep(
                    cookie.isEmpty()
                            ? client.post(path, form, "Sec-Fetch-Site", "same-origin")
                            : client.post(path, form, "Sec-Fetch-Site", "same-origin", "Cookie", cookie));
        }

        HttpResponse<String> upload(String text) {
            String body = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"forhont.json\"\r\n"
                    + "Content-Type: application/json\r\n\r\n" + text + "\r\n--x--\r\n";
            String[] headers = cookie.isEmpty()
                    ? new String[] {"Sec-Fetch-Site", "same-origin"}
                    : new String[] {"Sec-Fetch-Site", "same-origin", "Cookie", cookie};
            return keep(client.send(client.request(HERE + "/import", headers)
                    .header("Content-Type", "multipart/form-data; boundary=x")
                    .POST(BodyPublishers.ofString(body))));
        }

        private HttpResponse<String> keep(HttpResponse<String> response) {
            response.headers().allValues("Set-Cookie").stream()
                    .map(header -> header.split(";", 2)[0])
                    .filter(pair -> pair.startsWith("learner="))
                    .forEach(pair -> cookie = pair.equals("learner=") ? "" : pair);
            return response;
        }

        Device answered() {
            post(STEP, "answer=JS&try=1");
            return this;
        }

        boolean hasDone() {
            return get("/cs/").body().contains(DONE);
        }
    }

    private static String find(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher.group(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void a_reader_s_page_says_that_nothing_is_kept_and_keeps_nothing(String tag) {
        HttpResponse<String> page = client.get("/" + tag + "/my-data");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().allValues("Set-Cookie")).isEmpty();
        assertThat(page.body()).doesNotContain("/my-data/erase").doesNotContain("/my-data/export");
        assertThat(client.get("/" + tag + "/my-data/export").statusCode()).isEqualTo(404);
    }

    @Test
    void the_same_form_posted_twice_by_a_new_learner_makes_one_learner_with_one_answer() {
        String item =
                find("name=\"item\" value=\"([0-9a-f]{32})\"", client.get(STEP).body());
        Device first = new Device();
        Device second = new Device();
        first.post(STEP, "answer=JS&try=1&item=" + item);
        second.post(STEP, "answer=JS&try=1&item=" + item);
        first.post(STEP, "answer=JS&try=1&item=" + item);
        assertThat(second.cookie).isEqualTo(first.cookie);
        assertThat(first.get(HERE + "/export").body()).containsOnlyOnce("\"given\" : \"JS\"");
    }

    @Test
    void everything_is_downloaded_erased_and_brought_back() {
        Device device = new Device().answered();
        device.post(STEP, "answer=KC&try=1");
        HttpResponse<String> export = device.get(HERE + "/export");
        assertThat(export.headers().firstValue("Content-Disposition").orElseThrow())
                .startsWith("attachment");
        assertThat(export.body()).contains("\"given\" : \"JS\"", "\"given\" : \"KC\"", "\"completes\" : true");
        assertThat(device.post(HERE + "/erase", "").statusCode()).isEqualTo(422);
        assertThat(device.hasDone()).isTrue();
        String old = device.cookie;
        assertThat(device.post(HERE + "/erase", "sure=yes").statusCode()).isEqualTo(303);
        assertThat(device.cookie).isEmpty();
        assertThat(client.get("/cs/", "Cookie", old).body()).doesNotContain(DONE);
        assertThat(device.upload(export.body()).statusCode()).isEqualTo(303);
        assertThat(device.hasDone()).isTrue();
        assertThat(device.get(HERE + "/export").body()).contains("\"given\" : \"KC\"");
    }

    @Test
    void a_file_with_something_else_is_refused() {
        Device device = new Device();
        assertThat(device.upload("{\"forhont\":\"my-data\"").statusCode()).isEqualTo(422);
        assertThat(device.upload("{\"forhont\":\"my-data\",\"version\":1,\"answers\":[{}]}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(device.post(HERE + "/import", "file=x").statusCode()).isEqualTo(422);
        assertThat(device.cookie).isEmpty();
        assertThat(device.upload(" ".repeat(Bodies.FILE_BYTES)).statusCode()).isEqualTo(413);
    }

    @Test
    void a_link_moves_the_progress_to_another_device_once_and_looking_at_it_uses_nothing_up() {
        Device device = new Device().answered();
        String page = device.post(HERE + "/move", "").body();
        assertThat(page).contains("<svg class=\"qr\"");
        String link = find("href=\"http://localhost:\\d+(/cs/move/[0-9a-f]{32})\"", page);
        Device other = new Device();
        assertThat(other.get(link).statusCode()).isEqualTo(200);
        assertThat(other.hasDone()).isFalse();
        String code =
                find("name=\"code\" value=\"([0-9a-f]{32})\"", other.get(link).body());
        assertThat(other.post(HERE + "/open", "code=" + code).statusCode()).isEqualTo(303);
        assertThat(other.hasDone()).isTrue();
        assertThat(device.hasDone()).isTrue();
        assertThat(new Device().get(link).statusCode()).isEqualTo(422);
        assertThat(new Device().post(HERE + "/open", "code=" + code).statusCode())
                .isEqualTo(422);
    }

    @Test
    void a_recovery_code_brings_the_progress_back_however_it_is_typed() {
        Device device = new Device().answered();
        String code = find(
                "<code class=\"code\">([0-9A-F-]+)</code>",
                device.post(HERE + "/recovery", "").body());
        Device other = new Device();
        assertThat(other.post(
                                HERE + "/open",
                                "code="
                                        + code.toLowerCase(java.util.Locale.ROOT)
                                                .replace("-", "+"))
                        .statusCode())
                .isEqualTo(303);
        assertThat(other.hasDone()).isTrue();
    }

    @Test
    void codes_lead_nowhere_where_nothing_is_kept() {
        assertThat(new Device().post(HERE + "/move", "").statusCode()).isEqualTo(404);
        assertThat(new Device().post(HERE + "/recovery", "").statusCode()).isEqualTo(404);
        assertThat(client.get("/de/my-data").statusCode()).isEqualTo(404);
    }
}
