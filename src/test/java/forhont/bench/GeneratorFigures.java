package forhont.bench;

import forhont.content.Library;
import forhont.content.Source;
import forhont.exercise.Kind;
import forhont.practice.Code;
import forhont.practice.Generators;
import forhont.practice.Item;
import forhont.practice.Theme;
import forhont.rules.RuleSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Prints how long an item of each kind takes to draw, how many differ, and how often each theme comes up. */
public final class GeneratorFigures {
    private static final int SEEDS = 200;
    private static final double MILLISECONDS = 1e6;

    private final Generators generators;

    private GeneratorFigures(Generators generators) {
        this.generators = generators;
    }

    public static void main(String[] args) {
        Library library;
        try (Source packed = Source.packed()) {
            library = Library.read(packed).library().orElseThrow();
        }
        GeneratorFigures figures = new GeneratorFigures(new Generators(library.misconceptions()::known));
        for (Kind kind : Kind.values()) {
            boolean asked = args.length == 0 || Arrays.asList(args).contains(kind.id());
            if (asked && library.ruleSets().stream().anyMatch(rules -> figures.generators.offers(kind, rules))) {
                List<Double> times = library.ruleSets().stream()
                        .flatMap(rules -> figures.print(kind, rules).stream())
                        .sorted()
                        .toList();
                System.out.println(String.format(
                        Locale.ROOT,
                        "%-13s in all: median %6.2f ms, 99 of 100 within %7.2f ms%n",
                        kind.id(),
                        times.get(times.size() / 2),
                        times.get(times.size() * 99 / 100)));
            }
        }
    }

    /** Milliseconds for each item of the rule set; none where it does not offer the kind. */
    private List<Double> print(Kind kind, RuleSet rules) {
        List<Double> all = new ArrayList<>();
        if (!generators.offers(kind, rules)) {
            return all;
        }
        for (int level = 1; level <= Code.LEVELS; level++) {
            double[] times = new double[SEEDS];
            Set<String> different = new HashSet<>();
            Map<Theme, Integer> themes = new TreeMap<>();
            for (int seed = 1; seed <= SEEDS; seed++) {
                long start = System.nanoTime();
                Item item = generators.item(kind, new Code(rules.id(), level, seed), rules);
                times[seed - 1] = (System.nanoTime() - start) / MILLISECONDS;
                different.add(item.exercise().toString());
                item.themes().forEach(theme -> themes.merge(theme, 1, Integer::sum));
            }
            Arrays.sort(times);
            Arrays.stream(times).forEach(all::add);
            System.out.println(String.format(
                    Locale.ROOT,
                    "%-13s %-12s level %d: median %6.2f ms, 19 of 20 within %7.2f ms, %3d of %d differ, %s",
                    kind.id(),
                    rules.id(),
                    level,
                    times[SEEDS / 2],
                    times[SEEDS * 19 / 20],
                    different.size(),
                    SEEDS,
                    themes));
        }
        return all;
    }
}
