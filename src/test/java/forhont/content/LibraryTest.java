package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.i18n.Face;
import forhont.i18n.Language;
import forhont.rules.RuleSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everything the program carries, copied and then spoilt in one place. */
class LibraryTest {
    private static final String CZECH_TRICKS =
            "tricks: \"{n, plural, one {# štych} few {# štychy} many {# štychu} other {# štychů}}\"";
    private static final Map<String, String> MESSAGES = Map.of(
            "cs", CZECH_TRICKS,
            "es", "tricks: \"{n, plural, one {# baza} many {# de bazas} other {# bazas}}\"",
            "pt", "tricks: \"{n, plural, one {# vaza} many {# de vazas} other {# vazas}}\"",
            "fr", "tricks: \"{n, plural, one {# pli} many {# de plis} other {# plis}}\"");

    @TempDir
    private Path folder;

    @BeforeEach
    void copy() throws IOException {
        for (String name : List.of("content", "locales")) {
            try (Stream<Path> files = Files.walk(Path.of(name))) {
                for (Path file : files.toList()) {
                    Path target = folder.resolve(file.toString());
                    if (Files.isDirectory(file)) {
                        Files.createDirectories(target);
                    } else {
                        Files.copy(file, target);
                    }
                }
            }
        }
        MESSAGES.forEach((tag, tricks) -> {
            append("locales/" + tag + "/messages.yaml", "test:\n  " + tricks);
            append("locales/" + tag + "/lessons/test.yaml", """
                    title: "Test"
                    steps:
                      why:
                        text: "{KS} – *{answer}* [R-16a] [[trick|štych]]"
                        right: "Ano."
                        wrong: {R-16d: "{JH}"}
                        hints: ["Eso.", "Král."]
                    """);
        });
    }

    @Test
    void a_sound_library_is_read_whole() {
        Reading reading = read();
        assertThat(reading.faults()).isEmpty();
        assertThat(reading.warnings()).isEmpty();
        Library library = reading.library().orElseThrow();
        assertThat(library.ruleSets()).first().extracting(RuleSet::id).isEqualTo("traditional");
        assertThat(library.ruleSet("federation")).isPresent();
        assertThat(library.languages().all()).extracting(Language::tag).containsExactly("es", "pt", "fr", "cs");
        Language czech = library.languages().find("cs").orElseThrow();
        assertThat(czech.text("test.tricks", Map.of("n", 2))).isEqualTo("2 štychy");
        assertThat(czech.card(Face.GERMAN, "AH")).contains("eso");
        assertThat(czech.prose("rule.R-16a.text").paragraphs()).isNotEmpty();
        assertThat(czech.keys())
                .contains(
                        "lesson.test.title",
                        "lesson.test.step.why.text",
                        "lesson.test.step.why.wrong.R-16d",
                        "lesson.test.step.why.hint.2");
    }

    @Test
    void a_key_deleted_in_one_language_is_named_with_its_file() {
        change("locales/cs/terms.yaml", "(?m)^  durch: .*\\n|durch: \"[^\"]*\",? ?", "");
        assertThat(read().faults())
                .extracting(Fault::toString)
                .anySatisfy(fault -> assertThat(fault)
                        .startsWith(at("locales/cs/terms.yaml"))
                        .contains("the key contract.durch is missing")
                        .contains("locales/es/terms.yaml"));
    }

    @Test
    void a_missing_card_is_named_even_when_every_language_lacks_it() {
        for (String tag : MESSAGES.keySet()) {
            change("locales/" + tag + "/terms.yaml", "\"?9D\"?: \"[^\"]*\"(, )?", "");
        }
        assertThat(read().faults())
                .filteredOn(fault -> fault.what().equals("the key card.german.9D is missing"))
                .hasSize(4)
                .allSatisfy(fault -> assertThat(fault.line()).isGreaterThan(1));
    }

    @ParameterizedTest
    @CsvSource({"one", "few", "many"})
    void a_plural_form_deleted_is_named(String form) {
        change("locales/cs/messages.yaml", form + " \\{# \\p{L}*\\} ", "");
        assertThat(read().faults()).singleElement().satisfies(fault -> {
            assertThat(fault.path()).isEqualTo(at("locales/cs/messages.yaml"));
            assertThat(fault.what()).isEqualTo("the plural of {n} lacks the form " + form);
            assertThat(fault.write()).contains("few, many, one, other");
        });
    }

    @Test
    void a_plural_form_the_language_lacks_is_named() {
        change("locales/es/messages.yaml", "one \\{# baza\\}", "one {# baza} few {# bazas}");
        assertThat(onlyFault().what()).isEqualTo("the plural of {n} has a form few, which the language lacks");
    }

    @Test
    void another_argument_than_in_the_other_languages_is_named() {
        change("locales/cs/messages.yaml", "\\{n, plural, one.*\\}\"", "{count} štychů\"");
        Fault fault = onlyFault();
        assertThat(fault.what()).isEqualTo("the arguments of test.tricks are [count]");
        assertThat(fault.write()).contains("[n]").contains("locales/es/messages.yaml");
    }

    @Test
    void another_argument_in_prose_is_named() {
        change("locales/fr/lessons/test.yaml", "answer", "reply");
        assertThat(onlyFault().what()).isEqualTo("the arguments of lesson.test.step.why.text are [reply]");
    }

