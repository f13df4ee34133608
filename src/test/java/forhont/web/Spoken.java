package forhont.web;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a screen reader says of a part of a page, from the browser's accessibility tree: a line for each thing it stops at,
 * what it is called in English, and indented what stands in it.
 */
final class Spoken {
    /** What the tree calls them, and what a listener hears; they hold what is said after them. */
    private static final Map<String, String> CONTAINERS = Map.of(
            "region", "region",
            "group", "group",
            "navigation", "navigation",
            "list", "list of",
            "table", "table",
            "DescriptionList", "facts",
            "status", "status",
            "alert", "alert",
            "Section", "section");

    private static final Map<String, String> CONTROLS = Map.of(
            "radio", "radio",
            "checkbox", "checkbox",
            "textbox", "field",
            "button", "button",
            "DisclosureTriangle", "button",
            "link", "link",
            "image", "image",
            "img", "image");

    private static final Set<String> IN_A_LINE =
            Set.of("none", "strong", "emphasis", "code", "mark", "time", "superscript", "LineBreak", "rowgroup");

    private static final Set<String> CELLS = Set.of("cell", "columnheader", "rowheader", "gridcell");

    /** What a voice says after a pause. */
    private static final String PAUSE = " | ";

    /** The name of a field said just before the field. */
    private static final Pattern TWICE =
            Pattern.compile("(?<name>[^|\\[]+?)( \\| )?(?<field>\\[field[^:]*: \\k<name>)");

    /** What only repeats the name of what it stands in. */
    private static final Set<String> NAMES = Set.of("Legend", "caption", "InlineTextBox", "ListMarker");

    private final Map<String, JsonObject> nodes = new HashMap<>();
    private final List<String> lines = new ArrayList<>();
    private final StringBuilder line = new StringBuilder();
    private int depth;
    private boolean row;

    private Spoken() {}

    /** The lines of what matches a selector. */
    static List<String> of(Page page, String selector) {
        CDPSession session = page.context().newCDPSession(page);
        try {
            int root = element(session, selector);
            Spoken spoken = new Spoken();
            JsonObject tree = session.send("Accessibility.getFullAXTree");
            Optional<JsonObject> start = Optional.empty();
            for (JsonElement each : tree.getAsJsonArray("nodes")) {
                JsonObject node = each.getAsJsonObject();
                spoken.nodes.put(node.get("nodeId").getAsString(), node);
                if (node.has("backendDOMNodeId") && node.get("backendDOMNodeId").getAsInt() == root) {
                    start = Optional.of(node);
                }
            }
            spoken.say(start.orElseThrow(() -> new AssertionError("nothing to be heard of " + selector)));
            spoken.end();
            return spoken.lines;
        } finally {
            session.detach();
        }
    }

    private static int element(CDPSession session, String selector) {
        JsonObject query = session.send("DOM.getDocument").getAsJsonObject("root");
        query.addProperty("selector", selector);
        JsonObject found = session.send("DOM.querySelector", query);
        return session.send("DOM.describeNode", found)
                .getAsJsonObject("node")
                .get("backendNodeId")
                .getAsInt();
    }

    private void say(JsonObject node) {
        String role = value(node, "role");
        if (NAMES.contains(role)) {
            return;
        }
        if (role.equals("StaticText")) {
            add(value(node, "name"));
        } else if (CONTROLS.containsKey(role)) {
            add(control(node, CONTROLS.get(role)));
        } else if (CONTAINERS.containsKey(role)) {
            container(node, CONTAINERS.get(role));
        } else if (role.equals("LabelText")) {
            label(node);
        } else if (IN_A_LINE.contains(role)) {
            inside(node);
        } else if (role.equals("definition")) {
            line.append(" ");
            inside(node);
        } else if (CELLS.contains(role) || row) {
            apart();
            inside(node);
        } else {
            end();
            line.append(beginning(role, node));
            row = role.equals("row");
            inside(node);
            row = false;
            if (!role.equals("term")) {
                end();
            }
        }
    }

