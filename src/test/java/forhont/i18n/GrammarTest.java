package forhont.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GrammarTest {

    @ParameterizedTest
    @CsvSource({"cs", "es", "pt", "fr"})
    void negative_numbers_have_a_true_minus_sign(String tag) {
        Grammar grammar = Grammar.of(tag);
        assertThat(grammar.number(-8)).isEqualTo("−8");
        assertThat(grammar.number(8)).isEqualTo("8");
    }

    @ParameterizedTest
    @CsvSource({"cs", "es", "pt", "fr"})
    void signed_numbers_show_plus_and_minus_but_zero_shows_none(String tag) {
        Grammar grammar = Grammar.of(tag);
        assertThat(List.of(grammar.signed(16), grammar.signed(-8), grammar.signed(0)))
                .containsExactly("+16", "−8", "0");
    }

    @Test
    void every_plural_form_is_known() {
        assertThat(Grammar.of("cs").plurals()).containsExactly("few", "many", "one", "other");
        assertThat(Grammar.of("es").plurals()).containsExactly("many", "one", "other");
        assertThat(Grammar.of("pt").plurals()).containsExactly("many", "one", "other");
        assertThat(Grammar.of("fr").plurals()).containsExactly("many", "one", "other");
    }

    @Test
    void lists_are_joined_as_the_language_does() {
        assertThat(Grammar.of("es").and(List.of("rey", "dama", "as"))).isEqualTo("rey, dama y as");
        assertThat(Grammar.of("es").or(List.of("siete", "ocho"))).isEqualTo("siete u ocho");
        assertThat(Grammar.of("es")
                        .or(List.of(7, 10, 8), Map.of(7, "siete", 10, "diez", 8, "ocho")::get, "{%s}"::formatted))
                .as("joined as spoken")
                .isEqualTo("{7}, {10} u {8}");
        assertThat(Grammar.of("cs").and(List.of("král", "eso"))).isEqualTo("král a\u00A0eso");
        assertThat(Grammar.of("fr").or(List.of("roi", "dame"))).isEqualTo("roi ou dame");
        assertThat(Grammar.of("pt").and(List.of("rei"))).isEqualTo("rei");
    }

    @ParameterizedTest
    @CsvSource({
        "cs, 24. 11., 24. listopadu, 24.–30. listopadu",
        "es, 24/11, 24 de noviembre, 24–30 de noviembre",
        "pt, 24/11, 24 de novembro, 24–30 de novembro",
        "fr, 24/11, 24 novembre, 24 – 30 novembre"
    })
    void days_are_written_as_the_language_does(String tag, String brief, String one, String week) {
        Grammar grammar = Grammar.of(tag);
        long day = LocalDate.of(2025, 11, 24).toEpochDay();
        assertThat(List.of(grammar.day(day), grammar.days(day, day), grammar.days(day, day + 6)))
                .extracting(text -> text.replaceAll("[\\u00A0\\u2009\\u202F]", " "))
                .containsExactly(brief, one, week);
    }

    @Test
    void words_stand_in_the_order_of_the_dictionary() {
        assertThat(List.of("zelené", "chlub", "červené", "cesta", "hra").stream()
                        .sorted(Grammar.of("cs").order()))
                .containsExactly("cesta", "červené", "hra", "chlub", "zelené");
    }
}
