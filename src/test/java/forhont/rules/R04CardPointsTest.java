package forhont.rules;

import static forhont.rules.Written.cards;
import static forhont.rules.Written.contract;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R04CardPointsTest {

    @ParameterizedTest(name = "{1} in {0} counts {2}")
    @CsvSource({
        "H, AD TD KD, 20",
        "H, KD QD JD, 0",
        "S, 9S 9D 7C, 0",
        "C, AC AS AH, 30",
        "H, TH 8H 7H, 10",
        "betl, AD TD KD, 0",
        "open-durch, AC AS AH, 0"
    })
    void aces_and_tens_count_ten_in_suit_only(String contract, String trick, int points) {
        assertThat(new Trick(Seat.FOREHAND, cards(trick)).points(contract(contract)))
                .isEqualTo(points);
    }

    @Test
    void the_cards_of_the_pack_count_eighty() {
        assertThat(10 * CardSet.sharp().size()).isEqualTo(80);
        assertThat(CardSet.sharp()).allMatch(card -> card.rank() == Rank.ACE || card.rank() == Rank.TEN);
    }

    @Test
    void the_last_trick_counts_ten_more() {
        Position last = PlayedOut.position("H", "traditional", "AC", "7C", "8C", "0");
        assertThat(PlayedOut.toTheEnd(last, "AC 7C 8C").score().soloistPoints()).isEqualTo(20);
    }
}
