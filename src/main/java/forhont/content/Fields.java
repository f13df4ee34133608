package forhont.content;

import com.fasterxml.jackson.databind.JsonNode;
import forhont.rules.Notation;
import forhont.rules.RuleSetReading.Kind;
import forhont.rules.RuleSetReading.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The fields of an object in a tree, read strictly: what is missing, of the wrong type or not allowed is noted as a
 * problem and a stand-in is given, so that one reading finds all problems.
 */
final class Fields {
    private final JsonNode object;
    private final String path;
    private final List<Problem> problems;
    private final TreeSet<String> asked = new TreeSet<>();

    private Fields(JsonNode object, String path, List<Problem> problems) {
        this.object = object;
        this.path = path;
        this.problems = problems;
    }

    static Fields of(JsonNode tree, List<Problem> problems) {
        if (!tree.isObject()) {
            problems.add(new Problem(Kind.WRONG_TYPE, "", "a rule set is an object of fields"));
        }
        return new Fields(tree, "", problems);
    }

    Fields object(String name) {
        Optional<JsonNode> found = field(name, JsonNode::isObject, "an object of fields");
        return new Fields(found.orElse(object), at(name), found.isPresent() ? problems : new ArrayList<>());
    }

    boolean has(String name) {
        return object.has(name);
    }

    boolean flag(String name) {
        return field(name, JsonNode::isBoolean, "true or false")
                .map(JsonNode::booleanValue)
                .orElse(false);
    }

    int number(String name) {
        return field(name, Fields::isWhole, "a whole number")
                .map(JsonNode::intValue)
                .orElse(0);
    }

    String text(String name) {
        return field(name, JsonNode::isTextual, "a text")
                .map(JsonNode::textValue)
                .orElse("");
    }

    <E extends Enum<E>> E choice(String name, E[] constants) {
        return field(name, JsonNode::isTextual, "a text")
                .flatMap(value -> chosen(at(name), constants, value.textValue()))
                .orElse(constants[0]);
    }

    <E extends Enum<E>> List<E> choices(String name, E[] constants) {
        return list(name, JsonNode::isTextual, "texts", JsonNode::textValue).stream()
                .flatMap(text -> chosen(at(name), constants, text).stream())
                .toList();
    }

    List<Integer> numbers(String name) {
        return list(name, Fields::isWhole, "whole numbers", JsonNode::intValue);
    }

    List<String> texts(String name) {
        return list(name, JsonNode::isTextual, "texts", JsonNode::textValue);
    }

    /** Notes every field nobody asked for. */
    void done() {
        object.fieldNames().forEachRemaining(name -> {
            if (!asked.contains(name)) {
                problems.add(new Problem(
                        Kind.NOT_ALLOWED, at(name), "no such field; there are " + String.join(", ", asked)));
            }
        });
    }

    void refuse(String name, String what) {
        problems.add(new Problem(Kind.NOT_ALLOWED, at(name), what));
    }

    private <T> List<T> list(String name, Predicate<JsonNode> fits, String wanted, Function<JsonNode, T> value) {
        Optional<JsonNode> found =
                field(name, node -> node.isArray() && elements(node).allMatch(fits), "a list of " + wanted);
        return found.stream().flatMap(Fields::elements).map(value).toList();
    }

    private static Stream<JsonNode> elements(JsonNode array) {
        return array.valueStream();
    }

    private Optional<JsonNode> field(String name, Predicate<JsonNode> fits, String wanted) {
        asked.add(name);
        Optional<JsonNode> found = Optional.ofNullable(object.get(name));
        if (found.isEmpty()) {
            problems.add(new Problem(Kind.MISSING, at(name), "missing; wanted " + wanted));
        } else if (!fits.test(found.get())) {
            problems.add(new Problem(Kind.WRONG_TYPE, at(name), "wanted " + wanted));
            return Optional.empty();
        }
        return found;
    }

    private <E extends Enum<E>> Optional<E> chosen(String where, E[] constants, String text) {
        Optional<E> constant = Notation.parse(constants, text);
        if (constant.isEmpty()) {
            List<String> all = Stream.of(constants).map(Notation::of).toList();
            problems.add(new Problem(Kind.NOT_ALLOWED, where, Nearest.oneOf(text, all) + ", not " + text));
        }
        return constant;
    }

    private static boolean isWhole(JsonNode node) {
        return node.isNumber() && node.canConvertToExactIntegral() && node.canConvertToInt();
    }

    private String at(String name) {
        return path.isEmpty() ? name : path + "/" + name;
    }
}
