package forhont.cli;

import forhont.content.PackedRuleSets;
import forhont.content.RuleSetReader;
import forhont.protocol.Engine;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Answers questions of other programs: JSON lines in, one line out for each, until the input ends. */
@Command(
        name = "engine",
        description = "Answers JSON requests, one per line, on standard output.",
        mixinStandardHelpOptions = true)
final class EngineCommand implements Callable<Integer> {

    @Override
    public Integer call() throws IOException {
        Engine engine = new Engine(PackedRuleSets.read(), RuleSetReader::read);
        Lines lines = new Lines(System.in, Engine.MOST_CHARACTERS + 1);
        Writer out = new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
        for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
            if (!line.get().isBlank()) {
                out.write(engine.line(line.get()));
                out.write('\n');
                out.flush();
            }
        }
        return 0;
    }
}
