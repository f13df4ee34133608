package forhont.content;

import com.fasterxml.jackson.databind.JsonNode;
import forhont.rules.Notation;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A value in a content file that knows its line.
 *
 * <p>Every question that finds something else than it asks for notes a fault and gets a stand-in, so that a reader asks
 * everything first and then {@link #build builds}, which happens only if no fault was noted.
 */
final class Node {
    private final Value value;
    private final Place place;
    private final Faults faults;
    private final Set<String> asked = new HashSet<>();
    private boolean faulty;

    Node(Value value, Place place, Faults faults) {
        this.value = value;
        this.place = place;
        this.faults = faults;
    }

    static Node absent(Place place, Faults faults) {
        return new Node(new Value.Absent(), place, faults);
    }

    Node at(Place other) {
        return new Node(value, other, faults);
    }

    Place place() {
        return place;
    }

    boolean isText() {
        return value instanceof Value.Text;
    }

    boolean isAbsent() {
        return value instanceof Value.Absent;
    }

    boolean isMapping() {
        return value instanceof Value.Mapping;
    }

    boolean isSequence() {
        return value instanceof Value.Sequence;
    }

    /** The value of a key that must be there. */
    Node required(String key) {
        Optional<Node> found = optional(key);
        if (found.isEmpty() && value instanceof Value.Mapping) {
            fault("the key " + key + " is missing", key + ": …");
        }
        return found.orElseGet(() -> absent(place, faults));
    }

    Optional<Node> optional(String key) {
        asked.add(key);
        return Optional.ofNullable(mapping().get(key));
    }

    /** All keys with their values; whoever asks so knows every key. */
    Map<String, Node> entries() {
        asked.addAll(mapping().keySet());
        return mapping();
    }

    /** Notes every key that nobody asked for. */
    void done() {
        mapping().forEach((key, entry) -> {
            if (!asked.contains(key)) {
                entry.fault(
                        "unknown key " + key,
                        Nearest.oneOf(key, asked.stream().sorted().toList()));
            }
        });
    }

    /** The node at a path of keys joined with slashes, or the last one on the way that is there. */
    Node find(String path) {
        Node found = this;
        for (String key : path.split("/", -1)) {
            if (found.value instanceof Value.Mapping mapping
                    && mapping.entries().containsKey(key)) {
                found = mapping.entries().get(key);
            }
        }
        return found;
    }

    /** The value without its lines, as programs hand it over. */
    JsonNode tree() {
        return value.tree();
    }

    String text() {
        if (value instanceof Value.Text text) {
            return text.text();
        }
        if (value instanceof Value.Plain plain) {
            fault(plain.said() + " is no text", "\"" + plain.said() + "\" in quotes");
        } else {
            wrong("a text");
        }
        return "";
    }

    int whole() {
        if (value instanceof Value.Plain plain && plain.tree().isInt()) {
            return plain.tree().intValue();
        }
        wrong("a whole number");
        return 0;
    }

    boolean flag() {
        if (value instanceof Value.Plain plain && plain.tree().isBoolean()) {
            return plain.tree().booleanValue();
        }
        wrong("true or false");
        return false;
    }

    List<Node> items() {
        if (value instanceof Value.Sequence sequence) {
            return sequence.items();
        }
        wrong("a list, like [a, b]");
        return List.of();
    }

    List<String> strings() {
        return items().stream().map(Node::text).toList();
    }

    List<Integer> wholes() {
        return items().stream().map(Node::whole).toList();
    }

    /** What the text stands for; the stand-in is the first of the choices. */
    <T> T choice(Map<String, T> choices) {
        T chosen = isText() ? choices.get(text()) : null;
        if (chosen == null) {
            wrong(Nearest.oneOf(isText() ? text() : "", choices.keySet()));
            return choices.values().iterator().next();
        }
        return chosen;
    }

    /** One of the constants of an enum, written in lower case with hyphens. */
    <E extends Enum<E>> E choice(Class<E> type) {
        Map<String, E> choices = new LinkedHashMap<>();
        for (E constant : type.getEnumConstants()) {
            choices.put(Notation.of(constant), constant);
        }
        return choice(choices);
    }

    /** Whether no fault was noted of the value or of anything in it. */
    boolean sound() {
        return !faulty && !isAbsent() && value.children().allMatch(Node::sound);
    }

    /** Builds what was read if it is sound; a promise it breaks is a fault here. */
    <T> Optional<T> build(Supplier<? extends T> thing) {
        if (!sound()) {
            return Optional.empty();
        }
        try {
            return Optional.of(thing.get());
        } catch (IllegalArgumentException e) {
            fault(e.getMessage(), "values that keep to it");
            return Optional.empty();
        }
    }

    /** Notes an {@code id} that is not the name of its file. */
    void named(String file, String id) {
        if (isText() && !id.equals(file)) {
            fault("the id " + id + " is not the name of the file", "id: " + file);
        }
    }

    void fault(String what, String write) {
        faulty = true;
        faults.add(place, what, write);
    }

    private Map<String, Node> mapping() {
        if (value instanceof Value.Mapping mapping) {
            return mapping.entries();
        }
        wrong("keys and values");
        return Map.of();
    }

    private void wrong(String wanted) {
        if (!(value instanceof Value.Absent)) {
            fault(value.said() + " stands where " + wanted + " belongs", wanted);
        }
    }
}
