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

class CheckTest {
    private final StringWriter out = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void every_fault_is_one_line_and_the_exit_code_is_one() throws IOException {
        Path czech = Files.createDirectories(folder.resolve("cs"));
        Files.writeString(czech.resolve("language.yaml"), "name: 7\ncomplete: true\n");
        assertThat(check("--locales", folder.toString())).isEqualTo(1);
        assertThat(out.toString().lines())
                .contains(
                        czech.resolve("language.yaml") + ":1: 7 is no text; write: \"7\" in quotes",
                        czech.resolve("language.yaml") + ":1: the key direction is missing; write: direction: …")
                .last()
                .asString()
                .matches("[0-9]+ faults");
    }

    @Test
    void what_the_program_carries_is_counted() {
        assertThat(check()).isZero();
        assertThat(out.toString())
                .containsPattern("lessons +26, with [0-9]+ steps")
                .containsPattern("  play-on +[0-9]+\n")
                .containsPattern("misconceptions +([0-9]+), \\1 of them")
                .containsPattern("cs +Čeština +[0-9]+ +[0-9]+ +[0-9.]+ +[0-9]+ +\\(lesson\\.")
                .endsWith("no fault\n");
    }

    private int check(String... folders) {
        CommandLine command = new CommandLine(new Main());
        command.setOut(new PrintWriter(out));
        String[] arguments = new String[folders.length + 1];
        arguments[0] = "check";
        System.arraycopy(folders, 0, arguments, 1, folders.length);
        return command.execute(arguments);
    }
}
