package forhont.rules;

import static forhont.rules.Written.cards;
import static forhont.rules.Written.contract;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R18TrickTest {

    @ParameterizedTest(name = "{0}: {2}, led by {1}: won by {3}")
    @CsvSource({
        "H, 0, 7D KD AD, 2",
        "H, 1, 7D KD AD, 0",
        "H, 0, KD TD AD, 2",
        "H, 2, TD KD QD, 2",
        "H, 0, AD 7H 9D, 1",
        "H, 0, AD 7H 8H, 2",
        "H, 2, AD 8H 7H, 0",
        "H, 0, 7D AS AC, 0",
        "H, 1, 7H AH AD, 2",
        "betl, 0, KD TD 9D, 0",
        "betl, 0, 9D TD JD, 2",
        "durch, 2, 7D AH AS, 2"
    })
    void the_highest_trump_wins_else_the_highest_card_of_the_suit_led(
            String contract, int leader, String trick, int winner) {
        assertThat(new Trick(Written.seat(leader), cards(trick)).winner(contract(contract)))
                .isEqualTo(Written.seat(winner));
    }

    @org.junit.jupiter.api.Test
    void the_winner_leads() {
        Position ending = PlayedOut.position("H", "traditional", "7D AC", "KD 8C", "AD 7C", "0");
        assertThat(PlayedOut.toTheEnd(ending, "7D KD AD").toPlay()).isEqualTo(Seat.THIRD);
    }
}
