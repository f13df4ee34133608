package forhont.content;

import forhont.i18n.Language;
import forhont.i18n.Languages;
import forhont.i18n.Once;
import forhont.i18n.Profile;
import forhont.i18n.Words;
import forhont.lesson.Course;
import forhont.rules.RuleSet;
import java.util.List;

/** Reads what has been proved and not changed since; the words of a language and the lessons only when they are first asked for. */
final class SealedReader {
    private final Source source;
    private final Faults faults = new Faults();

    SealedReader(Source source) {
        this.source = source;
    }

    /** The library; the source must stay open, for words and lessons are read later. */
    Library read() {
        List<RuleSet> ruleSets = RuleSets.read(source.content(), faults);
        List<Profile> profiles = source.locales().folders().stream()
                .flatMap(tag -> LanguageReader.profile(source.locales().in(tag), tag, faults).stream())
                .toList();
        Library library = new Library(
                ruleSets,
                new Languages(profiles.stream()
                        .filter(Profile::complete)
                        .map(this::language)
                        .toList()),
                new Once<>(() -> course(ruleSets, profiles)),
                new MisconceptionReader(source.content(), ruleSets, faults).read(),
                new DisagreementReader(source.content(), ruleSets, faults).read(),
                new TasterReader(source.content(), ruleSets.get(0), faults)
                        .read()
                        .orElseThrow(),
                LibraryReader.versions(source.content().in("lessons")));
        sound(faults);
        return library;
    }

    private Language language(Profile profile) {
        return new Language(profile, () -> words(profile.tag()));
    }

    private Course course(List<RuleSet> ruleSets, List<Profile> profiles) {
        Faults own = new Faults();
        List<String> tags = profiles.stream().map(Profile::tag).toList();
        Course course = new CourseReader(source.content(), ruleSets, tags, own).read();
        sound(own);
        return course;
    }

    private Words words(String tag) {
        Faults own = new Faults();
        Draft draft = LanguageReader.read(source.locales().in(tag), tag, own).orElseThrow();
        sound(own);
        return Texts.proved(draft);
    }

    private static void sound(Faults found) {
        if (!found.none()) {
            throw new IllegalStateException("what is sealed has been proved, but " + found.all());
        }
    }
}
