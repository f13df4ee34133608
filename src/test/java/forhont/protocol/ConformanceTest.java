package forhont.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every line of the conformance files is a request with what its answer must contain. */
class ConformanceTest {
    private static final Path VECTORS = Path.of("src", "test", "resources", "vectors");
    private static final ObjectMapper JSON = new ObjectMapper();

    static Stream<Named<String>> lines() throws IOException {
        try (Stream<Path> files = Files.list(VECTORS)) {
            return files.sorted().toList().stream()
                    .flatMap(ConformanceTest::lines)
                    .map(line -> Named.of(tree(line).get("id").asText(), line));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lines")
    void the_answer_has_what_is_expected(String line) {
        ObjectNode request = (ObjectNode) tree(line);
        JsonNode expected = request.remove("expect");
        JsonNode answer = tree(Engines.ENGINE.line(request.toString()));
        assertThat(answer.get("id")).isEqualTo(request.get("id"));
        assertThat(difference("", expected, answer)).as("%s", answer).isEmpty();
    }

    /** The first place where the answer lacks what is expected; it may have more fields. */
    private static Optional<String> difference(String path, JsonNode expected, JsonNode answer) {
        if (!expected.isObject()) {
            return expected.equals(answer)
                    ? Optional.empty()
                    : Optional.of(path + ": expected " + expected + ", got " + answer);
        }
        Iterator<Map.Entry<String, JsonNode>> fields = expected.properties().iterator();
        while (fields.hasNext()) {
            Map.Entry<String, JsonNode> field = fields.next();
            Optional<String> found =
                    difference(path + "/" + field.getKey(), field.getValue(), answer.path(field.getKey()));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode tree(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
