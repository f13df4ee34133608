package forhont.storage;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;

/**
 * Everything stored about one learner, to be taken away as JSON and brought back.
 *
 * @param since when the learner gave the first answer
 * @param devices how many devices are known
 * @param recovery whether there is a recovery code
 */
public record Takeout(Instant since, int devices, boolean recovery, List<Answered> answers) {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String NAME = "forhont";
    private static final String WHAT = "my-data";
    private static final int VERSION = 2;

    /** The first form, in which an answer does not tell what it is about. */
    private static final int FIRST_VERSION = 1;

    public Takeout {
        answers = List.copyOf(answers);
    }

    public String write() {
        ObjectNode root = JSON.createObjectNode();
        root.put(NAME, WHAT).put("version", VERSION).put("since", since.toString());
        root.put("devices", devices).put("recoveryCode", recovery);
        ArrayNode list = root.putArray("answers");
        answers.forEach(answer -> write(answer, list.addObject()));
        try {
            return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree can be written", e);
        }
    }

    /** The answers in a text that {@link #write} made; empty if it is another text. */
    public static Optional<List<Answered>> answersIn(String text) {
        try {
            JsonNode root = JSON.readTree(text);
            if (!root.path(NAME).asText().equals(WHAT)
                    || root.path("version").asInt() < FIRST_VERSION
                    || root.path("version").asInt() > VERSION
                    || !root.path("answers").isArray()) {
                return Optional.empty();
            }
            List<Answered> answers = new ArrayList<>();
            for (JsonNode node : root.get("answers")) {
                answers.add(read(node));
            }
            return Optional.of(answers);
        } catch (JsonProcessingException | IllegalArgumentException | DateTimeException | ArithmeticException e) {
            return Optional.empty();
        }
    }

    private static void write(Answered answer, ObjectNode to) {
        to.put("lesson", answer.lesson())
                .put("step", answer.step())
                .put("version", answer.version())
                .put("given", answer.given())
                .put("attempt", answer.attempt())
                .put("completes", answer.completes())
                .put("at", answer.at().toString())
                .put("item", answer.item());
        ArrayNode about = to.putArray("about");
        answer.about().forEach(about::add);
    }

    private static Answered read(JsonNode node) {
        return new Answered(
                node.path("item").asText(),
                node.path("given").asText(),
                node.path("lesson").asText(),
                node.path("step").asText(),
                node.path("version").asText(),
                node.path("attempt").asInt(),
                node.path("completes").asBoolean(),
                StreamSupport.stream(node.path("about").spliterator(), false)
                        .map(JsonNode::asText)
                        .toList(),
                Instant.ofEpochMilli(Instant.parse(node.path("at").asText()).toEpochMilli()));
    }
}
