package forhont.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.content.RuleSetFiles;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class EngineTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String BIDS = "{\"id\":\"b\",\"ask\":\"bids\",\"current\":null}";
    private static final String UNKNOWN = "{\"id\":\"u\",\"ask\":\"shuffle\"}";

    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "bad-requests.csv", delimiter = ';', numLinesToSkip = 1, quoteCharacter = '\'')
    void a_request_that_cannot_be_answered_gets_its_code(String code, String request) throws JsonProcessingException {
        JsonNode answer = JSON.readTree(Engines.ENGINE.line(request));
        assertThat(answer.at("/error/code").asText()).as("%s", answer).isEqualTo(code);
        assertThat(answer.at("/error/message").asText()).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\":\"x\",\"ask\":\"bids\"",
                "{\"id\":\"x\",\"ask\":\"bids\",\"ask\":\"bids\",\"current\":null}",
                "{\"id\":\"x\",\"id\":\"y\"}",
                "{\"id\":\"x\"} {}",
                "{\"id\":\"x\",\"leader\":NaN}",
                "{\"hand\":[[]],\"id\":\"x\",}"
            })
    void the_id_is_echoed_even_where_the_rest_is_broken(String line) {
        assertThat(Engines.ENGINE.line(line)).startsWith("{\"id\":\"x\",\"error\":{\"code\":\"bad-json\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{\"ask\":\"bids\",\"current\":null}", "{}", "", "[]", "{\"id\":7}", "{\"i", "null", "\"id\""})
    void an_id_that_is_not_there_is_answered_with_null(String line) {
        assertThat(Engines.ENGINE.line(line)).startsWith("{\"id\":null,");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "é漢🂱", "\\ud800", "\\\\ \\\" \\n \\u0000", "</script>"})
    void any_text_is_an_id(String id) throws JsonProcessingException {
        String request = "{\"id\":\"" + id + "\",\"ask\":\"bids\",\"current\":null}";
        String answer = Engines.ENGINE.line(request);
        assertThat(answer).isPrintable().matches(text -> text.chars().allMatch(letter -> letter < 128));
        assertThat(JSON.readTree(answer).get("id"))
                .isEqualTo(JSON.readTree(request).get("id"));
    }

    @Test
    void deep_nesting_is_refused() {
        String deep = "[".repeat(5000) + "]".repeat(5000);
        assertThat(Engines.ENGINE.line("{\"id\":\"x\",\"hand\":" + deep + "}"))
                .startsWith("{\"id\":\"x\",\"error\":{\"code\":\"bad-json\"");
    }

    @Test
    void one_request_is_answered_with_200_or_400() {
        assertThat(Engines.ENGINE.answer(BIDS).status()).isEqualTo(200);
        assertThat(Engines.ENGINE.answer(UNKNOWN).status()).isEqualTo(400);
        assertThat(Engines.ENGINE.answer("not JSON").status()).isEqualTo(400);
        assertThat(Engines.ENGINE.answer(BIDS).json()).isEqualTo(Engines.ENGINE.line(BIDS));
    }

    @Test
    void a_list_is_answered_with_200_item_by_item() throws JsonProcessingException {
        Reply reply = Engines.ENGINE.answer("[" + BIDS + "," + UNKNOWN + ",7,[" + BIDS + "]]");
        assertThat(reply.status()).isEqualTo(200);
        JsonNode answers = JSON.readTree(reply.json());
        assertThat(answers).hasSize(4);
        assertThat(answers.at("/0/options/0").asText()).isEqualTo("suit");
        assertThat(answers.at("/1/error/code").asText()).isEqualTo("unknown-ask");
        assertThat(answers.at("/1/id").asText()).isEqualTo("u");
        assertThat(answers.at("/2/error/code").asText()).isEqualTo("bad-json");
        assertThat(answers.at("/3/error/code").asText()).isEqualTo("bad-json");
        assertThat(Engines.ENGINE.answer("[]")).isEqualTo(new Reply(200, "[]"));
    }

    @Test
    void a_list_holds_a_thousand_requests_and_no_more() {
        assertThat(Engines.ENGINE.answer(list(1000)).status()).isEqualTo(200);
        Reply reply = Engines.ENGINE.answer(list(1001));
        assertThat(reply.status()).isEqualTo(413);
        assertThat(reply.json()).startsWith("{\"id\":null,\"error\":{\"code\":\"too-large\"");
    }

    @Test
    void a_request_of_more_than_a_mebibyte_is_too_large() {
        String large = "{\"id\":\"x\",\"note\":\"" + "x".repeat(Engine.MOST_CHARACTERS) + "\"}";
        Reply reply = Engines.ENGINE.answer(large);
        assertThat(reply.status()).isEqualTo(413);
        assertThat(reply.json()).startsWith("{\"id\":\"x\",\"error\":{\"code\":\"too-large\"");
        assertThat(Engines.ENGINE.line(large)).isEqualTo(reply.json());
    }

    @Test
    void a_rule_set_may_be_spelt_out() throws JsonProcessingException {
        ObjectNode tree = (ObjectNode) RuleSetFiles.tree("federation");
        ((ObjectNode) tree.get("units")).put("betl", 7);
        ObjectNode request = (ObjectNode) JSON.readTree(
                "{\"ask\":\"account\",\"contract\":{\"type\":\"betl\",\"soloist\":1},\"facts\":{\"won\":true}}");
        request.set("ruleset", tree);
        assertThat(ask(request).at("/totals")).isEqualTo(JSON.readTree("[-7,14,-7]"));
        tree.remove("units");
        assertThat(ask(request).at("/error/code").asText()).isEqualTo("missing-field");
        tree.put("units", 3);
        assertThat(ask(request).at("/error/code").asText()).isEqualTo("bad-json");
        tree.set("units", RuleSetFiles.tree("traditional").get("units"));
        assertThat(ask(request).at("/error/code").asText()).isEqualTo("out-of-range");
        assertThat(ask(request).at("/error/message").asText()).contains("has its units, and no other");
    }

    private static JsonNode ask(JsonNode request) throws JsonProcessingException {
        return JSON.readTree(Engines.ENGINE.line(request.toString()));
    }

    private static String list(int count) {
        return "[" + String.join(",", Collections.nCopies(count, BIDS)) + "]";
    }
}
