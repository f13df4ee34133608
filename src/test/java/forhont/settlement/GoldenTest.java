package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.RuleSetFiles;
import forhont.rules.DealRecord;
import forhont.rules.RecordReading;
import forhont.rules.RuleSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole deals as readable text: read, played again and settled, each gives exactly its own text. */
class GoldenTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    static List<Path> plays() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("plays")
    void a_deal_written_down_plays_out_as_it_says(Path file) throws IOException {
        String text = Files.readString(file);
        boolean shortcuts = file.getFileName().toString().startsWith("shortcut");
        RecordReading reading =
                DealRecord.parse(text.substring(0, text.indexOf("---\n")), id -> ruleSet(id, shortcuts));
        assertThat(reading.fault()).isEmpty();
        assertThat(new Transcript(reading.record().orElseThrow())).hasToString(text);
    }

    @Test
    void every_contract_of_every_rule_set_is_among_them() {
        List<String> names =
                plays().stream().map(file -> file.getFileName().toString()).toList();
        assertThat(names).hasSizeGreaterThanOrEqualTo(20);
        RuleSetFiles.all()
                .forEach((id, rules) -> assertThat(rules.contracts())
                        .allSatisfy(type -> assertThat(names)
                                .anyMatch(name -> name.startsWith(id + "-" + forhont.rules.Notation.of(type)))));
    }

    private static Optional<RuleSet> ruleSet(String id, boolean shortcuts) {
        return Optional.ofNullable(RuleSetFiles.all().get(id)).map(rules -> shortcuts ? rules.withShortcuts() : rules);
    }
}
