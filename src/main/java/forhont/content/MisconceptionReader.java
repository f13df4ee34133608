package forhont.content;

import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.rules.RuleSet;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Reads which misconceptions there are, in which kinds of exercise, and in which rule sets they are wrong. */
final class MisconceptionReader {
    private static final String FILE = "misconceptions";

    private final Folder content;
    private final List<RuleSet> ruleSets;
    private final Faults faults;
    private final Map<Misconception, Place> places = new EnumMap<>(Misconception.class);

    MisconceptionReader(Folder content, List<RuleSet> ruleSets, Faults faults) {
        this.content = content;
        this.ruleSets = ruleSets;
        this.faults = faults;
    }

    Misconceptions read() {
        Faults own = new Faults();
        Node node = content.read(FILE, own);
        Map<Misconception, Misconceptions.Row> rows = new EnumMap<>(Misconception.class);
        for (Node row : node.items()) {
            row(row, rows);
        }
        for (Misconception misconception : Misconception.values()) {
            if (!rows.containsKey(misconception) && !node.isAbsent()) {
                node.fault("the misconception " + misconception.id() + " is missing", "- id: " + misconception.id());
            }
        }
        faults.addAll(own);
        return new Misconceptions(rows);
    }

    /** Where each stands. */
    Map<Misconception, Place> places() {
        return places;
    }

    private void row(Node node, Map<Misconception, Misconceptions.Row> rows) {
        Map<String, Misconception> known = new LinkedHashMap<>();
        for (Misconception misconception : Misconception.values()) {
            known.put(misconception.id(), misconception);
        }
        Node id = node.required("id");
        Misconception misconception = id.choice(known);
        Set<Kind> kinds = node.required("kinds").items().stream()
                .map(ExerciseReader::kind)
                .collect(Collectors.toSet());
        Map<String, String> names = new LinkedHashMap<>();
        ruleSets.forEach(rules -> names.put(rules.id(), rules.id()));
        Set<String> wrongIn = new TreeSet<>();
        for (Node ruleSet : node.required("wrong-in").items()) {
            wrongIn.add(ruleSet.choice(names));
        }
        node.done();
        if (rows.containsKey(misconception)) {
            id.fault("the misconception " + misconception.id() + " stands twice", "each one once");
        }
        places.put(misconception, id.place());
        rows.put(misconception, new Misconceptions.Row(kinds, wrongIn));
    }
}
