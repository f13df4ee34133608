package forhont.content;

import forhont.i18n.Languages;
import forhont.lesson.Course;
import forhont.rules.RuleSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All content and all languages, read and proved.
 *
 * @param versions a short digest of each lesson's file, by the lesson's id
 */
public record Library(
        List<RuleSet> ruleSets,
        Languages languages,
        Course course,
        Misconceptions misconceptions,
        Disagreements disagreements,
        Map<String, String> versions) {
    public Library {
        ruleSets = List.copyOf(ruleSets);
        versions = Map.copyOf(versions);
    }

    /** Reads and proves everything; all faults come together. */
    public static Reading read(Source source) {
        return new LibraryReader(source).read();
    }

    public Optional<RuleSet> ruleSet(String id) {
        return ruleSets.stream().filter(ruleSet -> ruleSet.id().equals(id)).findFirst();
    }
}
