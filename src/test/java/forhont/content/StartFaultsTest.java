package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Taster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with the moment that the start page plays, and in which line. */
class StartFaultsTest {
    private final Faults faults = new Faults();

    @TempDir
    private Path folder;

    private String text;

    @BeforeEach
    void copy() throws IOException {
        text = Files.readString(Path.of("content", "start.yaml"));
    }

    private Optional<Taster> read(String changed) throws IOException {
        Files.writeString(folder.resolve("start.yaml"), changed);
        return reader().read();
    }

    private TasterReader reader() {
        return new TasterReader(Folder.onDisk("content", folder), RuleSetFiles.ruleSet("traditional"), faults);
    }

    private static int line(String in, String start) {
        List<String> lines = in.lines().map(String::strip).toList();
        return 1
                + lines.indexOf(lines.stream()
                        .filter(line -> line.startsWith(start))
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void the_moment_itself_has_no_fault() throws IOException {
        assertThat(read(text)).isPresent();
        assertThat(faults.all()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '^', textBlock = """
            expect: .*   ^ expect: [9H]          ^ expect:   ^ the engine finds another answer
            trick: .*    ^ trick: [AS]           ^ table:    ^ two cards lie in the trick
            trick: .*    ^ trick: [AS, KC]       ^ table:    ^ a card of the trick is in no hand any more
            trick: .*    ^ trick: [AS, XX]       ^ trick:    ^ there is no card XX
            soloist: 0   ^ soloist: 1            ^ soloist:  ^ forehand alone plays a Suit
            leader: 1    ^ leader: 0             ^ table:    ^ the third card is the soloist's
            D:A7         ^ D:AX                  ^ hands:    ^ is no hand
            H:98 D:A7    ^ H:98                  ^ table:    ^ some card of the hand may not be played
            tricks: 2    ^ tricks: 4             ^ tricks:   ^ one to three tricks
            tricks: 2    ^ tricks: two           ^ tricks:   ^ stands where a whole number belongs
            tricks: 2    ^ mood: good            ^ mood:     ^ unknown key mood
            """)
    void what_is_wrong_is_named_with_its_line(String pattern, String replacement, String line, String what)
            throws IOException {
        String changed = text.replaceAll(pattern, replacement);
        assertThat(changed).isNotEqualTo(text);
        read(changed);
        assertThat(faults.all())
                .anySatisfy(fault -> assertThat(fault.toString())
                        .startsWith("content/start.yaml:" + line(changed, line) + ": ")
                        .contains(what));
    }

    @Test
    void a_missing_file_is_one_fault() {
        assertThat(reader().read()).isEmpty();
        assertThat(faults.all()).hasSize(1);
    }
}
