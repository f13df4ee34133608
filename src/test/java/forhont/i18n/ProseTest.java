package forhont.i18n;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProseTest {

    @Test
    void cards_arguments_links_and_stress_are_pieces() {
        assertThat(Prose.parse("Na {KS} *hned {answer}* [[trick|štych]], viz [R-16a].")
                        .paragraphs())
                .containsExactly(new Prose.Paragraph(List.of(
                        new Piece.Words("Na "),
                        new Piece.Card("KS"),
                        new Piece.Words(" "),
                        new Piece.Stress(List.of(new Piece.Words("hned "), new Piece.Argument("answer"))),
                        new Piece.Words(" "),
                        new Piece.Term("trick", "štych"),
                        new Piece.Words(", viz "),
                        new Piece.Rule("R-16a"),
                        new Piece.Words("."))));
    }

    @Test
    void a_blank_line_parts_paragraphs_and_a_line_break_is_a_space() {
        assertThat(Prose.parse("one\ntwo\n\n  \nthree\n").paragraphs())
                .containsExactly(
                        new Prose.Paragraph(List.of(new Piece.Words("one two"))),
                        new Prose.Paragraph(List.of(new Piece.Words("three"))));
    }

    @Test
    void pieces_within_stress_are_found_too() {
        assertThat(Prose.parse("*{KS}* {7D}\n\n{TH}").pieces())
                .filteredOn(piece -> piece instanceof Piece.Card)
                .containsExactly(new Piece.Card("KS"), new Piece.Card("7D"), new Piece.Card("TH"));
    }

    @Test
    void plain_words_are_left_when_the_marks_are_gone() {
        assertThat(Prose.parse("*Na {KS}* [[trick|štych]] [R-1]\n\n{answer}").plain(name -> "<" + name + ">"))
                .isEqualTo("Na <KS> štych R-1\n\n<answer>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "*open",
                "**",
                "a * b",
                "{KX}",
                "{KS",
                "KS}",
                "{10S}",
                "{}",
                "{n, plural, other {x}}",
                "[R-0]",
                "[R-16g]",
                "[rule]",
                "[[trick]]",
                "[[trick|]]",
                "[[Trick|x]]",
                "a ] b",
                "<b>x</b>",
                "*[[trick|a*b]]*"
            })
    void a_mark_unknown_or_not_closed_is_refused(String text) {
        assertThatThrownBy(() -> Prose.parse(text)).isInstanceOf(BadText.class);
    }
}
