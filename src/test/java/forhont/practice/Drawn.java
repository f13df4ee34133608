package forhont.practice;

import forhont.content.Library;
import forhont.content.Source;
import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.rules.RuleSet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Items drawn for the tests, with the misconceptions of the content. */
public final class Drawn {
    private static final Library LIBRARY = read();

    static final Generators GENERATORS = new Generators(LIBRARY.misconceptions()::known);

    private static final Set<Kind> SLOW = EnumSet.of(Kind.TRUMP_CHOICE, Kind.CONTRACT_CHOICE);
    private static final int SEEDS = 200;
    static final int MANY_SEEDS = 2_000;
    private static final int FEW_SEEDS = 6;
    private static final Map<Kind, List<Item>> ITEMS = new ConcurrentHashMap<>();

    private Drawn() {}

    private static Library read() {
        try (Source packed = Source.packed()) {
            return Library.read(packed).library().orElseThrow();
        }
    }

    public static List<Misconception> known(Exercise exercise) {
        return LIBRARY.misconceptions().known(exercise);
    }

    static List<RuleSet> ruleSets() {
        return LIBRARY.ruleSets();
    }

    /** The kinds that some rule set offers. */
    public static List<Kind> kinds() {
        return List.of(Kind.values()).stream()
                .filter(kind -> ruleSets().stream().anyMatch(rules -> GENERATORS.offers(kind, rules)))
                .toList();
    }

    /** How many items of a kind the tests draw: of those that take long only a few. */
    public static int seeds(Kind kind) {
        return SLOW.contains(kind) ? FEW_SEEDS : SEEDS;
    }

    /** How many the long tests draw. */
    public static int manySeeds(Kind kind) {
        return SLOW.contains(kind) ? SEEDS : MANY_SEEDS;
    }

    /** The items of the first seeds of a kind, drawn once for all tests. */
    public static List<Item> items(Kind kind) {
        return ITEMS.computeIfAbsent(kind, drawn -> items(drawn, seeds(drawn)));
    }

    /** Items of one kind from the seeds up to one, levels and rule sets in turn. */
    static List<Item> items(Kind kind, int seeds) {
        List<Item> items = new ArrayList<>();
        for (int seed = 1; seed <= seeds; seed++) {
            items.add(item(kind, seed));
        }
        return items;
    }

    /** The item of a seed, of the level and rule set that have their turn. */
    static Item item(Kind kind, int seed) {
        List<RuleSet> offering = ruleSets().stream()
                .filter(rules -> GENERATORS.offers(kind, rules))
                .toList();
        RuleSet rules = offering.get(seed / Code.LEVELS % offering.size());
        return GENERATORS.item(kind, new Code(rules.id(), 1 + seed % Code.LEVELS, seed), rules);
    }

    /** The items of the first seeds, and then of more. */
    public static Stream<Item> more(Kind kind, int seeds) {
        return Stream.concat(
                items(kind).stream(),
                IntStream.rangeClosed(seeds(kind) + 1, seeds).mapToObj(seed -> item(kind, seed)));
    }
}
