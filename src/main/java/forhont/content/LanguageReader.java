package forhont.content;

import forhont.i18n.Direction;
import forhont.i18n.Pack;
import forhont.i18n.Profile;
import forhont.i18n.Typography;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the folder of one language; the keys of nested groups are joined with dots. */
final class LanguageReader {
    /** The files every language has; each lesson adds one of its own. */
    static final List<String> FILES = List.of("terms", "rules", "messages");

    private static final String FORBIDDEN = "forbidden";
    private static final Pattern KEY = Pattern.compile("[A-Za-z0-9]+(-[A-Za-z0-9]+)*");
    private static final int LAST_PLACE = 1000;

    private final Folder folder;
    private final Draft draft;
    private final Faults faults;

    private LanguageReader(Folder folder, Draft draft, Faults faults) {
        this.folder = folder;
        this.draft = draft;
        this.faults = faults;
    }

    /** The language of the folder, unless {@code language.yaml} itself is at fault. */
    static Optional<Draft> read(Folder folder, String tag, Faults faults) {
        return profile(folder, tag, faults).map(profile -> {
            Draft draft = new Draft(profile, folder);
            new LanguageReader(folder, draft, faults).files();
            return draft;
        });
    }

    /** What {@code language.yaml} says. */
    static Optional<Profile> profile(Folder folder, String tag, Faults faults) {
        Faults own = new Faults();
        Optional<Profile> profile = profile(folder.read("language", own), tag);
        faults.addAll(own);
        return profile;
    }

    private static Optional<Profile> profile(Node node, String tag) {
        String name = node.required("name").text();
        Direction direction = node.required("direction").choice(Direction.class);
        int order = node.optional("order").map(Node::whole).orElse(LAST_PLACE);
        boolean complete = node.required("complete").flag();
        Pack pack = node.required("pack").choice(Pack.class);
        Node letters = node.required("indices");
        Map<String, String> indices = new LinkedHashMap<>();
        for (String rank : List.of("A", "K", "Q", "J", "T")) {
            indices.put(rank, letters.required(rank).text());
        }
        letters.done();
        Typography typography =
                node.optional("typography").map(LanguageReader::typography).orElse(Typography.PLAIN);
        node.done();
        return node.build(() -> new Profile(tag, name, direction, order, complete, pack, indices, typography));
    }

    private static Typography typography(Node node) {
        String before = node.optional("narrow-space-before").map(Node::text).orElse("");
        String after = node.optional("narrow-space-after").map(Node::text).orElse("");
        List<String> hold = node.optional("keep-with-next").map(Node::strings).orElse(List.of());
        node.done();
        return new Typography(before, after, hold);
    }

    private void files() {
        for (String file : FILES) {
            if (folder.has(file)) {
                Node root = folder.read(file, faults);
                draft.addFile(file, root.isMapping());
                if (file.equals("rules")) {
                    rules(root);
                } else {
                    root.entries().forEach((key, node) -> message(key, node, file));
                }
            }
        }
        if (folder.has(FORBIDDEN)) {
            draft.forbidden().addAll(Forbidden.read(folder.read(FORBIDDEN, faults)));
        }
        Folder lessons = folder.in("lessons");
        for (String id : lessons.files()) {
            Node root = lessons.read(id, faults);
            draft.addFile("lessons/" + id, root.isMapping());
            lesson("lesson." + id, root, "lessons/" + id);
        }
    }

    private void rules(Node root) {
        root.entries().forEach((id, rule) -> {
            String key = group("rule." + id, rule);
            add(key + ".title", rule.required("title"), false, "rules");
            add(key + ".text", rule.required("text"), true, "rules");
            rule.done();
        });
    }

    private void lesson(String key, Node root, String file) {
        draft.addGroup(key, root.place());
        add(key + ".title", root.required("title"), false, file);
        add(key + ".about", root.required("about"), false, file);
        root.optional("can").ifPresent(can -> list(key + ".can", can, file));
        root.required("steps").entries().forEach((id, step) -> step(group(key + ".step." + id, step), step, file));
        root.done();
    }

    private void step(String key, Node step, String file) {
        for (String part : List.of("text", "question", "right")) {
            step.optional(part).ifPresent(node -> add(key + "." + part, node, true, file));
        }
        step.optional("wrong").ifPresent(wrong -> {
            group(key + ".wrong", wrong);
            wrong.entries().forEach((id, node) -> add(key + ".wrong." + id, node, true, file));
        });
        step.optional("hints").ifPresent(hints -> list(key + ".hint", hints, file));
        step.done();
    }

    /** Several texts of a kind, numbered from 1. */
    private void list(String key, Node list, String file) {
        int number = 1;
        for (Node text : list.items()) {
            add(key + "." + number++, text, true, file);
        }
    }

    private void message(String key, Node node, String file) {
        if (node.isMapping()) {
            group(key, node);
            node.entries().forEach((child, value) -> message(key + "." + child, value, file));
        } else {
            add(key, node, false, file);
        }
    }

    private String group(String key, Node node) {
        draft.addGroup(key, node.place());
        return key;
    }

    private void add(String key, Node node, boolean prose, String file) {
        String last = key.substring(key.lastIndexOf('.') + 1);
        if (!KEY.matcher(last).matches()) {
            node.fault("the key " + last + " has other signs than letters, digits and hyphens", "a key like open-betl");
        }
        if (node.isAbsent()) {
            return;
        }
        draft.add(new Entry(key, node.text().stripTrailing(), prose, file, node.place()));
    }
}
