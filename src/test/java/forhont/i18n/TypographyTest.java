package forhont.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TypographyTest {
    private static final Typography FRENCH = new Typography(";:!?»", "«", List.of());
    private static final Typography CZECH = new Typography("", "", List.of("k", "s", "v", "z", "o", "u"));

    @Test
    void french_marks_have_a_narrow_no_break_space_before_them() {
        assertThat(FRENCH.set("Quoi ? Non ! Si : oui ; « dix de der »."))
                .isEqualTo("Quoi\u202F? Non\u202F! Si\u202F: oui\u202F; «\u202Fdix de der\u202F».");
    }

    @Test
    void a_french_no_break_space_written_by_hand_becomes_the_narrow_one() {
        assertThat(FRENCH.set("Quoi\u00A0? {name}\u202F:")).isEqualTo("Quoi\u202F? {name}\u202F:");
    }

    @Test
    void other_french_spaces_stay_as_they_are() {
        assertThat(FRENCH.set("à 10:30, {n, plural, one {# pli} other {# plis}} « a"))
                .startsWith("à 10:30, {n, plural, one {# pli} ");
    }

    @Test
    void czech_prepositions_of_one_letter_hold_the_next_word() {
        assertThat(CZECH.set("V ruce k u sedmy (s trumfem), o {n} a i z lidu"))
                .isEqualTo("V\u00A0ruce k\u00A0u\u00A0sedmy (s\u00A0trumfem), o\u00A0{n} a i z\u00A0lidu");
    }

    @Test
    void a_czech_word_that_only_ends_in_such_a_letter_does_not() {
        assertThat(CZECH.set("les u, pes – má v")).isEqualTo("les u, pes – má v");
        assertThat(CZECH.set("{n, plural, few {v # ruce} other {x}}"))
                .isEqualTo("{n, plural, few {v\u00A0# ruce} other {x}}");
    }

    @Test
    void a_language_without_such_spaces_is_left_alone() {
        assertThat(Typography.PLAIN.set("¿Qué ? v ruce")).isEqualTo("¿Qué ? v ruce");
    }
}
