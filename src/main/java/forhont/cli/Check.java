package forhont.cli;

import forhont.content.Fault;
import forhont.content.Library;
import forhont.content.Reading;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
            description = "Where there is no fault, write the digest of what is proved to this file; a jar carries it.")
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
        out.println("rule sets  "
                + String.join(
                        ", ",
                        library.ruleSets().stream().map(rules -> rules.id()).toList()));
        int steps = library.course().lessons().stream()
                .mapToInt(lesson -> lesson.steps().size())
                .sum();
        out.println("lessons    " + library.course().lessons().size() + ", with " + steps + " steps");
        library.languages()
                .all()
                .forEach(language -> out.println(
                        "language   " + language.tag() + "  " + language.keys().size() + " texts  " + language.name()));
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
