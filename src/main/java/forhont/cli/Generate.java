package forhont.cli;

import forhont.content.ItemWriter;
import forhont.content.Library;
import forhont.content.Reading;
import forhont.exercise.Kind;
import forhont.practice.Code;
import forhont.practice.Generators;
import forhont.practice.Item;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Writes practice items for worksheets and for other programs. */
@Command(
        name = "generate",
        description = {
            "Writes practice items, one for each seed from the first on, each proved and with its answer:",
            "as steps of a lesson in content/lessons, or as lines of JSON."
        },
        mixinStandardHelpOptions = true)
final class Generate implements Callable<Integer> {
    private static final int STEPS_OF_PROGRESS = 20;

    @Mixin
    private Folders folders;

    @Spec
    private CommandSpec spec;

    @Option(names = "--kind", required = true, description = "The kind of exercise, such as legal-cards.")
    private String kind;

    @Option(names = "--count", defaultValue = "10", description = "How many; ${DEFAULT-VALUE} if not given.")
    private int count;

    @Option(names = "--seed", defaultValue = "1", description = "The first seed; ${DEFAULT-VALUE} if not given.")
    private int seed;

    @Option(names = "--ruleset", defaultValue = "traditional", description = "${DEFAULT-VALUE} if not given.")
    private String ruleSet;

    @Option(names = "--level", defaultValue = "1", description = "1, 2 or 3; ${DEFAULT-VALUE} if not given.")
    private int level;

    @Option(names = "--format", defaultValue = "yaml", description = "yaml or jsonl; ${DEFAULT-VALUE} if not given.")
    private String format;

    @Option(names = "--out", paramLabel = "FILE", description = "Where to write them, instead of standard output.")
    private Optional<Path> out = Optional.empty();

    @Override
    public Integer call() throws IOException {
        Reading reading = folders.open();
        Library library = reading.library()
                .orElseThrow(() -> wrong("the content has faults; check names them: "
                        + reading.faults().size()));
        Kind asked = Notation.parse(Kind.values(), kind)
                .orElseThrow(() -> wrong("no such kind: " + kind + "; there are " + named(List.of(Kind.values()))));
        RuleSet rules = library.ruleSet(ruleSet)
                .orElseThrow(() -> wrong("no such rule set: " + ruleSet + "; there are "
                        + library.ruleSets().stream().map(RuleSet::id).collect(Collectors.joining(", "))));
        Generators generators = new Generators(library.misconceptions()::known);
        if (!generators.offers(asked, rules)) {
            throw wrong(ruleSet + " leaves nothing to ask in " + kind + "; it has " + named(generators.kinds(rules)));
        }
        check();
        if (out.isEmpty()) {
            write(spec.commandLine().getOut(), generators, asked, rules);
            return 0;
        }
        try (PrintWriter file = new PrintWriter(Files.newBufferedWriter(out.get()))) {
            write(file, generators, asked, rules);
        }
        return 0;
    }

    private static String named(List<Kind> kinds) {
        return kinds.stream().map(Kind::id).collect(Collectors.joining(", "));
    }

    private void check() {
        if (Stream.of("yaml", "jsonl").noneMatch(format::equals)) {
            throw wrong("a format is yaml or jsonl, not " + format);
        }
        if (level < 1 || level > Code.LEVELS) {
            throw wrong("a level is 1, 2 or 3, not " + level);
        }
        if (seed < 0 || count < 1 || seed > Integer.MAX_VALUE - count) {
            throw wrong("at least one item, and seeds from 0 to " + Integer.MAX_VALUE);
        }
    }

    private void write(PrintWriter to, Generators generators, Kind asked, RuleSet rules) {
        PrintWriter progress = spec.commandLine().getErr();
        for (int done = 0; done < count; done++) {
            Item item = generators.item(asked, new Code(rules.id(), level, seed + done), rules);
            to.print(format.equals("yaml") ? ItemWriter.yaml(item) : ItemWriter.json(item));
            tell(progress, done + 1);
        }
        to.flush();
    }

    /** A bar that grows; told as often as it does. */
    private void tell(PrintWriter progress, int done) {
        int filled = (int) ((long) done * STEPS_OF_PROGRESS / count);
        int before = (int) ((long) (done - 1) * STEPS_OF_PROGRESS / count);
        if (filled > before || done == count) {
            progress.print("\r[" + "#".repeat(filled) + ".".repeat(STEPS_OF_PROGRESS - filled) + "] " + done + "/"
                    + count + (done == count ? System.lineSeparator() : ""));
            progress.flush();
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
