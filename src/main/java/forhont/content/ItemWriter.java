package forhont.content;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import forhont.exercise.Answer;
import forhont.exercise.Kind;
import forhont.exercise.Option;
import forhont.practice.Item;
import forhont.practice.Theme;
import forhont.rules.Card;
import java.util.List;

/** Writes items of practice as steps of a lesson, or as lines of JSON. */
public final class ItemWriter {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory()
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
            .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
            .disable(YAMLGenerator.Feature.SPLIT_LINES));

    private ItemWriter() {}

    /** One step of a lesson, as an entry of its list of steps, with what the engine finds. */
    public static String yaml(Item item) {
        return write(YAML, List.of(step(item)));
    }

    /** One line with the same position and question, the answer and the themes. */
    public static String json(Item item) {
        ObjectNode line = step(item);
        line.put("code", item.code().toString()).put("level", item.code().level());
        line.set("themes", Written.list(item.themes(), Theme::id));
        return write(JSON, line) + "\n";
    }

    private static ObjectNode step(Item item) {
        Kind kind = item.exercise().kind();
        ObjectNode step = Written.mapping()
                .put("id", kind.id() + "-" + item.code())
                .put("ask", kind.id())
                .put("ruleset", item.code().ruleSet());
        ExerciseWriter.write(item.exercise(), step);
        expect(item.exercise().solution(), step);
        return step;
    }

    private static void expect(Answer answer, ObjectNode step) {
        if (answer instanceof Answer.Chosen chosen) {
            step.set("expect", Written.list(chosen.options(), Option::id));
        } else if (answer instanceof Answer.Line line) {
            step.set("expect", Written.list(line.cards(), Card::toString));
        } else {
            ObjectNode numbers = step.putObject("expect");
            ((Answer.Numbers) answer).values().forEach((field, value) -> numbers.put(field.id(), value));
        }
    }

    private static String write(ObjectMapper format, Object value) {
        try {
            return format.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("what an exercise holds can be written", e);
        }
    }
}