    @Test
    void a_message_that_does_not_parse_is_named_with_its_line() {
        change("locales/pt/messages.yaml", "\\}\\}\"", "}\"");
        assertThat(onlyFault()).satisfies(fault -> {
            assertThat(fault.what()).startsWith("not a message");
            assertThat(fault.line()).isEqualTo(lineOf("locales/pt/messages.yaml", "tricks:"));
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '^', quoteCharacter = '`', textBlock = """
            *{answer}* ^ *{answer} ^ a * without its second *
            {KS} ^ {KX} {answer} ^ neither a card nor an argument
            [R-16a] ^ [R-31] ^ there is no rule R-31
            [[trick|štych]] ^ [[tricks|štych]] ^ the glossary has no term tricks
            Eso. ^ Eso - král. ^ a hyphen between spaces
            Eso. ^ Mrkni na zelený král. ^ the card word zelený král
            hints: ^ hint: ^ unknown key hint
            """)
    void a_spoilt_lesson_text_is_named(String from, String to, String what) {
        change("locales/cs/lessons/test.yaml", Pattern.quote(from), to);
        assertThat(read().faults()).isNotEmpty().anySatisfy(fault -> {
            assertThat(fault.path()).isEqualTo(at("locales/cs/lessons/test.yaml"));
            assertThat(fault.what()).contains(what);
        });
    }

    @Test
    void a_prompt_of_more_than_forty_words_is_named() {
        change("locales/cs/lessons/test.yaml", "\\[R-16a\\]", "[R-16a]" + " slovo".repeat(40));
        assertThat(onlyFault().write()).isEqualTo("at most 40 words");
    }

    @Test
    void a_missing_file_is_one_fault() throws IOException {
        Files.delete(folder.resolve("locales/pt/rules.yaml"));
        assertThat(read().faults())
                .filteredOn(fault -> !fault.what().startsWith("there is no rule"))
                .singleElement()
                .extracting(Fault::toString)
                .isEqualTo(at("locales/pt/rules.yaml") + ":1: the file is missing; write: the file rules.yaml");
    }

    @Test
    void a_language_that_is_not_complete_is_hidden_and_its_gaps_are_warnings() {
        change("locales/cs/language.yaml", "complete: true", "complete: false");
        change("locales/cs/messages.yaml", "few \\{# štychy\\} ", "");
        Reading reading = read();
        assertThat(reading.faults()).isEmpty();
        assertThat(reading.warnings()).extracting(Fault::what).containsExactly("the plural of {n} lacks the form few");
        assertThat(reading.library().orElseThrow().languages().find("cs")).isEmpty();
    }

    @Test
    void a_fifth_language_is_one_folder() throws IOException {
        Path german = Files.createDirectories(folder.resolve("locales/de"));
        Files.writeString(german.resolve("language.yaml"), """
                name: "Deutsch"
                direction: ltr
                complete: false
                indices: {A: "A", K: "K", Q: "O", J: "U", T: "10"}
                """);
        Reading reading = read();
        assertThat(reading.faults()).isEmpty();
        assertThat(reading.warnings())
                .extracting(Fault::path)
                .contains(at("locales/de/terms.yaml"), at("locales/de/lessons/test.yaml"));
    }

    @Test
    void a_language_file_with_faults_names_them_all() {
        change("locales/cs/language.yaml", "direction: ltr\n", "direction: up\nfont: gothic\n");
        assertThat(read().faults())
                .filteredOn(fault -> fault.path().endsWith("cs/language.yaml"))
                .extracting(Fault::what)
                .containsExactly("\"up\" stands where one of ltr, rtl belongs", "unknown key font");
    }

    @Test
    void typography_is_set_in_reading() {
        Language french = read().library().orElseThrow().languages().find("fr").orElseThrow();
        assertThat(french.keys())
                .filteredOn(key -> key.startsWith("rule.") && key.endsWith(".text"))
                .allSatisfy(key ->
                        assertThat(french.prose(key).plain(token -> token)).doesNotContain(" :", " ;", " ?"));
    }

    @Test
    void a_rule_set_under_another_name_is_a_fault() throws IOException {
        Files.move(folder.resolve("content/rulesets/federation.yaml"), folder.resolve("content/rulesets/club.yaml"));
        assertThat(read().faults()).extracting(Fault::what).contains("the id federation is not the name of the file");
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
    void a_spoilt_rule_set_is_named_with_its_line(String from, String to, String what) {
        change("content/rulesets/traditional.yaml", Pattern.quote(from), to);
        assertThat(read().faults())
                .filteredOn(fault -> fault.path().endsWith("traditional.yaml"))
                .anySatisfy(fault -> assertThat(fault.what()).contains(what));
    }

    @Test
    void without_the_folders_the_faults_say_what_is_missing() {
        Reading reading = Library.read(
                Source.packed().withContent(folder.resolve("none")).withLocales(folder.resolve("nowhere")));
        assertThat(reading.faults())
                .extracting(Fault::what)
                .containsExactly("the file is missing", "no language is complete");
    }

    private Reading read() {
        return Library.read(
                Source.packed().withContent(folder.resolve("content")).withLocales(folder.resolve("locales")));
    }

    private Fault onlyFault() {
        List<Fault> faults = read().faults();
        assertThat(faults).hasSize(1);
        return faults.get(0);
    }

    private String at(String file) {
        return folder.resolve(file).toString();
    }

    private void change(String file, String pattern, String replacement) {
        try {
            Path path = folder.resolve(file);
            String text = Files.readString(path);
            String changed = text.replaceAll(pattern, Matcher.quoteReplacement(replacement));
            assertThat(changed).isNotEqualTo(text);
            Files.writeString(path, changed);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private int lineOf(String file, String start) {
        try {
            List<String> lines = Files.readAllLines(folder.resolve(file));
            return 1
                    + lines.indexOf(lines.stream()
                            .filter(line -> line.strip().startsWith(start))
                            .findFirst()
                            .orElseThrow());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void append(String file, String text) {
        try {
            Path path = folder.resolve(file);
            Files.createDirectories(path.getParent());
            String before = Files.exists(path) ? Files.readString(path).stripTrailing() + "\n" : "";
            Files.write(path, (before + text + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
