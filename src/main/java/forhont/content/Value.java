package forhont.content;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What can stand in a content file. */
sealed interface Value {
    /** The value as a fault names it. */
    String said();

    JsonNode tree();

    default Stream<Node> children() {
        return Stream.empty();
    }

    /** Keys and values. */
    record Mapping(Map<String, Node> entries) implements Value {
        @Override
        public Stream<Node> children() {
            return entries.values().stream();
        }

        @Override
        public String said() {
            return "keys and values";
        }

        @Override
        public JsonNode tree() {
            ObjectNode tree = JsonNodeFactory.instance.objectNode();
            entries.forEach((key, entry) -> tree.set(key, entry.tree()));
            return tree;
        }
    }

    /** Values in a row. */
    record Sequence(List<Node> items) implements Value {
        @Override
        public Stream<Node> children() {
            return items.stream();
        }

        @Override
        public String said() {
            return "a list";
        }

        @Override
        public JsonNode tree() {
            ArrayNode tree = JsonNodeFactory.instance.arrayNode();
            items.forEach(item -> tree.add(item.tree()));
            return tree;
        }
    }

    /** A text, quoted or not. */
    record Text(String text) implements Value {
        @Override
        public String said() {
            return "\"" + text + "\"";
        }

        @Override
        public JsonNode tree() {
            return JsonNodeFactory.instance.textNode(text);
        }
    }

    /** A number or a yes-or-no, unquoted. */
    record Plain(JsonNode tree) implements Value {
        @Override
        public String said() {
            return tree.asText();
        }
    }

    /** No value after the key. */
    record Nothing() implements Value {
        @Override
        public String said() {
            return "nothing";
        }

        @Override
        public JsonNode tree() {
            return JsonNodeFactory.instance.nullNode();
        }
    }

    /** The stand-in for a value that is not there; its fault is noted already. */
    record Absent() implements Value {
        @Override
        public String said() {
            return "nothing";
        }

        @Override
        public JsonNode tree() {
            return JsonNodeFactory.instance.nullNode();
        }
    }
}
