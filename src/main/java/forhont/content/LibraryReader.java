package forhont.content;

import forhont.exercise.Taster;
import forhont.i18n.Languages;
import forhont.i18n.Once;
import forhont.i18n.Profile;
import forhont.lesson.Course;
import forhont.rules.RuleSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** Reads everything there is and collects the faults of all of it; the languages are read side by side. */
final class LibraryReader {
    private final Source source;
    private final Faults faults = new Faults();
    private final Faults warnings = new Faults();

    LibraryReader(Source source) {
        this.source = source;
    }

    /** What came of reading one language. */
    private record Words(Optional<Texts> texts, Faults faults) {}

    Reading read() {
        List<CompletableFuture<Words>> readings = sideBySide(source.locales().folders(), this::words);
        List<RuleSet> ruleSets = RuleSets.read(source.content(), faults);
        if (ruleSets.isEmpty()) {
            readings.forEach(CompletableFuture::join);
            return new Reading(Optional.empty(), List.copyOf(faults.all()), List.of());
        }
        List<Texts> languages = languages(readings);
        List<String> tags =
                languages.stream().map(texts -> profile(texts).tag()).toList();
        CourseReader reader = new CourseReader(source.content(), ruleSets, tags, faults);
        Course course = reader.read();
        MisconceptionReader known = new MisconceptionReader(source.content(), ruleSets, faults);
        Misconceptions misconceptions = known.read();
        Items items = Items.of(course, misconceptions, reader.places());
        CourseCheck proof = new CourseCheck(course, items, reader.places(), faults);
        List<Texts> complete = complete(languages);
        proof.check(complete.stream().map(texts -> profile(texts).tag()).toList());
        reader.complete().ifPresent(place -> proof.complete(place, known.places()));
        Disagreements disagreements = new DisagreementReader(source.content(), ruleSets, faults).read();
        Optional<Taster> taster = new TasterReader(source.content(), ruleSets.get(0), faults).read();
        Comparison comparison = new Comparison(complete, RequiredKeys.of(ruleSets, course, disagreements));
        ReasonCheck reasons = new ReasonCheck(items.reasons());
        List<String> files = source.content().in("lessons").files();
        sideBySide(languages, texts -> {
                    Faults gaps = new Faults();
                    comparison.check(texts, gaps);
                    new LessonCheck(texts, items, gaps)
                            .check(course.in(profile(texts).tag()).lessons(), files);
                    Faults wrong = new Faults();
                    reasons.check(texts, wrong);
                    return new Checked(texts, gaps, wrong);
                })
                .forEach(checked -> note(checked.join()));
        Optional<Library> library = faults.none()
                ? Optional.of(new Library(
                        ruleSets,
                        new Languages(languages.stream().map(Texts::language).toList()),
                        new Once<>(() -> course),
                        misconceptions,
                        disagreements,
                        taster.orElseThrow(),
                        versions(source.content().in("lessons"))))
                : Optional.empty();
        return new Reading(library, List.copyOf(faults.all()), List.copyOf(warnings.all()));
    }

    /** What a language lacks beside the others and the positions, and what is wrong in what it has. */
    private record Checked(Texts texts, Faults gaps, Faults wrong) {}

    /** Gaps of a language that does not say it is complete are only warnings. */
    private void note(Checked checked) {
        faults.addAll(checked.wrong());
        (profile(checked.texts()).complete() ? faults : warnings).addAll(checked.gaps());
    }

    private static <T, R> List<CompletableFuture<R>> sideBySide(List<T> things, Function<T, R> task) {
        return things.stream()
                .map(thing -> CompletableFuture.supplyAsync(() -> task.apply(thing)))
                .toList();
    }

    /** The checksum of each lesson's file. */
    static Map<String, String> versions(Folder lessons) {
        Map<String, String> versions = new TreeMap<>();
        lessons.files().forEach(file -> versions.put(file, lessons.checksum(file)));
        return versions;
    }

    private Words words(String tag) {
        Folder folder = source.locales().in(tag);
        Faults own = new Faults();
        if (!Profile.isTag(tag)) {
            own.add(new Place(folder.name(), 1), tag + " is no language tag", "a folder like cs or pt-PT");
            return new Words(Optional.empty(), own);
        }
        Optional<Texts> texts = LanguageReader.read(folder, tag, own).map(draft -> Texts.read(draft, own));
        return new Words(texts, own);
    }

    private List<Texts> languages(List<CompletableFuture<Words>> readings) {
        List<Words> all = readings.stream().map(CompletableFuture::join).toList();
        all.forEach(words -> faults.addAll(words.faults()));
        return all.stream()
                .flatMap(words -> words.texts().stream())
                .sorted(Comparator.comparing(LibraryReader::profile, Profile.ORDER))
                .toList();
    }

    private List<Texts> complete(List<Texts> languages) {
        List<Texts> complete =
                languages.stream().filter(texts -> profile(texts).complete()).toList();
        if (complete.isEmpty()) {
            faults.add(
                    new Place(source.locales().name(), 1), "no language is complete", "complete: true in one of them");
        }
        return complete;
    }

    private static Profile profile(Texts texts) {
        return texts.draft().profile();
    }
}
