package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleSetFaultsTest {
    private Copy copy;

    @BeforeEach
    void copy(@TempDir Path folder) {
        copy = new Copy(folder);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            first-packets: [7, 5, 5] | first-packets: [7, 5, 6] | ten cards
            takeover: true           | takeover: 1              | takeover: wanted true or false
            highest: 16              | highest: 17              | 16
            scale: doubling          | scale: trebling          | one of doubling, adding, flat
            open-durch: 20           | open-durch: twenty       | units/open-durch
            shortcuts:               | shortcut:                | no such field
            id: traditional          | id: [traditional         | no YAML
            """)
    void a_spoilt_rule_set_is_named(String from, String to, String what) {
        copy.change("content/rulesets/traditional.yaml", Pattern.quote(from), to);
        assertThat(copy.faults())
                .filteredOn(fault -> fault.path().equals(copy.path("content/rulesets/traditional.yaml")))
                .anySatisfy(fault -> assertThat(fault.what()).contains(what));
    }

    @Test
    void a_spoilt_field_is_named_with_its_line() {
        copy.change("content/rulesets/federation.yaml", "betl: 15", "betl: 0.5");
        assertThat(copy.faults())
                .filteredOn(fault -> fault.path().endsWith("federation.yaml"))
                .extracting(Fault::line)
                .containsExactly(copy.line("content/rulesets/federation.yaml", "betl:"));
    }

    @Test
    void a_rule_set_under_another_name_is_a_fault() {
        copy.change("content/rulesets/federation.yaml", "id: federation", "id: club");
        assertThat(copy.faults()).extracting(Fault::what).contains("the id club is not the name of the file");
    }
}
