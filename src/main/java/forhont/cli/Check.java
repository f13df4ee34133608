package forhont.cli;

import forhont.content.Fault;
import forhont.content.Figures;
import forhont.content.Library;
import forhont.content.Reading;
import forhont.exercise.Misconception;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Proves all content and all languages and lists every fault. */
@Command(name = "check", description = "Proves all content and languages.", mixinStandardHelpOptions = true)
final class Check implements Callable<Integer> {

    @Mixin
    private Folders folders;

    @Option(
            names = "--seal",
            paramLabel = "FILE",
            description =
                    "Where there is no fault, write the checksums of what is proved to this file; a jar carries it.")
    private Path seal;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Reading reading = folders.read();
        PrintWriter out = spec.commandLine().getOut();
        reading.warnings().forEach(warning -> out.println("warning: " + warning));
        reading.faults().forEach(out::println);
        reading.library().ifPresentOrElse(library -> summary(library, out), () -> count(reading.faults(), out));
        out.flush();
        if (seal != null && reading.faults().isEmpty()) {
            write(seal, folders.seal());
        }
        return reading.faults().isEmpty() ? 0 : 1;
    }

    private static void summary(Library library, PrintWriter out) {
        Figures figures = Figures.of(library);
        out.println("rule sets       "
                + String.join(
                        ", ",
                        library.ruleSets().stream().map(rules -> rules.id()).toList()));
        out.println("lessons         " + figures.lessons() + ", with " + figures.steps() + " steps");
        int items =
                figures.items().values().stream().mapToInt(Integer::intValue).sum();
        out.println("items           " + items);
        figures.items().forEach((kind, count) -> out.printf("  %-14s%d%n", kind.id(), count));
        out.println("misconceptions  " + Misconception.values().length + ", "
                + figures.shown().size() + " of them shown by some item");
        out.println("language         texts   words of lessons   words in a sentence: on average, at most");
        figures.words()
                .forEach(words -> out.printf(
                        Locale.ROOT,
                        "%s  %-10s %7d %18d %33.1f %8d  (%s)%n",
                        words.language().tag(),
                        words.language().name(),
                        words.language().keys().size(),
                        words.words(),
                        words.mean(),
                        words.longest(),
                        words.where()));
        out.println("no fault");
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void count(List<Fault> faults, PrintWriter out) {
        out.println(faults.size() == 1 ? "1 fault" : faults.size() + " faults");
    }
}
