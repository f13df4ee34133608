package forhont.practice;

import forhont.content.Library;
import forhont.content.Source;
import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Items drawn for the tests, with the misconceptions of the content. */
final class Drawn {
    private static final Library LIBRARY = read();

    static final Generators GENERATORS = new Generators(LIBRARY.misconceptions()::known);

    private static final int SEEDS = 200;
    private static final Map<Kind, List<Item>> ITEMS = new ConcurrentHashMap<>();

    private Drawn() {}

    private static Library read() {
        try (Source packed = Source.packed()) {
            return Library.read(packed).library().orElseThrow();
        }
    }

    static List<Misconception> known(Exercise exercise) {
        return LIBRARY.misconceptions().known(exercise);
    }

    static List<RuleSet> ruleSets() {
        return LIBRARY.ruleSets();
    }

    /** The kinds that some rule set offers. */
    static List<Kind> kinds() {
        return List.of(Kind.values()).stream()
                .filter(kind -> ruleSets().stream().anyMatch(rules -> GENERATORS.offers(kind, rules)))
                .toList();
    }

    /** The items of the first seeds of a kind, drawn once for all tests. */
    static List<Item> items(Kind kind) {
        return ITEMS.computeIfAbsent(kind, drawn -> items(drawn, SEEDS));
    }

    /** Items of one kind from the seeds up to one, levels and rule sets in turn. */
    static List<Item> items(Kind kind, int seeds) {
        List<RuleSet> offering = ruleSets().stream()
                .filter(rules -> GENERATORS.offers(kind, rules))
                .toList();
        List<Item> items = new ArrayList<>();
        for (int seed = 1; seed <= seeds; seed++) {
            RuleSet rules = offering.get(seed / Code.LEVELS % offering.size());
            Code code = new Code(rules.id(), 1 + seed % Code.LEVELS, seed);
            items.add(GENERATORS.item(kind, code, rules));
        }
        return items;
    }
}
