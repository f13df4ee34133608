package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.i18n.Typography;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextRulesTest {
    private static final Typography FRENCH = new Typography(";:!?»", "«", List.of());

    @ParameterizedTest
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = false, quoteCharacter = '`', textBlock = """
            l'atout|a straight apostrophe|’
            el "talón"|a straight quotation mark|the quotation marks of the language, like “…” or « … »
            son -8 puntos|a hyphen before a number|the minus sign −
            (-8)|a hyphen before a number|the minus sign −
            rey - dama|a hyphen between spaces|a dash –
            y ...|three full stops|…
            <b>rey</b>|a <, but texts hold no HTML|*stressed words* in prose, or another word
            rey&nbsp;de copas|an HTML entity|the sign itself
            rey  de copas|two spaces in a row|one space
            rey\u00ADno|a sign that cannot be seen|the text without it
            ``|the text is empty|the text
            `   `|the text is empty|the text
            ` rey`|the text begins or ends with a space|the text without it
            ra\u0301pido|a letter is put together from parts|the letter as one sign (NFC)
            """)
    void a_sign_that_must_not_stand_there_is_named(String text, String what, String write) {
        List<String> found = new ArrayList<>();
        new TextRules(Typography.PLAIN).check(text, (found1, found2) -> {
            found.add(found1.replaceFirst(" at “.*", ""));
            found.add(found2);
        });
        assertThat(found).containsExactly(what, write);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Quoi?", "{name}: oui", "un pli; deux", "«dix de der »", "« dix de der»", "*Non*!", "[R-19]?"})
    void a_french_mark_without_its_space_is_named(String text) {
        assertThat(whats(text, FRENCH)).hasSize(1).first().asString().contains("no space");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Quoi ? Non ! Si : oui ; « dix de der ».",
                "à 10:30 (non ?!), R-16a, 7-5-5, −8, l’as – le dix…",
                "{n, plural, =0 {rien} one {# pli} many {# plis} other {# plis}} : t + m > 90"
            })
    void sound_texts_are_left_alone(String text) {
        assertThat(whats(text, FRENCH)).isEmpty();
    }

    @Test
    void several_faults_of_one_text_come_together() {
        assertThat(whats("l'atout - ...", Typography.PLAIN)).hasSize(3);
    }

    private static List<String> whats(String text, Typography typography) {
        List<String> found = new ArrayList<>();
        new TextRules(typography).check(text, (what, write) -> found.add(what));
        return found;
    }
}
