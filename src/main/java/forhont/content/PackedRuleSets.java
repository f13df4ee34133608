package forhont.content;

import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import forhont.rules.RuleSet;
import forhont.rules.RuleSetReading;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** The rule sets the program carries. */
public final class PackedRuleSets {
    private static final List<String> IDS = List.of("traditional", "portuguese", "federation", "beginner");

    private PackedRuleSets() {}

    public static List<RuleSet> read() {
        YAMLMapper yaml = new YAMLMapper();
        List<RuleSet> ruleSets = new ArrayList<>();
        for (String id : IDS) {
            try (InputStream in = PackedRuleSets.class.getResourceAsStream("/content/rulesets/" + id + ".yaml")) {
                RuleSetReading reading = RuleSetReader.read(yaml.readTree(in));
                ruleSets.add(reading.ruleSet().orElseThrow(() -> new IllegalStateException(reading.toString())));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return List.copyOf(ruleSets);
    }
}
