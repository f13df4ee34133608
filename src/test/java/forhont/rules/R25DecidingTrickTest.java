package forhont.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R25DecidingTrickTest {

    @ParameterizedTest(name = "{0} after {4}: {5}")
    @CsvSource(
            nullValues = "undecided",
            value = {
                "betl, 7D 7C, KD 8C, AD 9C, 7D KD AD, undecided",
                "betl, KD 7C, 7D 8C, 9D 9C, KD 7D 9D, false",
                "betl, 7D 7C, KD 8C, AD 9C, 7D KD AD 9C 7C 8C, true",
                "durch, AD AC, KD 8C, 7D 9C, AD KD 7D, undecided",
                "durch, AD AC, KD 8C, 7D 9C, AD KD 7D AC 8C 9C, true",
                "durch, KD AC, AD 8C, 7D 9C, KD AD 7D, false",
                "H, KD AC, AD 8C, 7D 9C, KD AD 7D, undecided"
            })
    void play_stops_at_the_first_trick_that_decides(
            String contract, String forehand, String second, String third, String play, Boolean won) {
        Position end =
                PlayedOut.toTheEnd(PlayedOut.position(contract, "traditional", forehand, second, third, "0"), play);
        assertThat(end.won()).isEqualTo(java.util.Optional.ofNullable(won));
        assertThat(end.over()).isEqualTo(won != null);
    }

    @Test
    void without_trump_there_are_no_points_no_marriages_and_no_seven() {
        Score score = PlayedOut.toTheEnd(PlayedOut.position("durch", "traditional", "AD", "KD", "7D", "0"), "AD KD 7D")
                .score();
        assertThat(score.soloistPoints()).isZero();
        assertThat(score.soloistMarriages()).isEmpty();
        assertThat(score.lastSeven()).isEmpty();
    }
}
