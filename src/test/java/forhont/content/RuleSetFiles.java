package forhont.content;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import forhont.rules.RuleSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The rule sets of the project, as tests need them. */
public final class RuleSetFiles {
    public static final Path FOLDER = Path.of("content", "rulesets");

    private static final YAMLMapper YAML = new YAMLMapper();
    private static final Map<String, RuleSet> ALL = read();

    private RuleSetFiles() {}

    public static Map<String, RuleSet> all() {
        return ALL;
    }

    public static RuleSet ruleSet(String id) {
        return ALL.get(id);
    }

    /** The fields of a rule set's file. */
    public static JsonNode tree(String id) {
        return tree(FOLDER.resolve(id + ".yaml"));
    }

    private static JsonNode tree(Path file) {
        try {
            return YAML.readTree(file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, RuleSet> read() {
        Map<String, RuleSet> all = new TreeMap<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            files.filter(file -> file.toString().endsWith(".yaml"))
                    .map(RuleSetFiles::tree)
                    .map(RuleSetReader::read)
                    .map(reading -> reading.ruleSet().orElseThrow(() -> new AssertionError(reading.problems())))
                    .forEach(rules -> all.put(rules.id(), rules));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }
}
