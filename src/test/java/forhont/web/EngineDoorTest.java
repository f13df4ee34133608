package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class EngineDoorTest {

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    @Test
    void a_question_is_answered_as_the_engine_answers_it() {
        HttpResponse<String> answer = ask("{\"id\":\"žluť\"}");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo("{\"id\":\"žluť\"}");
        assertThat(answer.headers().firstValue("Content-Type").orElse(""))
                .isEqualToIgnoringCase("application/json;charset=utf-8");
        assertThat(ask("nonsense").statusCode()).isEqualTo(400);
    }

    @Test
    void a_question_from_another_site_is_answered_too_since_it_speaks_for_nobody() {
        HttpResponse<String> answer = client.send(client.request("/api/v1/engine", "Origin", "http://other.example")
                .POST(BodyPublishers.ofString("{}")));
        assertThat(answer.statusCode()).isEqualTo(200);
    }

    @Test
    void a_body_of_one_mebibyte_is_read_and_one_byte_more_is_too_large() {
        String mebibyte = "{" + " ".repeat(1024 * 1024 - 2) + "}";
        assertThat(ask(mebibyte).statusCode()).isEqualTo(200);
        HttpResponse<String> refused = ask(mebibyte + " ");
        assertThat(refused.statusCode()).isEqualTo(413);
        assertThat(refused.body()).contains("\"code\":\"too-large\"");
        assertThat(refused.headers().firstValue("Content-Type").orElse("")).startsWith("application/json");
    }

    @Test
    void problems_are_told_to_programs_as_json_without_a_trace() {
        assertThat(client.get("/api/v1/engine").body()).contains("\"code\":\"not-that-way\"");
        assertThat(client.get("/api/v2/engine").body()).contains("\"code\":\"not-found\"");
        HttpResponse<String> broken = ask("fail");
        assertThat(broken.statusCode()).isEqualTo(500);
        assertThat(broken.body()).contains("\"code\":\"broken\"").doesNotContain("secret", "Exception");
    }

    private static HttpResponse<String> ask(String body) {
        return client.send(client.request("/api/v1/engine", "Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }
}
