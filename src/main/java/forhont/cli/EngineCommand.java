package forhont.cli;

import forhont.content.RuleSetReader;
import forhont.content.RuleSets;
import forhont.protocol.Engine;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Answers questions of other programs: JSON lines in, one line out for each, until the input ends. */
@Command(
        name = "engine",
        description = "Answers JSON requests, one per line, on standard output.",
        mixinStandardHelpOptions = true)
final class EngineCommand implements Callable<Integer> {

    @Mixin
    private Folders folders;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        RuleSets ruleSets = folders.ruleSets();
        if (!ruleSets.faults().isEmpty()) {
            PrintWriter err = spec.commandLine().getErr();
            ruleSets.faults().forEach(err::println);
            return 1;
        }
        answer(new Engine(ruleSets.all(), RuleSetReader::read), System.in, System.out);
        return 0;
    }

    /** One line for each that is not blank, sent at once, for programs that wait for it. */
    static void answer(Engine engine, InputStream questions, OutputStream answers) throws IOException {
        Lines lines = new Lines(questions, Engine.MOST_CHARACTERS + 1);
        Writer out = new BufferedWriter(new OutputStreamWriter(answers, StandardCharsets.UTF_8));
        for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
            if (!line.get().isBlank()) {
                out.write(engine.line(line.get()));
                out.write('\n');
                out.flush();
            }
        }
    }
}
