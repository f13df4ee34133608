package forhont.i18n;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguagesTest {
    private static final Languages LANGUAGES = new Languages(List.of(
            LanguageTest.language("cs", 4, true),
            LanguageTest.language("es", 1, true),
            LanguageTest.language("de", 0, false),
            LanguageTest.language("pt", 2, true),
            LanguageTest.language("fr", 3, true)));

    @Test
    void complete_languages_stand_in_their_order() {
        assertThat(LANGUAGES.all()).extracting(Language::tag).containsExactly("es", "pt", "fr", "cs");
    }

    @Test
    void a_language_is_found_by_its_exact_tag() {
        assertThat(LANGUAGES.find("pt")).map(Language::tag).contains("pt");
        assertThat(LANGUAGES.find("de")).isEmpty();
        assertThat(LANGUAGES.find("CS")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            cs                               | cs
            pt-BR,pt;q=0.9,en;q=0.8          | pt
            pt-PT                            | pt
            es-419                           | es
            en-US,en;q=0.9,fr;q=0.5,cs;q=0.8 | cs
            fr;q=0.1, cs;q=0.9               | cs
            cs;q=0,fr;q=0.2                  | fr
            FR-ca                            | fr
            sk                               | cs
            br                               | fr
            de                               | es
            en,*;q=0.5                       | es
            *                                | es
            ""                               | es
            ;;;,q=1,cs;q=7,fr;q=0.3          | fr
            cs;q=abc,<script>,pt             | pt
            """)
    void the_best_language_of_a_header_is_chosen(String header, String tag) {
        assertThat(LANGUAGES.negotiate(header).tag()).isEqualTo(tag);
    }

    @Test
    void an_endless_header_is_read_only_at_its_beginning() {
        assertThat(LANGUAGES.negotiate("en,".repeat(100_000) + "cs").tag()).isEqualTo("es");
    }

    @Test
    void none_complete_is_refused() {
        assertThatThrownBy(() -> new Languages(List.of(LanguageTest.language("de", 0, false))))
                .hasMessageContaining("complete");
    }
}
