package forhont.content;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ValueNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one YAML document into nodes that know their lines; JSON is YAML too. */
final class Yaml {
    private static final YAMLFactory FORMAT = new YAMLFactory();
    private static final JsonNodeFactory VALUES = JsonNodeFactory.instance;

    private final YAMLParser parser;
    private final String path;
    private final Faults faults;

    private Yaml(YAMLParser parser, String path, Faults faults) {
        this.parser = parser;
        this.path = path;
        this.faults = faults;
    }

    /** The root of the document; what is no YAML is a fault and absent. */
    static Node read(String text, String path, Faults faults) {
        Place start = new Place(path, 1);
        try (YAMLParser parser = FORMAT.createParser(text)) {
            if (parser.nextToken() == null) {
                faults.add(start, "the file is empty", "its keys and values");
                return Node.absent(start, faults);
            }
            Yaml yaml = new Yaml(parser, path, faults);
            Node root = yaml.node();
            if (parser.nextToken() != null) {
                faults.add(yaml.place(), "a second document begins", "one document per file, without ---");
            }
            return root;
        } catch (JsonProcessingException e) {
            JsonLocation location = e.getLocation();
            faults.add(
                    new Place(path, location == null ? 1 : location.getLineNr()),
                    "no YAML: " + e.getOriginalMessage().lines().findFirst().orElse(""),
                    "key: \"value\", one per line, nested keys indented by two spaces");
            return Node.absent(start, faults);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Node node() throws IOException {
        Place place = place();
        refuseAnchors(place);
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            return new Node(new Value.Mapping(mapping()), place, faults);
        }
        if (token == JsonToken.START_ARRAY) {
            return new Node(new Value.Sequence(sequence()), place, faults);
        }
        if (token == JsonToken.VALUE_STRING) {
            return new Node(new Value.Text(parser.getText()), place, faults);
        }
        if (token == JsonToken.VALUE_NULL) {
            return new Node(new Value.Nothing(), place, faults);
        }
        return new Node(new Value.Plain(plain(token)), place, faults);
    }

    private ValueNode plain(JsonToken token) throws IOException {
        if (token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE) {
            return VALUES.booleanNode(token == JsonToken.VALUE_TRUE);
        }
        if (token == JsonToken.VALUE_NUMBER_FLOAT) {
            return VALUES.numberNode(parser.getDoubleValue());
        }
        return switch (parser.getNumberType()) {
            case INT -> VALUES.numberNode(parser.getIntValue());
            case LONG -> VALUES.numberNode(parser.getLongValue());
            case BIG_INTEGER, FLOAT, DOUBLE, BIG_DECIMAL -> VALUES.numberNode(parser.getBigIntegerValue());
        };
    }

    private Map<String, Node> mapping() throws IOException {
        Map<String, Node> entries = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            Place place = place();
            parser.nextToken();
            Node value = node().at(place);
            if (entries.putIfAbsent(key, value) != null) {
                faults.add(
                        place,
                        "the key " + key + " stands here again, first in line "
                                + entries.get(key).place().line(),
                        "each key once");
            }
        }
        return entries;
    }

    private List<Node> sequence() throws IOException {
        List<Node> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(node());
        }
        return items;
    }

    private void refuseAnchors(Place place) throws IOException {
        if (parser.isCurrentAlias() || parser.getObjectId() != null || parser.getTypeId() != null) {
            faults.add(place, "anchors, aliases and tags are not read", "the value itself");
        }
    }

    private Place place() {
        return new Place(path, ((JsonParser) parser).currentTokenLocation().getLineNr());
    }
}
