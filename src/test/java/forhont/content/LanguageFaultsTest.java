package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageFaultsTest {
    private Copy copy;

    @BeforeEach
    void copy(@TempDir Path folder) {
        copy = new Copy(folder);
    }

    @Test
    void a_key_deleted_in_one_language_is_named_with_its_file() {
        int group = copy.line("locales/cs/terms.yaml", "side:");
        copy.change("locales/cs/terms.yaml", ",?\\s*defence: \"[^\"]*\"", "");
        assertThat(copy.faults())
                .extracting(Fault::toString)
                .anySatisfy(fault -> assertThat(fault)
                        .startsWith(copy.path("locales/cs/terms.yaml") + ":" + group)
                        .contains("the key side.defence is missing; write: defence: \"…\", as in")
                        .contains(copy.path("locales/es/terms.yaml")));
    }

    @Test
    void a_missing_card_is_named_even_when_every_language_lacks_it() {
        for (String tag : List.of("es", "pt", "fr", "cs")) {
            copy.change("locales/" + tag + "/terms.yaml", "\"?9D\"?: \"[^\"]*\"(, )?", "");
        }
        assertThat(copy.faults())
                .filteredOn(fault -> fault.what().equals("the key card.german.9D is missing"))
                .hasSize(4)
                .allSatisfy(fault -> assertThat(fault.line()).isGreaterThan(1));
    }

    @ParameterizedTest
    @CsvSource({"one", "few", "many"})
    void a_plural_form_deleted_is_named(String form) {
        copy.change("locales/cs/messages.yaml", form + " \\{# štych\\p{L}*\\} ", "");
        assertThat(copy.onlyFault()).satisfies(fault -> {
            assertThat(fault.path()).isEqualTo(copy.path("locales/cs/messages.yaml"));
            assertThat(fault.line()).isEqualTo(copy.line("locales/cs/messages.yaml", "tricks:"));
            assertThat(fault.what()).isEqualTo("the plural of {n} lacks the form " + form);
            assertThat(fault.write()).contains("few, many, one, other");
        });
    }

    @Test
    void a_plural_form_the_language_lacks_is_named() {
        copy.change("locales/es/messages.yaml", "one \\{# baza\\}", "one {# baza} few {# bazas}");
        assertThat(copy.onlyFault().what()).isEqualTo("the plural of {n} has a form few, which the language lacks");
    }

    @Test
    void another_argument_than_in_the_other_languages_is_named() {
        copy.change("locales/cs/messages.yaml", "\\{n, plural, one \\{# štych.*\\}\"", "{count} štychů\"");
        Fault fault = copy.onlyFault();
        assertThat(fault.what()).isEqualTo("the arguments of test.tricks are [count]");
        assertThat(fault.write()).contains("[n]").contains(copy.path("locales/es/messages.yaml"));
    }

    @Test
    void a_reason_that_speaks_of_something_unknown_is_named() {
        for (String tag : List.of("es", "pt", "fr", "cs")) {
            copy.change(
                    "locales/" + tag + "/messages.yaml",
                    "(?<=must-overtrump:\\s{1,9}short: \"[^\"]{1,99}\"\\s{1,9}text: \")",
                    "{units} ");
        }
        assertThat(copy.faults()).hasSize(4).allSatisfy(fault -> {
            assertThat(fault.what()).isEqualTo("{units} is not always known where must-overtrump is the reason");
            assertThat(fault.write()).contains("{winning}");
        });
    }

    @Test
    void a_message_that_does_not_parse_is_named_with_its_line() {
        copy.change("locales/pt/messages.yaml", "# vazas\\}\\}\"", "# vazas}\"");
        assertThat(copy.onlyFault()).satisfies(fault -> {
            assertThat(fault.what()).startsWith("not a message");
            assertThat(fault.line()).isEqualTo(copy.line("locales/pt/messages.yaml", "tricks:"));
        });
    }

    @Test
    void a_missing_file_is_one_fault() {
        copy.delete("locales/pt/rules.yaml");
        assertThat(copy.faults())
                .singleElement()
                .hasToString(
                        copy.path("locales/pt/rules.yaml") + ":1: the file is missing; write: the file rules.yaml");
    }

    @Test
    void of_a_file_that_is_no_yaml_nothing_else_is_said() {
        copy.change("locales/es/terms.yaml", "(?s)glossary:.*", "glossary: \"open");
        assertThat(copy.onlyFault().what()).startsWith("no YAML");
    }

    @Test
    void a_language_that_is_not_complete_is_hidden_and_its_gaps_are_warnings() {
        copy.change("locales/cs/language.yaml", "complete: true", "complete: false");
        copy.change("locales/cs/messages.yaml", "few \\{# štychy\\} ", "");
        copy.delete("locales/cs/lessons/first.yaml");
        Reading reading = copy.read();
        assertThat(reading.faults()).isEmpty();
        assertThat(reading.warnings())
                .extracting(Fault::what)
                .containsExactly("the file is missing", "the plural of {n} lacks the form few");
        assertThat(reading.library().orElseThrow().languages().find("cs")).isEmpty();
    }

    @Test
    void a_fifth_language_is_one_folder() {
        copy.write("locales/de/language.yaml", """
                name: "Deutsch"
                direction: ltr
                complete: false
                pack: german
                indices: {A: "A", K: "K", Q: "O", J: "U", T: "10"}
                """);
        Reading reading = copy.read();
        assertThat(reading.faults()).isEmpty();
        assertThat(reading.warnings())
                .extracting(Fault::path)
                .contains(copy.path("locales/de/terms.yaml"), copy.path("locales/de/lessons/first.yaml"));
    }

    @Test
    void a_language_file_with_faults_names_them_all() {
        copy.change("locales/cs/language.yaml", "direction: ltr\n", "direction: up\nfont: gothic\n");
        assertThat(copy.faults())
                .filteredOn(fault -> fault.path().endsWith("cs/language.yaml"))
                .extracting(Fault::what)
                .containsExactly("\"up\" stands where one of ltr, rtl belongs", "unknown key font");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '^', textBlock = """
            word: "eso"                          ^ 1
            word: "es*"                          ^ 1
            word: "es"                           ^ 0
            word: "baza"                         ^ 1
            word: "trick*"                       ^ 0
            word: "baza", only-in: ["proto, baza"] ^ 1
            word: "baza", only-in: ["[R-16a], baza"] ^ 0
            """)
    void a_forbidden_word_is_named_where_it_stands(String word, int faults) {
        copy.write("locales/cs/forbidden.yaml", "- { " + word + ", write: \"štych\" }\n");
        assertThat(copy.faults())
                .filteredOn(fault -> fault.path().endsWith("cs/lessons/first.yaml"))
                .hasSize(faults)
                .allSatisfy(fault -> {
                    assertThat(fault.what()).startsWith("the word “");
                    assertThat(fault.write()).isEqualTo("štych");
                    assertThat(fault.line()).isGreaterThan(3);
                });
    }

    @Test
    void the_names_of_cards_may_have_a_word_that_is_forbidden_elsewhere() {
        copy.write("locales/cs/forbidden.yaml", "- { word: \"žaludová*\", write: \"žaludy\" }\n");
        assertThat(copy.faults()).noneMatch(fault -> fault.path().endsWith("cs/terms.yaml"));
    }

    @Test
    void a_list_of_forbidden_words_with_faults_names_them() {
        copy.write(
                "locales/cs/forbidden.yaml",
                "- { word: \"*\", write: \"a\" }\n- { word: \"trik\", only-in: [\"štych\"], write: \"a\" }\n- { word: \"q\" }\n");
        assertThat(copy.faults())
                .extracting(Fault::what)
                .contains("an empty word is forbidden", "“štych” does not have trik in it", "the key write is missing");
    }

    @Test
    void a_glossary_meaning_of_more_than_twenty_five_words_is_named() {
        copy.change("locales/es/terms.yaml", "meaning: \"[^\"]*\"", "meaning: \"" + "a ".repeat(25) + "a\"");
        assertThat(copy.faults()).extracting(Fault::what).contains("a meaning of 26 words");
    }
}
