package forhont.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.RuleSet;
import forhont.rules.RuleSetReading;
import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Answers questions about the game, one JSON object each; safe to share between threads. */
public final class Engine {
    /** How long a line or a body may be, in characters. */
    public static final int MOST_CHARACTERS = 1 << 20;

    private static final int MOST_REQUESTS = 1000;
    private static final Duration TIME = Duration.ofSeconds(20);
    private static final int OK = 200;
    private static final int BAD_REQUEST = 400;
    private static final int CONTENT_TOO_LARGE = 413;

    private final Map<String, RuleSet> known;
    private final Function<JsonNode, RuleSetReading> reader;
    private final Turns turns;

    /**
     * An engine that knows these rule sets.
     *
     * @param reader reads a rule set that a request spells out
     */
    public Engine(Collection<RuleSet> known, Function<JsonNode, RuleSetReading> reader) {
        this(known, reader, TIME);
    }

    /** An engine that thinks at most so long about a body. */
    Engine(Collection<RuleSet> known, Function<JsonNode, RuleSetReading> reader, Duration time) {
        Map<String, RuleSet> byId = new TreeMap<>();
        known.forEach(rules -> byId.put(rules.id(), rules));
        this.known = Collections.unmodifiableMap(byId);
        this.reader = reader;
        this.turns = new Turns(time);
    }

    /** The answer to one request, in one line without its end, however long it takes. */
    public String line(String line) {
        return Json.write(single(line, Effort.ANY));
    }

    /** The reply to a body of one request, or of a list of requests, one body at a time where it takes long. */
    public Reply answer(String body) {
        if (body.length() > MOST_CHARACTERS) {
            return new Reply(CONTENT_TOO_LARGE, line(body));
        }
        Effort effort = turns.begin();
        Optional<JsonNode> requests = Json.read(body).filter(JsonNode::isArray);
        if (requests.isEmpty()) {
            ObjectNode answer = single(body, effort);
            return new Reply(answer.has("error") ? BAD_REQUEST : OK, Json.write(answer));
        }
        if (requests.get().size() > MOST_REQUESTS) {
            Refusal refusal = Refusal.of(ErrorCode.TOO_LARGE, "a list holds at most 1000 requests");
            return new Reply(CONTENT_TOO_LARGE, Json.write(error(Optional.empty(), refusal)));
        }
        ArrayNode answers = JsonNodeFactory.instance.arrayNode();
        requests.get().forEach(request -> answers.add(answer(request, effort)));
        return new Reply(OK, Json.write(answers));
    }

    private ObjectNode single(String text, Effort effort) {
        if (text.length() > MOST_CHARACTERS) {
            return error(Json.idIn(text), Refusal.of(ErrorCode.TOO_LARGE, "a request has at most 1 MiB"));
        }
        return Json.read(text)
                .map(request -> answer(request, effort))
                .orElseGet(() -> error(Json.idIn(text), Refusal.of(ErrorCode.BAD_JSON, "this is no JSON object")));
    }

    private ObjectNode answer(JsonNode request, Effort effort) {
        Optional<String> id = Optional.ofNullable(request.get("id"))
                .filter(JsonNode::isTextual)
                .map(JsonNode::textValue);
        try {
            return with(id, answered(request, effort));
        } catch (Refusal refusal) {
            return error(id, refusal);
        }
    }

    private ObjectNode answered(JsonNode node, Effort effort) {
        Request request = new Request(node, known, reader, effort);
        request.optional("id").ifPresent(Value::text);
        String name = request.field("ask").text();
        Ask ask = Asks.BY_NAME.get(name);
        if (ask == null) {
            String names =
                    String.join(", ", Asks.BY_NAME.keySet().stream().sorted().toList());
            throw Refusal.of(ErrorCode.UNKNOWN_ASK, "what can be asked: " + names);
        }
        return ask.answer(request);
    }

    private static ObjectNode error(Optional<String> id, Refusal refusal) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.set("error", refusal.json());
        return with(id, answer);
    }

    private static ObjectNode with(Optional<String> id, ObjectNode answer) {
        ObjectNode whole = JsonNodeFactory.instance.objectNode();
        id.ifPresentOrElse(text -> whole.put("id", text), () -> whole.putNull("id"));
        return whole.setAll(answer);
    }
}