    /** How the line of something begins: what it is, where that is said. */
    private String beginning(String role, JsonObject node) {
        return switch (role) {
            case "heading" -> "heading " + property(node, "level") + ": ";
            case "row" -> "row: ";
            default -> "";
        };
    }

    private void container(JsonObject node, String called) {
        end();
        String name = value(node, "name");
        if (name.isEmpty() && called.equals("group")) {
            inside(node);
            end();
            return;
        }
        long items = children(node).stream()
                .filter(child -> value(child, "role").equals("listitem"))
                .count();
        lines.add("  ".repeat(depth)
                + called
                + (called.equals("list of") ? " " + items : "")
                + (name.isEmpty() ? "" : ": " + plain(name)));
        depth++;
        inside(node);
        end();
        depth--;
    }

    /** A label is heard as the name of the control in it. */
    private void label(JsonObject node) {
        List<JsonObject> controls = children(node).stream()
                .filter(child -> CONTROLS.containsKey(value(child, "role")))
                .toList();
        controls.forEach(this::say);
        if (controls.isEmpty()) {
            inside(node);
        }
    }

    private static String control(JsonObject node, String called) {
        List<String> said = new ArrayList<>();
        said.add(called);
        if (property(node, "checked").equals("true")) {
            said.add("chosen");
        }
        if (property(node, "expanded").equals("false") && called.equals("button")) {
            said.add("closed");
        }
        if (property(node, "invalid").equals("true")) {
            said.add("wrong");
        }
        if (property(node, "disabled").equals("true")) {
            said.add("not now");
        }
        String value = value(node, "value");
        String description = value(node, "description");
        return "[" + String.join(", ", said) + ": " + value(node, "name")
                + (value.isEmpty() || called.equals("link") ? "" : " = " + value)
                + (description.isEmpty() ? "" : " (" + description + ")") + "]";
    }

    private void inside(JsonObject node) {
        children(node).forEach(this::say);
    }

    private List<JsonObject> children(JsonObject node) {
        List<JsonObject> children = new ArrayList<>();
        if (node.has("childIds")) {
            for (JsonElement id : node.getAsJsonArray("childIds")) {
                Optional.ofNullable(nodes.get(id.getAsString())).ifPresent(children::add);
            }
        }
        return children;
    }

    /** Adds to the line; what would stick together is two things beside each other, heard one after the other. */
    private void add(String text) {
        boolean sticks = !line.isEmpty()
                && !text.isEmpty()
                && (Character.isLetterOrDigit(line.codePointBefore(line.length()))
                        || line.codePointBefore(line.length()) == ']')
                && (Character.isLetterOrDigit(text.codePointAt(0)) || text.codePointAt(0) == '[');
        line.append(sticks ? PAUSE : "").append(text);
    }

    private void apart() {
        line.append(line.isEmpty() || line.toString().endsWith(" ") ? "" : PAUSE);
    }

    private void end() {
        String said = TWICE.matcher(plain(line.toString())).replaceAll("${field}");
        if (!said.isEmpty()) {
            lines.add("  ".repeat(depth) + said);
        }
        line.setLength(0);
    }

    /** As it is heard: no spaces that only the eye needs. */
    private static String plain(String text) {
        return text.codePoints()
                .filter(sign -> sign != '\u00AD')
                .mapToObj(sign -> Character.isSpaceChar(sign) ? " " : Character.toString(sign))
                .collect(Collectors.joining())
                .replaceAll(" +", " ")
                .strip();
    }

    private static String value(JsonObject node, String key) {
        return node.has(key) && node.getAsJsonObject(key).has("value")
                ? node.getAsJsonObject(key).get("value").getAsString()
                : "";
    }

    private static String property(JsonObject node, String name) {
        if (node.has("properties")) {
            for (JsonElement each : node.getAsJsonArray("properties")) {
                JsonObject property = each.getAsJsonObject();
                if (property.get("name").getAsString().equals(name)) {
                    return value(property, "value");
                }
            }
        }
        return "";
    }
}
