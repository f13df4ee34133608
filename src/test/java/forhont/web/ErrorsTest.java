package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import forhont.i18n.Language;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

class ErrorsTest {

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void each_problem_is_told_in_the_language_of_the_address_with_a_way_back(String tag) {
        told(client.get("/" + tag + "/nowhere"), tag, Problem.NOT_FOUND);
        told(client.get("/" + tag + "/lessons/no/9", "Accept-Language", "de"), tag, Problem.NOT_FOUND);
        told(client.post("/" + tag + "/nowhere", "a=" + "b".repeat(70_000)), tag, Problem.TOO_LARGE);
        told(client.post("/" + tag + "/nowhere", "a=b", "Origin", "http://evil.example"), tag, Problem.FROM_ELSEWHERE);
        told(
                client.send(client.request("/" + tag + "/nowhere", "Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{}"))),
                tag,
                Problem.NO_FORM);
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void outside_any_language_the_browser_s_wish_counts(String tag) {
        told(client.get("/xx/", "Accept-Language", tag), tag, Problem.NOT_FOUND);
        told(client.get("/xx/", "Cookie", "language=" + tag, "Accept-Language", "de"), tag, Problem.NOT_FOUND);
        HttpResponse<String> wrongWay = client.post("/", "a=b", "Accept-Language", tag);
        told(wrongWay, tag, Problem.NOT_THAT_WAY);
        assertThat(wrongWay.headers().firstValue("Allow")).contains("GET, HEAD");
    }

    @Test
    void a_page_that_is_not_there_is_in_no_part_of_the_site() {
        assertThat(client.get("/cs/nowhere").body()).doesNotContain("aria-current=\"page\"");
        assertThat(client.get("/cs/").body()).contains("aria-current=\"page\"");
    }

    @Test
    void a_body_of_unsaid_length_is_measured_as_it_comes() {
        HttpResponse<String> answer =
                client.send(client.request("/cs/nowhere", "Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(new byte[3_000_000]))));
        told(answer, "cs", Problem.TOO_LARGE);
    }

    @Test
    void a_part_of_a_page_that_fails_is_replaced_by_the_whole_problem() {
        HttpResponse<String> answer = client.get("/cs/nowhere", "HX-Request", "true");
        assertThat(answer.headers().firstValue("HX-Retarget")).contains("#main");
        assertThat(answer.headers().firstValue("HX-Reselect")).contains("#main");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bogus", "\"", "b@gus", ""})
    void letters_nobody_knows_are_not_understood(String letters) {
        String type = "application/x-www-form-urlencoded; charset=" + letters;
        told(
                client.send(client.request(Device.STEP, "Content-Type", type)
                        .POST(BodyPublishers.ofString("answer=JS&try=1"))),
                "cs",
                Problem.NOT_UNDERSTOOD);
        HttpResponse<String> answer =
                client.send(client.request("/api/v1/engine", "Content-Type", "application/json; charset=" + letters)
                        .POST(BodyPublishers.ofString("{}")));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("\"code\":\"bad-json\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"OPTIONS", "PUT", "DELETE", "PATCH"})
    void what_is_asked_in_another_way_is_there_or_not(String method) {
        HttpResponse<String> there = client.send(client.request("/cs/").method(method, BodyPublishers.noBody()));
        told(there, "cs", Problem.NOT_THAT_WAY);
        assertThat(there.headers().firstValue("Allow")).contains("GET, HEAD");
        told(
                client.send(client.request("/cs/nowhere").method(method, BodyPublishers.noBody())),
                "cs",
                Problem.NOT_FOUND);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/cs/play", "/cs/lessons/trumping/follow-suit", "/cs/my-data/erase"})
    void a_form_that_is_cut_off_is_answered_with_a_page(String path) throws IOException {
        try (TestSite hasty = new TestSite()) {
            hasty.endure(Duration.ofMillis(300));
            String answer = hasty.raw("POST " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                    + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nanswer=");
            assertThat(answer)
                    .startsWith("HTTP/1.1 408")
                    .contains(TestSite.languages().find("cs").orElseThrow().text("error.too-slow.title"));
        }
    }

    @Test
    void whoever_comes_when_there_is_too_much_to_calculate_is_told_when_to_come_again() {
        try (TestSite busy = new TestSite(question -> {
            throw new Refusal(Problem.BUSY);
        })) {
            Client asker = new Client(busy);
            HttpResponse<String> answer =
                    asker.send(asker.request("/api/v1/engine").POST(BodyPublishers.ofString("{}")));
            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(answer.headers().firstValue("Retry-After")).contains("10");
            assertThat(answer.body()).contains("\"code\":\"busy\"");
        }
    }

    @Test
    void what_breaks_here_leaves_one_line_without_a_word_of_the_visitor_s() {
        Logger requests = (Logger) LoggerFactory.getLogger("request");
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        requests.setLevel(ch.qos.logback.classic.Level.INFO);
        root.addAppender(lines);
        try {
            client.send(client.request("/api/v1/engine").POST(BodyPublishers.ofString("fail")));
        } finally {
            root.detachAppender(lines);
            requests.setLevel(null);
        }
        assertThat(lines.list).hasSize(1);
        assertThat(lines.list.get(0).getThrowableProxy()).isNull();
        assertThat(lines.list.get(0).getFormattedMessage())
                .matches("POST /api/v1/engine 500 \\d+ ms"
                        + " java.lang.IllegalStateException at forhont.web.TestSite.*\\(TestSite.java:\\d+\\)");
    }

    @Test
    void broken_input_leaves_one_line_in_the_log_and_nothing_about_the_visitor() {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        Logger requests = (Logger) LoggerFactory.getLogger("request");
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        requests.setLevel(ch.qos.logback.classic.Level.INFO);
        root.addAppender(lines);
        try {
            client.post("/cs/nowhere", "a=" + "b".repeat(2_000_000), "User-Agent", "secret");
            client.send(client.request("/cs/nowhere", "Content-Type", "application/x-www-form-urlencoded")
                    .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(new byte[2_000_000]))));
            client.get("/es/nowhere?q=secret");
        } finally {
            root.detachAppender(lines);
            requests.setLevel(null);
        }
        List<String> messages =
                lines.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
        assertThat(messages).hasSize(3).noneMatch(line -> line.contains("secret") || line.contains("127.0.0.1"));
        assertThat(messages.get(0)).matches("POST - 413 \\d+ ms");
        assertThat(messages.get(1)).matches("POST - 413 \\d+ ms");
        assertThat(messages.get(2)).matches("GET - 404 \\d+ ms");
    }

    private static void told(HttpResponse<String> answer, String tag, Problem problem) {
        Language language = TestSite.languages().find(tag).orElseThrow();
        String title = language.text("error." + problem.key() + ".title");
        assertThat(answer.statusCode()).isEqualTo(problem.status());
        assertThat(answer.body())
                .contains("<html lang=\"" + tag + "\"")
                .contains("<title>" + title + " · Forhont</title>")
                .contains("<h1>" + title + "</h1>")
                .contains(language.text("error." + problem.key() + ".text"))
                .contains("href=\"/" + tag + "/\">" + language.text("error.back") + "</a>")
                .contains("<meta name=\"robots\" content=\"noindex\">")
                .doesNotContain("name=\"description\"", "rel=\"alternate\"", "rel=\"canonical\"")
                .doesNotContain("Exception", "\tat ");
    }
}
