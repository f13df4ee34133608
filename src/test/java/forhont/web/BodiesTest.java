package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bodies that are refused before they have come whole: the answer is read, and the same connection serves the next. */
class BodiesTest {
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3}) ");
    private static final String NEXT = "GET /cs/rules HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    private static final String FORM = "application/x-www-form-urlencoded";
    private static final String FILE = "multipart/form-data; boundary=x";

    @AutoClose
    private static final TestSite site = new TestSite();

    @ParameterizedTest
    @CsvSource({
        "/cs/nowhere, " + FORM + ", 3000000, 413",
        "/cs/nowhere, application/json, 3000000, 415",
        "/cs/nowhere, " + FILE + ", 3000000, 415",
        "/cs/lessons/trumping/follow-suit, " + FORM + ", 20000000, 413",
        "/cs/my-data/import, " + FILE + ", 17000000, 413",
        "/api/v1/engine, application/json, 3000000, 413",
        "/api/v1/engine, application/json; charset=bogus, 3000000, 400"
    })
    void the_answer_comes_and_the_next_question_too(String path, String type, int length, String status)
            throws IOException {
        String head = "POST " + path + " HTTP/1.1\r\nHost: x\r\nContent-Type: " + type + "\r\n";
        String body = type.equals(FILE) ? file("a".repeat(length)) : "a".repeat(length);
        String said = head + "Content-Length: " + body.length() + "\r\n\r\n" + body + NEXT;
        assertThat(statuses(said)).containsExactly(status, "200");
        String unsaid = head + "Transfer-Encoding: chunked\r\n\r\n" + Integer.toHexString(body.length()) + "\r\n" + body
                + "\r\n0\r\n\r\n" + NEXT;
        assertThat(statuses(unsaid)).containsExactly(status, "200");
    }

    @Test
    void a_form_from_elsewhere_is_read_away_too() throws IOException {
        assertThat(statuses(
                        "POST /cs/my-data/import HTTP/1.1\r\nHost: x\r\nOrigin: http://evil.example\r\nContent-Type: "
                                + FILE + "\r\nContent-Length: 2000000\r\n\r\n" + "a".repeat(2_000_000) + NEXT))
                .containsExactly("403", "200");
    }

    @Test
    void a_file_of_films_is_read_away() throws IOException {
        String film = file("a".repeat(40_000_000));
        assertThat(statuses("POST /cs/my-data/import HTTP/1.1\r\nHost: x\r\nContent-Type: " + FILE
                        + "\r\nContent-Length: " + film.length() + "\r\n\r\n" + film + NEXT))
                .containsExactly("413", "200");
    }

    @Test
    void after_a_form_that_breaks_off_nobody_waits_for_more() throws IOException {
        String broken = file("{}").substring(0, 80);
        assertThat(site.raw("POST /cs/my-data/import HTTP/1.1\r\nHost: x\r\nContent-Type: " + FILE
                        + "\r\nContent-Length: " + broken.length() + "\r\n\r\n" + broken))
                .startsWith("HTTP/1.1 422 ")
                .contains("\r\nConnection: close\r\n");
    }

    private static String file(String text) {
        return "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"forhont.json\"\r\n\r\n" + text
                + "\r\n--x--\r\n";
    }

    private static List<String> statuses(String requests) throws IOException {
        return STATUS.matcher(site.raw(requests))
                .results()
                .map((MatchResult status) -> status.group(1))
                .toList();
    }
}
