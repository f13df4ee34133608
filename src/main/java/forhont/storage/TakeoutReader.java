package forhont.storage;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import forhont.storage.Takeout.Flaw;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Reads what was taken away, to the letter: one JSON object, each key once, each value of its kind. */
final class TakeoutReader {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /** Some editors begin a file with it. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** How far clocks may differ. */
    private static final Duration AHEAD = Duration.ofDays(1);

    private final Instant latest;

    TakeoutReader(Instant now) {
        this.latest = now.plus(AHEAD);
    }

    Takeout.Reading read(String marked) {
        String text = marked.startsWith(BYTE_ORDER_MARK) ? marked.substring(BYTE_ORDER_MARK.length()) : marked;
        if (!text.stripLeading().startsWith("{")) {
            return flaw(Flaw.Kind.NOT_OURS, 0, "");
        }
        try {
            return answers(JSON.readTree(text));
        } catch (JsonProcessingException broken) {
            int line = Optional.ofNullable(broken.getLocation())
                    .map(JsonLocation::getLineNr)
                    .orElse(1);
            return flaw(Flaw.Kind.UNREADABLE, Math.max(1, line), "");
        }
    }

    private Takeout.Reading answers(JsonNode root) {
        JsonNode version = root.path("version");
        if (!root.path(Takeout.NAME).isTextual()
                || !root.path(Takeout.NAME).textValue().equals(Takeout.WHAT)
                || !root.path("answers").isArray()) {
            return flaw(Flaw.Kind.NOT_OURS, 0, "");
        }
        if (!version.isInt() || version.intValue() < Takeout.FIRST_VERSION || version.intValue() > Takeout.VERSION) {
            return flaw(Flaw.Kind.OTHER_VERSION, 0, "");
        }
        List<Answered> answers = new ArrayList<>();
        for (JsonNode node : root.path("answers")) {
            int number = answers.size() + 1;
            try {
                answers.add(answer(node, version.intValue()));
            } catch (BadField bad) {
                return flaw(Flaw.Kind.BAD_ANSWER, number, bad.field());
            }
            if (answers.get(number - 1).at().isAfter(latest)) {
                return flaw(Flaw.Kind.FUTURE, number, "at");
            }
        }
        return new Takeout.Reading(answers, Optional.empty());
    }

    private static Takeout.Reading flaw(Flaw.Kind kind, int place, String field) {
        return new Takeout.Reading(List.of(), Optional.of(new Flaw(kind, place, field)));
    }

    private static Answered answer(JsonNode node, int version) {
        return new Answered(
                text(node, "item"),
                text(node, "given"),
                text(node, "lesson"),
                text(node, "step"),
                text(node, "version"),
                field(node, "attempt", JsonNode::isInt).intValue(),
                field(node, "completes", JsonNode::isBoolean).booleanValue(),
                about(node, version),
                time(node));
    }

    private static JsonNode field(JsonNode node, String name, Predicate<JsonNode> kind) {
        JsonNode value = node.path(name);
        if (!kind.test(value)) {
            throw new BadField(name, name + " is missing or of another kind");
        }
        return value;
    }

    private static String text(JsonNode node, String name) {
        return field(node, name, JsonNode::isTextual).textValue();
    }

    private static List<String> about(JsonNode node, int version) {
        if (version == Takeout.FIRST_VERSION && !node.has("about")) {
            return List.of();
        }
        List<String> about = new ArrayList<>();
        for (JsonNode id : field(node, "about", JsonNode::isArray)) {
            if (!id.isTextual()) {
                throw new BadField("about", "about is a list of ids");
            }
            about.add(id.textValue());
        }
        return about;
    }

    private static Instant time(JsonNode node) {
        try {
            return Instant.ofEpochMilli(Instant.parse(text(node, "at")).toEpochMilli());
        } catch (DateTimeException | ArithmeticException beyond) {
            throw new BadField("at", "no time can be read in it");
        }
    }
}
