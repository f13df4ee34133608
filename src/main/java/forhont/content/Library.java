package forhont.content;

import forhont.exercise.Taster;
import forhont.i18n.Languages;
import forhont.i18n.Once;
import forhont.lesson.Course;
import forhont.rules.RuleSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All content and all languages, read and proved.
 *
 * @param lessons the course; under a seal it is read when it is first asked for
 * @param taster what the start page plays with a newcomer
 * @param versions the checksum of each lesson's file, by the lesson's id
 */
public record Library(
        List<RuleSet> ruleSets,
        Languages languages,
        Once<Course> lessons,
        Misconceptions misconceptions,
        Disagreements disagreements,
        Taster taster,
        Map<String, String> versions) {
    public Library {
        ruleSets = List.copyOf(ruleSets);
        versions = Map.copyOf(versions);
    }

    public Course course() {
        return lessons.get();
    }

    /** Reads and proves everything; all faults come together. */
    public static Reading read(Source source) {
        return new LibraryReader(source).read();
    }

    /**
     * Reads everything and proves it, unless the jar it comes from carries the seal of that proof; the words and the
     * lessons under a seal are read only when they are first asked for, so the source is then left open.
     */
    public static Reading open(Source source) {
        if (Seal.holds(source)) {
            return new Reading(Optional.of(new SealedReader(source).read()), List.of(), List.of());
        }
        try (source) {
            return read(source);
        }
    }

    /** The checksums of the source's files, which a jar carries when they have been proved. */
    public static String seal(Source source) {
        return Seal.of(source);
    }

    /** Whether a rule has that number, such as {@code R-16b}. */
    public boolean isRule(String number) {
        return RequiredKeys.RULES.contains(number);
    }

    public Optional<RuleSet> ruleSet(String id) {
        return ruleSets.stream().filter(ruleSet -> ruleSet.id().equals(id)).findFirst();
    }
}
