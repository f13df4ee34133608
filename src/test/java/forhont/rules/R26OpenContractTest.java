package forhont.rules;

import static forhont.rules.Written.card;
import static forhont.rules.Written.set;
import static forhont.rules.Written.type;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R26OpenContractTest {

    @ParameterizedTest(name = "{0}: {1} against {2}, first trick won {3}: made {4}")
    @CsvSource({
        "open-betl, 7D 8D 7C, 9D TD AC, false, true",
        "open-betl, 7D 8D 7C, 9D TD AC, true, false",
        "open-betl, 7D TD, JD QD, false, true",
        "open-betl, 7D TD, 9D AD, false, false",
        "open-betl, AH 7D, 8D 9C, false, true",
        "open-durch, AD KD AC, QD TD KC, true, true",
        "open-durch, AD KD AC, QD TD KC, false, false",
        "open-durch, AD JD, TD 9D, true, true",
        "open-durch, AD TD, JD 9D, true, false",
        "open-durch, 7H AD, KD 9C, true, true"
    })
    void every_shown_card_is_compared_with_every_opposing_card_of_its_suit(
            String type, String shown, String opponents, boolean wonFirst, boolean made) {
        assertThat(new OpenHand(type(type), set(shown), set(opponents)).made(wonFirst))
                .isEqualTo(made);
    }

    @Test
    void one_counterexample_is_named() {
        OpenHand hand = new OpenHand(ContractType.OPEN_DURCH, set("AD TD AC"), set("JD 9D 8C"));
        assertThat(hand.counterexample()).contains(new OpenHand.Counterexample(card("TD"), card("JD")));
    }

    @Test
    void nothing_more_is_played_after_the_first_trick() {
        Position end = PlayedOut.toTheEnd(
                PlayedOut.position("open-betl", "traditional", "7D 8C", "KD 7C", "AD 9S", "0"), "7D KD AD");
        assertThat(end.won()).contains(false);
        assertThat(end.over()).isTrue();
    }
}
