package forhont.rules;

import static forhont.rules.Written.card;
import static forhont.rules.Written.contract;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class R02OrderInSuitTest {
    private static final Contract HEARTS = contract("H");

    @ParameterizedTest
    @EnumSource
    void the_order_of_each_suit_is_ace_ten_king_queen_jack_nine_eight_seven(Suit suit) {
        String order = CardSet.of(suit).cards().stream()
                .sorted(Comparator.comparing(HEARTS::strength).reversed())
                .map(card -> "" + card.rank().letter())
                .reduce("", String::concat);
        assertThat(order).isEqualTo("ATKQJ987");
    }

    @ParameterizedTest(name = "{0} beats {1}: {2}")
    @CsvSource({
        "AD, TD, true",
        "TD, KD, true",
        "KD, TD, false",
        "QD, JD, true",
        "7H, AD, true",
        "AD, 7H, false",
        "8H, 7H, true",
        "AS, KD, false",
        "TH, KH, true"
    })
    void trumps_stand_above_the_rest(String later, String winning, boolean beats) {
        assertThat(HEARTS.beats(card(later), card(winning))).isEqualTo(beats);
    }
}
