package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import forhont.i18n.Language;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** Requests that no route ever sees. */
class BrokenRequestsTest {
    private static final String LONG = "a".repeat(9000);

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Logger ROOT = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private static final Logger REQUESTS = (Logger) LoggerFactory.getLogger("request");

    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

    @BeforeEach
    void listen() {
        lines.start();
        REQUESTS.setLevel(Level.INFO);
        ROOT.addAppender(lines);
    }

    @AfterEach
    void listenNoMore() {
        ROOT.detachAppender(lines);
        REQUESTS.setLevel(null);
    }

    private static String get(String target, String... headers) throws IOException {
        return site.raw(
                "GET " + target + " HTTP/1.1\r\n" + String.join("\r\n", headers) + "\r\nConnection: close\r\n\r\n");
    }

    private void logged(int status, String secret) {
        List<String> messages =
                lines.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
        assertThat(messages).hasSize(1).noneMatch(line -> line.contains(secret));
        assertThat(messages.get(0)).matches("(GET|-) \\S+ " + status + " \\d+ ms");
    }

    private static void told(String answer, Language language, int status) {
        assertThat(answer)
                .startsWith("HTTP/1.1 " + status)
                .contains("<html lang=\"" + language.tag() + "\"")
                .contains(language.text("error.not-understood.title"));
    }

    @ParameterizedTest
    @CsvSource({"/%00, 400", "/%zz, 400", "/%, 400", "/practice/%00, 400", "/LONG, 414", "/practice?level=LONG, 414"})
    void are_answered_in_the_language_of_the_address(String path, int status) throws IOException {
        for (Language language : TestSite.languages().all()) {
            lines.list.clear();
            String target = "/" + language.tag() + path.replace("LONG", LONG);
            told(get(target, "Host: x", "Accept-Language: de"), language, status);
            logged(status, path.replace("LONG", "aaa"));
        }
    }

    @ParameterizedTest
    @CsvSource({"/%00, 400", "/%zz, 400", "/xx/%, 400"})
    void are_answered_in_the_language_of_the_browser_where_the_address_has_none(String path, int status)
            throws IOException {
        for (Language language : TestSite.languages().all()) {
            lines.list.clear();
            told(get(path, "Host: x", "accept-language: " + language.tag()), language, status);
            logged(status, path);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Host: evil.com\"><script>",
                "Host: evil.com\r\nHost: other",
                "Host: localhost:7361@evil",
                "Host: evil.com:99999",
                "Host: evil:com",
                "Host: [evil",
                "Host: evil\r\nevil header",
                "Host: evil\r\nContent-Length: evil",
                "Host: evil\r\nTransfer-Encoding: evil"
            })
    void leave_one_line_with_nothing_of_what_was_sent(String headers) throws IOException {
        told(get("/fr/rules", headers), TestSite.languages().find("fr").orElseThrow(), 400);
        logged(400, "evil");
    }

    @Test
    void leave_a_line_too_where_the_headers_are_too_long() throws IOException {
        String answer = get("/pt/rules", "Host: x", "Cookie: evil=" + LONG);
        told(answer, TestSite.languages().find("pt").orElseThrow(), 431);
        logged(431, "evil");
    }

    @Test
    void leave_a_line_without_the_method_where_nobody_knows_it() throws IOException {
        assertThat(site.raw("EVIL /cs/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
                .contains("<html lang=\"cs\"");
        logged(400, "EVIL");
    }

    @Test
    void the_engine_s_door_answers_programs() throws IOException {
        assertThat(get("/api/v1/%zz", "Host: x")).contains("\"code\":\"bad-json\"");
    }
}
