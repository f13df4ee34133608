package forhont.content;

import forhont.i18n.Languages;
import forhont.i18n.Profile;
import forhont.lesson.Course;
import forhont.rules.RuleSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads everything there is and collects the faults of all of it. */
final class LibraryReader {
    private final Source source;
    private final Faults faults = new Faults();
    private final Faults warnings = new Faults();

    LibraryReader(Source source) {
        this.source = source;
    }

    Reading read() {
        List<RuleSet> ruleSets = RuleSets.read(source.content(), faults);
        if (ruleSets.isEmpty()) {
            return new Reading(Optional.empty(), List.copyOf(faults.all()), List.of());
        }
        List<Texts> languages = languages();
        Course course = new CourseReader(source.content(), ruleSets, tags(languages), faults).read();
        Misconceptions misconceptions = new MisconceptionReader(source.content(), ruleSets, faults).read();
        Disagreements disagreements = new DisagreementReader(source.content(), ruleSets, faults).read();
        compare(languages, RequiredKeys.of(ruleSets, course, disagreements));
        ReasonCheck reasons = new ReasonCheck(course);
        languages.forEach(texts -> reasons.check(texts, faults));
        List<String> files = source.content().in("lessons").files();
        languages.forEach(texts -> new LessonCheck(texts, misconceptions, gaps(texts))
                .check(course.in(profile(texts).tag()).lessons(), files));
        Optional<Library> library = faults.none()
                ? Optional.of(new Library(
                        ruleSets,
                        new Languages(languages.stream().map(Texts::language).toList()),
                        course,
                        misconceptions,
                        disagreements,
                        versions(files)))
                : Optional.empty();
        return new Reading(library, List.copyOf(faults.all()), List.copyOf(warnings.all()));
    }

    private static List<String> tags(List<Texts> languages) {
        return languages.stream().map(texts -> profile(texts).tag()).toList();
    }

    private Map<String, String> versions(List<String> files) {
        Map<String, String> versions = new TreeMap<>();
        files.forEach(file -> versions.put(file, source.content().in("lessons").digest(file)));
        return versions;
    }

    private List<Texts> languages() {
        List<Texts> languages = new ArrayList<>();
        for (String tag : source.locales().folders()) {
            Folder folder = source.locales().in(tag);
            if (!Profile.isTag(tag)) {
                faults.add(new Place(folder.name(), 1), tag + " is no language tag", "a folder like cs or pt-PT");
                continue;
            }
            LanguageReader.read(folder, tag, faults).ifPresent(draft -> languages.add(Texts.read(draft, faults)));
        }
        languages.sort(Comparator.comparing(LibraryReader::profile, Profile.ORDER));
        return languages;
    }

    private void compare(List<Texts> languages, SortedMap<String, String> required) {
        List<Texts> complete =
                languages.stream().filter(texts -> profile(texts).complete()).toList();
        if (complete.isEmpty()) {
            faults.add(
                    new Place(source.locales().name(), 1), "no language is complete", "complete: true in one of them");
        }
        Comparison comparison = new Comparison(complete, required);
        languages.forEach(texts -> comparison.check(texts, gaps(texts)));
    }

    /** Gaps of a language that does not say it is complete are only warnings. */
    private Faults gaps(Texts texts) {
        return profile(texts).complete() ? faults : warnings;
    }

    private static Profile profile(Texts texts) {
        return texts.draft().profile();
    }
}
