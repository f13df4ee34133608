package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.RuleSetReading;
import forhont.rules.RuleSetReading.Kind;
import forhont.rules.RuleSetReading.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleSetReaderTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @ParameterizedTest
    @ValueSource(strings = {"traditional", "portuguese", "federation", "beginner"})
    void a_file_is_named_as_its_rule_set(String id) {
        assertThat(RuleSetReader.read(RuleSetFiles.tree(id)).ruleSet())
                .hasValueSatisfying(rules -> assertThat(rules.id()).isEqualTo(id));
    }

    @ParameterizedTest(name = "{0}: {1} = {2}")
    @CsvFileSource(resources = "refused-rulesets.csv", delimiter = ';', numLinesToSkip = 1, quoteCharacter = '\'')
    void a_wrong_combination_is_refused_with_its_reason(String base, String field, String value, String reason)
            throws JsonProcessingException {
        RuleSetReading reading = RuleSetReader.read(changed(RuleSetFiles.tree(base), field, value));
        assertThat(reading.ruleSet()).isEmpty();
        assertThat(reading.problems())
                .anySatisfy(problem -> assertThat(problem.toString()).contains(reason));
    }

    @Test
    void all_problems_are_found_at_once() {
        ObjectNode tree = (ObjectNode) RuleSetFiles.tree("traditional");
        tree.remove("takeover");
        tree.put("game", 51);
        ((ObjectNode) tree.get("units")).put("hundreds", 4);
        assertThat(RuleSetReader.read(tree).problems())
                .extracting(Problem::kind, Problem::path)
                .containsExactlyInAnyOrder(
                        org.assertj.core.groups.Tuple.tuple(Kind.MISSING, "takeover"),
                        org.assertj.core.groups.Tuple.tuple(Kind.WRONG_TYPE, "game"),
                        org.assertj.core.groups.Tuple.tuple(Kind.NOT_ALLOWED, "units/hundreds"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "null", "7", "\"traditional\""})
    void what_is_no_object_is_no_rule_set(String tree) throws JsonProcessingException {
        assertThat(RuleSetReader.read(JSON.readTree(tree)).problems())
                .extracting(Problem::kind)
                .containsExactly(Kind.WRONG_TYPE);
    }

    /** The tree with another value at a path of names; {@code -} takes the field away. */
    private static JsonNode changed(JsonNode tree, String field, String value) throws JsonProcessingException {
        List<String> names = List.of(field.split("/"));
        ObjectNode holder = (ObjectNode) (names.size() == 1 ? tree : tree.get(names.get(0)));
        String last = names.get(names.size() - 1);
        if (value.equals("-")) {
            holder.remove(last);
        } else {
            holder.set(last, JSON.readTree(value));
        }
        return tree;
    }
}
