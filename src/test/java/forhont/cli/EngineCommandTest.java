package forhont.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.content.RuleSetFiles;
import forhont.content.RuleSetReader;
import forhont.protocol.Engine;
import forhont.protocol.Mutations;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EngineCommandTest {
    private static final Path VECTORS = Path.of("src", "test", "resources", "vectors");
    private static final String BIDS = "{\"id\":\"b\",\"ask\":\"bids\",\"current\":\"open-betl\"}";
    private static final String ANSWER = "{\"id\":\"b\",\"options\":[\"good\",\"open-durch\"]}";
    private static final Set<String> CODES = Set.of(
            "bad-json",
            "bad-card",
            "duplicate-card",
            "wrong-count",
            "unknown-ruleset",
            "unknown-ask",
            "missing-field",
            "illegal-card",
            "not-in-hand",
            "illegal-announcement",
            "too-large",
            "out-of-range");

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Engine engine = new Engine(RuleSetFiles.all().values(), RuleSetReader::read);

    @Test
    void spoilt_requests_get_an_answer_or_a_known_error_each_and_never_end_the_stream() throws IOException {
        Mutations mutations = new Mutations(new Random(32));
        List<String> lines = new ArrayList<>();
        for (String line : vectors()) {
            for (int times = 0; times < 6; times++) {
                lines.add(mutations.of(line));
            }
        }
        lines.removeIf(String::isBlank);
        List<String> answers = answers(String.join("\n", lines));
        assertThat(answers).hasSameSizeAs(lines);
        for (int at = 0; at < lines.size(); at++) {
            JsonNode answer = JSON.readTree(answers.get(at));
            assertThat(answer.isObject() && answer.has("id")).as(lines.get(at)).isTrue();
            if (answer.has("error")) {
                assertThat(answer.at("/error/code").asText()).as(lines.get(at)).isIn(CODES);
                assertThat(answer).as(lines.get(at)).hasSize(2);
            }
        }
    }

    @Test
    void blank_lines_a_byte_order_mark_and_carriage_returns_are_passed_over() throws IOException {
        assertThat(answers("\uFEFF" + BIDS + "\r\n\r\n  \n" + BIDS + "\n")).containsExactly(ANSWER, ANSWER);
    }

    @Test
    void the_last_line_needs_no_end() throws IOException {
        assertThat(answers(BIDS)).containsExactly(ANSWER);
        assertThat(answers("")).isEmpty();
    }

    @Test
    void a_line_that_is_too_large_is_refused_and_the_next_answered() throws IOException {
        String large = "{\"id\":\"x\",\"note\":\"" + "x".repeat(3_000_000) + "\"}";
        List<String> answers = answers(large + "\n" + BIDS);
        assertThat(answers).hasSize(2);
        assertThat(answers.get(0)).startsWith("{\"id\":\"x\",\"error\":{\"code\":\"too-large\"");
        assertThat(answers.get(1)).isEqualTo(ANSWER);
    }

    @Test
    void what_is_no_utf_8_is_no_json_or_a_strange_text() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] bytes = {(byte) 0xFF, (byte) 0xFE, '\n', '{', '"', 'i', 'd', '"', ':', '"', (byte) 0xC3, '"', '}', '\n'};
        EngineCommand.answer(engine, new ByteArrayInputStream(bytes), out);
        assertThat(out.toString(StandardCharsets.UTF_8).lines())
                .satisfiesExactly(
                        first -> assertThat(first).contains("bad-json"),
                        second -> assertThat(second)
                                .startsWith("{\"id\":\"\\uFFFD\"")
                                .contains("missing-field"));
    }

    @Test
    void each_answer_comes_before_the_next_question_is_asked() throws Exception {
        PipedOutputStream ask = new PipedOutputStream();
        InputStream questions = new PipedInputStream(ask);
        PipedOutputStream say = new PipedOutputStream();
        Lines answers = new Lines(new PipedInputStream(say), 1000);
        Thread answering = new Thread(() -> run(questions, say));
        answering.start();
        try (ask) {
            for (int times = 0; times < 3; times++) {
                ask.write((BIDS + "\n").getBytes(StandardCharsets.UTF_8));
                ask.flush();
                assertThat(answers.next()).contains(ANSWER);
            }
        }
        answering.join();
    }

    private void run(InputStream questions, OutputStream answers) {
        try {
            EngineCommand.answer(engine, questions, answers);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> answers(String questions) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        EngineCommand.answer(engine, new ByteArrayInputStream(questions.getBytes(StandardCharsets.UTF_8)), out);
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static List<String> vectors() throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(VECTORS)) {
            for (Path file : files.sorted().toList()) {
                lines.addAll(Files.readAllLines(file));
            }
        }
        return lines.stream().flatMap(line -> Stream.of(line, spelt(line))).toList();
    }

    /** The same request with its rule set spelt out. */
    private static String spelt(String line) {
        try {
            ObjectNode request = (ObjectNode) JSON.readTree(line);
            String id = request.path("ruleset").asText("traditional");
            if (RuleSetFiles.all().containsKey(id)) {
                request.set("ruleset", RuleSetFiles.tree(id));
            }
            return request.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
