package forhont.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class GenerateTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int generate(String arguments) {
        CommandLine command = new CommandLine(new Main());
        command.setOut(new PrintWriter(out));
        command.setErr(new PrintWriter(err));
        return command.execute(("generate " + arguments).split(" "));
    }

    @Test
    void items_are_lines_of_json_and_progress_stands_beside_them() {
        assertThat(generate("--kind trick-winner --count 3 --seed 5 --format jsonl --level 2"))
                .isZero();
        assertThat(out.toString().lines()).hasSize(3).allMatch(line -> line.startsWith("{\"id\":\"trick-winner-1-"));
        assertThat(err.toString()).contains("] 3/3");
    }

    @Test
    void items_are_written_to_a_file_as_steps_of_a_lesson() throws IOException {
        Path file = folder.resolve("items.yaml");
        assertThat(generate("--kind count --count 2 --ruleset federation --out " + file))
                .isZero();
        assertThat(out.toString()).isEmpty();
        assertThat(Files.readString(file))
                .contains("- id: count-1-federation-1-1\n")
                .contains("- id: count-1-federation-1-2\n");
    }

    @Test
    void what_does_not_exist_is_named() {
        assertThat(generate("--kind nothing")).isEqualTo(2);
        assertThat(generate("--kind count --ruleset nowhere")).isEqualTo(2);
        assertThat(generate("--kind biddable --ruleset beginner")).isEqualTo(2);
        assertThat(err.toString())
                .contains("no such kind: nothing; there are legal-cards, ")
                .contains("no such rule set: nowhere; there are traditional, ")
                .contains("beginner leaves nothing to ask in biddable");
    }
}
