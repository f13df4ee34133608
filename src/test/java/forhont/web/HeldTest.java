package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.i18n.Prose;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeldTest {
    /** What is held together stands between bars. */
    private static String held(String prose) {
        return Held.together(Prose.parse(prose).paragraphs().get(0).pieces()).stream()
                .map(Held::pieces)
                .map(pieces ->
                        pieces.stream().map(piece -> piece.plain(name -> name)).collect(Collectors.joining()))
                .collect(Collectors.joining("|"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Qui prend le [[talon|talon]]\u202f?; Qui prend le |talon\u202f?",
                "¿[[trump|Triunfo]]? Sí ([R-16a]), siempre.; ¿Triunfo?| Sí |(R-16a),| siempre.",
                "«\u202f[[talon|talon]]\u202f», dit-on; «\u202ftalon\u202f»,| dit-on",
                "[[trick|štych]] a [[trump|trumf]]; štych| a |trumf",
                "„[[trick|Štych]]“; „Štych“",
                "a {KS}, b; a |KS|, b"
            })
    void marks_stay_with_the_word_they_touch(String prose, String held) {
        assertThat(held(prose)).isEqualTo(held);
    }
}
