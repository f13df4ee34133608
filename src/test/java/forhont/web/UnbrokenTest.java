package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.i18n.Prose;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnbrokenTest {
    /** What is held together stands between bars. */
    private static String unbroken(String prose) {
        return Unbroken.of(Prose.parse(prose).paragraphs().get(0).pieces()).stream()
                .map(Unbroken::pieces)
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
                "a {KS}, b; a |KS,| b",
                "Jouez l’{AD} ou {KD}; Jouez |l’AD| ou |KD"
            })
    void what_touches_a_word_stays_with_it(String prose, String expected) {
        assertThat(unbroken(prose)).isEqualTo(expected);
    }
}
