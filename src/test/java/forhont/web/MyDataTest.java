package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.storage.Answered;
import forhont.storage.Takeout;
import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MyDataTest {
    private static final String STEP = Device.STEP;
    private static final String HERE = "/cs/my-data";
    /** A hundred answers a day for more than a year. */
    private static final int MANY = 40_000;

    private static final String DONE = "1 z\u00a012";

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    private static Device device() {
        return new Device(client);
    }

    private static boolean hasDone(Device device) {
        return device.get("/cs/").body().contains(DONE);
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
        assertThat(page.body())
                .contains(TestSite.languages().find(tag).orElseThrow().text("page.my-data.nothing"));
        for (HttpResponse<String> led : List.of(
                client.get("/" + tag + "/my-data/export"),
                device().post("/" + tag + "/my-data/move", ""),
                device().post("/" + tag + "/my-data/recovery", ""))) {
            assertThat(led.statusCode()).isEqualTo(303);
            assertThat(led.headers().firstValue("Location")).contains("/" + tag + "/my-data");
            assertThat(led.headers().allValues("Set-Cookie")).isEmpty();
        }
    }

    @Test
    void the_same_form_posted_twice_by_a_new_learner_makes_one_learner_with_one_answer() {
        String item =
                find("name=\"item\" value=\"([0-9a-f]{32})\"", client.get(STEP).body());
        Device first = device();
        Device second = device();
        first.post(STEP, "answer=JS&try=1&item=" + item);
        second.post(STEP, "answer=JS&try=1&item=" + item);
        first.post(STEP, "answer=JS&try=1&item=" + item);
        assertThat(second.cookie()).isEqualTo(first.cookie());
        assertThat(first.get(HERE + "/export").body()).containsOnlyOnce("\"given\" : \"JS\"");
    }

    @Test
    void everything_is_downloaded_erased_and_brought_back() {
        Device device = device().answered();
        device.post(STEP, "answer=KC&try=1");
        HttpResponse<String> export = device.get(HERE + "/export");
        assertThat(export.headers().firstValue("Content-Disposition").orElseThrow())
                .startsWith("attachment");
        assertThat(export.body()).contains("\"given\" : \"JS\"", "\"given\" : \"KC\"", "\"completes\" : true");
        assertThat(device.post(HERE + "/erase", "").statusCode()).isEqualTo(422);
        assertThat(hasDone(device)).isTrue();
        String old = device.cookie();
        assertThat(device.post(HERE + "/erase", "sure=yes").statusCode()).isEqualTo(303);
        assertThat(device.cookie()).isEmpty();
        assertThat(client.get("/cs/", "Cookie", old).body()).doesNotContain(DONE);
        assertThat(device.upload(HERE + "/import", export.body()).statusCode()).isEqualTo(303);
        assertThat(hasDone(device)).isTrue();
        assertThat(device.get(HERE + "/export").body()).contains("\"given\" : \"KC\"");
    }

    @Test
    void an_export_erased_and_brought_back_at_a_fresh_site_shows_the_same_course() {
        Device device = device();
        answerHalf(device);
        List<String> before = course(device);
        assertThat(before.get(0)).contains("is-done", "is-begun", "is-next", "is-later");
        String export = device.get(HERE + "/export").body();
        assertThat(device.post(HERE + "/erase", "sure=yes").statusCode()).isEqualTo(303);
        assertThat(course(device)).isNotEqualTo(before);
        try (TestSite fresh = new TestSite()) {
            Device there = new Device(new Client(fresh));
            assertThat(there.upload(HERE + "/import", export).statusCode()).isEqualTo(303);
            assertThat(course(there)).isEqualTo(before);
            assertThat(answersIn(there.get(HERE + "/export").body())).isEqualTo(answersIn(export));
            assertThat(there.upload(HERE + "/import", export).statusCode()).isEqualTo(303);
            assertThat(course(there)).isEqualTo(before);
        }
    }

    /** The first lesson whole and the third begun. */
    private static void answerHalf(Device device) {
        List<Lesson> lessons = TestSite.library().course().lessons();
        lessons.get(0).steps().forEach(step -> answer(device, lessons.get(0), step));
        lessons.get(2).steps().stream().limit(3).forEach(step -> answer(device, lessons.get(2), step));
    }

    static void answer(Device device, Lesson lesson, Step step) {
        String form = step instanceof Step.Asking asking ? Steps.form(Steps.right(asking.exercise()), 1) : "";
        assertThat(device.post("/cs" + StepPage.path(lesson, step), form).statusCode())
                .isIn(200, 303);
    }

    /** What the start page and every lesson show of what is done. */
    private static List<String> course(Device device) {
        Stream<String> paths = TestSite.library().course().lessons().stream()
                .flatMap(lesson -> Stream.concat(
                        Stream.of(StepPage.path(lesson)),
                        lesson.steps().stream().limit(1).map(step -> StepPage.path(lesson, step))));
        return Stream.concat(Stream.of("/"), paths)
                .map(path -> device.get("/cs" + path).body())
                .map(page -> page.replaceAll("name=\"(item|token)\" value=\"[0-9a-f]*\"", ""))
                .toList();
    }

    private static String answersIn(String export) {
        return export.substring(export.indexOf("\"answers\""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void the_page_says_what_is_wrong_in_a_file_and_where(String tag) {
        Device device = device().answered();
        String export = device.get(HERE + "/export").body();
        String here = "/" + tag + "/my-data/import";
        HttpResponse<String> attempt = device.upload(here, export.replace("\"attempt\" : 1", "\"attempt\" : 1.5"));
        assertThat(attempt.statusCode()).isEqualTo(422);
        assertThat(find("class=\"field-error\" role=\"alert\">([^<]*)<", attempt.body()))
                .contains("1", "attempt");
        HttpResponse<String> twice = device.upload(here, export + export);
        assertThat(twice.statusCode()).isEqualTo(422);
        assertThat(find("class=\"field-error\" role=\"alert\">([^<]*)<", twice.body()))
                .contains("" + (export.lines().count() + 1));
        assertThat(hasDone(device)).isTrue();
    }

    @Test
    void at_a_public_address_the_codes_lead_there() {
        try (TestSite known = new TestSite(new PublicAddress("https://forhont.example"))) {
            Device device = new Device(new Client(known)).answered();
            assertThat(device.post(HERE + "/move", "").body()).contains("href=\"https://forhont.example/cs/move/");
            assertThat(device.post(HERE + "/recovery", "").body()).contains("https://forhont.example/cs/my-data.");
        }
    }

    @Test
    void a_file_with_something_else_is_refused() {
        Device device = device();
        assertThat(device.upload(HERE + "/import", "{\"forhont\":\"my-data\"").statusCode())
                .isEqualTo(422);
        assertThat(device.upload(HERE + "/import", "{\"forhont\":\"my-data\",\"version\":1,\"answers\":[{}]}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(device.post(HERE + "/import", "file=x").statusCode()).isEqualTo(422);
        assertThat(device.cookie()).isEmpty();
        assertThat(device.upload(HERE + "/import", " ".repeat(Bodies.FILE_BYTES))
                        .statusCode())
                .isEqualTo(413);
    }

    /** A file in a form that does not say how long it is. */
    private HttpResponse<String> stream(String text) {
        String body = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"forhont.json\"\r\n\r\n" + text
                + "\r\n--x--\r\n";
        return client.send(client.request(
                        HERE + "/import", "Content-Type", "multipart/form-data; boundary=x", "Sec-Fetch-Site", "none")
                .POST(BodyPublishers.ofInputStream(
                        () -> new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8)))));
    }

    @Test
    void a_file_of_unsaid_length_is_measured_as_it_comes() {
        String export = device().answered().get(HERE + "/export").body();
        assertThat(stream(export).statusCode()).isEqualTo(303);
        assertThat(stream("x").statusCode()).isEqualTo(422);
        HttpResponse<String> large = stream(" ".repeat(Bodies.FILE_BYTES + 1));
        assertThat(large.statusCode()).isEqualTo(413);
        assertThat(large.body())
                .contains(TestSite.languages().find("cs").orElseThrow().text("error.file-too-large.title"));
    }

    @Test
    void a_file_that_an_editor_marked_as_utf_8_is_brought_back() {
        String export = device().answered().get(HERE + "/export").body();
        Device other = device();
        assertThat(other.upload(HERE + "/import", "\uFEFF" + export).statusCode())
                .isEqualTo(303);
        assertThat(hasDone(other)).isTrue();
    }

    @Test
    void whoever_answers_for_years_can_bring_the_own_export_back() {
        List<Answered> answers = new ArrayList<>();
        for (int number = 0; number < MANY; number++) {
            answers.add(new Answered(
                    "%064x".formatted(number),
                    "KC 8D AH TS 9H",
                    "practice/contract-choice",
                    "1-traditional-2-zzzzzzz",
                    "0123456789abcdef",
                    1,
                    false,
                    List.of("R-16b", "R-19", "need-not-beat-partner", "marriage-goes-with-the-trick"),
                    Instant.parse("2026-11-30T12:00:00.123Z")));
        }
        String export = new Takeout(Instant.EPOCH, 2, true, answers).write();
        assertThat(export.lines()).as("an answer on a line").hasSizeBetween(MANY, MANY + 10);
        assertThat(export).hasSizeLessThan(Bodies.FILE_BYTES - 1000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"; boundary=aa", "; boundary=", ";boundary=\"", ""})
    void a_form_whose_parts_cannot_be_told_apart_is_refused_on_the_page(String boundary) {
        Device device = device().answered();
        HttpResponse<String> answer = client.send(client.request(
                        HERE + "/import", "Content-Type", "multipart/form-data" + boundary, "Sec-Fetch-Site", "none")
                .POST(BodyPublishers.ofString("x")));
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body())
                .contains(TestSite.languages().find("cs").orElseThrow().text("page.my-data.said.no-data"));
        assertThat(hasDone(device)).isTrue();
    }

    @Test
    void a_link_moves_the_progress_to_another_device_once_and_looking_at_it_uses_nothing_up() {
        Device device = device().answered();
        String page = device.post(HERE + "/move", "").body();
        assertThat(page).contains("<svg class=\"qr\"");
        String link = find("href=\"http://localhost:\\d+(/cs/move/[0-9a-f]{32})\"", page);
        Device other = device();
        assertThat(other.get(link).statusCode()).isEqualTo(200);
        assertThat(hasDone(other)).isFalse();
        String code =
                find("name=\"code\" value=\"([0-9a-f]{32})\"", other.get(link).body());
        assertThat(other.post(HERE + "/open", "code=" + code).statusCode()).isEqualTo(303);
        assertThat(hasDone(other)).isTrue();
        assertThat(hasDone(device)).isTrue();
        assertThat(device().get(link).statusCode()).isEqualTo(422);
        assertThat(device().post(HERE + "/open", "code=" + code).statusCode()).isEqualTo(422);
    }

    @Test
    void a_recovery_code_brings_the_progress_back_however_it_is_typed() {
        Device device = device().answered();
        String page = device.post(HERE + "/recovery", "").body();
        assertThat(page).contains(site.url(HERE) + ".");
        String code = find("<code class=\"code\">([0-9A-F-]+)</code>", page);
        Device other = device();
        assertThat(other.post(
                                HERE + "/open",
                                "code="
                                        + code.toLowerCase(java.util.Locale.ROOT)
                                                .replace("-", "+"))
                        .statusCode())
                .isEqualTo(303);
        assertThat(hasDone(other)).isTrue();
    }

    @Test
    void codes_lead_nowhere_where_nothing_is_kept_any_more() {
        Device device = device().answered();
        Device other = device();
        String code = find(
                "/cs/move/([0-9a-f]{32})\"", device.post(HERE + "/move", "").body());
        assertThat(device.post(HERE + "/erase", "sure=yes").statusCode()).isEqualTo(303);
        assertThat(other.post(HERE + "/open", "code=" + code).statusCode()).isEqualTo(422);
        assertThat(client.get("/de/my-data").statusCode()).isEqualTo(404);
    }
}
