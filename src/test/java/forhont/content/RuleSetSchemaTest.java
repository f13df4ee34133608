package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import forhont.rules.RuleSetReading.Kind;
import forhont.rules.RuleSetReading.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The schema for people and editors says what the reader does. */
class RuleSetSchemaTest {
    private final JsonNode schema = schema();

    @Test
    void the_schema_requires_what_the_reader_misses() {
        assertThat(missing(new ObjectMapper().createObjectNode())).containsExactlyElementsOf(required(schema));
        for (String part : List.of("dealing", "talon", "hundred", "units", "doubling", "shortcuts")) {
            ObjectNode tree = (ObjectNode) RuleSetFiles.tree("traditional");
            tree.putObject(part);
            assertThat(missing(tree))
                    .containsExactlyElementsOf(required(schema.at("/properties/" + part)).stream()
                            .map(name -> part + "/" + name)
                            .toList());
        }
    }

    @Test
    void the_schema_knows_no_other_fields_than_the_reader() {
        ObjectNode tree = (ObjectNode) RuleSetFiles.tree("traditional");
        assertThat(names(schema.get("properties"))).isEqualTo(names(tree));
        tree.properties().stream()
                .filter(field -> field.getValue().isObject())
                .forEach(field -> assertThat(names(schema.at("/properties/" + field.getKey() + "/properties")))
                        .isEqualTo(names(field.getValue())));
    }

    @Test
    void the_schema_lists_the_same_choices_as_the_reader() {
        for (String field : List.of(
                "first-leader",
                "game",
                "marriages",
                "dealing/forehand",
                "dealing/trump-choice",
                "talon/discard",
                "talon/points",
                "hundred/announcement",
                "hundred/scale",
                "hundred/announced",
                "hundred/silent")) {
            assertThat(offered(field)).as(field).isEqualTo(choices(field));
        }
    }

    /** What the reader offers where something else stands. */
    private static List<String> offered(String field) {
        ObjectNode tree = (ObjectNode) RuleSetFiles.tree("traditional");
        String[] names = field.split("/", -1);
        ((ObjectNode) (names.length == 1 ? tree : tree.get(names[0])))
                .set(names[names.length - 1], TextNode.valueOf("?"));
        String what = RuleSetReader.read(tree).problems().get(0).what();
        return List.of(what.replaceAll("^one of |, not .*$", "").split(", ", -1));
    }

    private List<String> choices(String field) {
        JsonNode property = schema.at("/properties/" + field.replace("/", "/properties/"));
        JsonNode choices = property.has("$ref")
                ? schema.at(property.get("$ref").asText().substring(1)).get("enum")
                : property.get("enum");
        return texts(choices);
    }

    private static List<String> missing(JsonNode tree) {
        return RuleSetReader.read(tree).problems().stream()
                .filter(problem -> problem.kind() == Kind.MISSING)
                .map(Problem::path)
                .toList();
    }

    private static List<String> required(JsonNode part) {
        return texts(part.get("required"));
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(text -> texts.add(text.asText()));
        return texts;
    }

    private static Set<String> names(JsonNode object) {
        TreeSet<String> names = new TreeSet<>();
        Stream.of(object).forEach(node -> node.fieldNames().forEachRemaining(names::add));
        return names;
    }

    private static JsonNode schema() {
        try {
            return new ObjectMapper()
                    .readTree(RuleSetFiles.FOLDER.resolve("schema.json").toFile());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
