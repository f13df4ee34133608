package forhont.protocol;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Spoils requests: fields go, types change, values change places, text breaks. */
public final class Mutations {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> STRANGE = List.of(
            "null",
            "true",
            "0",
            "-1",
            "3",
            "17",
            "2147483648",
            "1.5",
            "1e99",
            "9".repeat(400),
            "\"\"",
            "\"AH\"",
            "\"soloist\"",
            "\"betl\"",
            "\"portuguese\"",
            "\"beginner\"",
            "\"\\ud800\"",
            "[]",
            "{}",
            "[null]",
            "[[\"AH\"]]",
            "{\"seven\":\"defence\"}",
            "{\"game\":1}",
            "{\"type\":\"open-durch\",\"soloist\":2}",
            "[\"7H\",\"8H\"]");
    private static final String STRANGE_TEXT = "{}[]\",:\\ 0xNaN\t\u0000é\ud83c";

    private final RandomGenerator random;

    public Mutations(RandomGenerator random) {
        this.random = random;
    }

    /** One to three changes; never a line break. */
    public String of(String line) {
        String spoilt = line;
        for (int times = random.nextInt(3); times >= 0; times--) {
            spoilt = once(spoilt);
        }
        return spoilt;
    }

    private String once(String line) {
        try {
            return random.nextInt(4) > 0 ? inTree(JSON.readTree(line)) : inText(line);
        } catch (JsonProcessingException e) {
            return inText(line);
        }
    }

    private String inTree(JsonNode tree) throws JsonProcessingException {
        List<ContainerNode<?>> holders = new ArrayList<>();
        collect(tree, holders);
        if (holders.isEmpty()) {
            return tree.toString();
        }
        ContainerNode<?> holder = holders.get(random.nextInt(holders.size()));
        if (holder instanceof ObjectNode object) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            String name = names.get(random.nextInt(names.size()));
            switch (random.nextInt(3)) {
                case 0 -> object.remove(name);
                case 1 -> object.set(name, strange());
                default -> object.set(name, object.get(names.get(random.nextInt(names.size()))));
            }
        } else if (holder instanceof ArrayNode array) {
            int place = random.nextInt(array.size());
            switch (random.nextInt(4)) {
                case 0 -> array.remove(place);
                case 1 -> array.set(place, strange());
                case 2 -> array.add(array.get(place));
                default -> {
                    int other = random.nextInt(array.size());
                    JsonNode moved = array.get(place);
                    array.set(place, array.get(other));
                    array.set(other, moved);
                }
            }
        }
        return tree.toString();
    }

    private JsonNode strange() throws JsonProcessingException {
        return JSON.readTree(STRANGE.get(random.nextInt(STRANGE.size())));
    }

    private static void collect(JsonNode node, List<ContainerNode<?>> holders) {
        if (node instanceof ContainerNode<?> container && !container.isEmpty()) {
            holders.add(container);
            container.forEach(child -> collect(child, holders));
        }
    }

    private String inText(String line) {
        if (line.isEmpty()) {
            return line;
        }
        int place = random.nextInt(line.length());
        char strange = STRANGE_TEXT.charAt(random.nextInt(STRANGE_TEXT.length()));
        return switch (random.nextInt(4)) {
            case 0 -> line.substring(0, place);
            case 1 -> line.substring(0, place) + line.substring(place + 1);
            case 2 -> line.substring(0, place) + strange + line.substring(place);
            default -> line.substring(0, place) + strange + line.substring(place + 1);
        };
    }
}
