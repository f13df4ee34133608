package forhont.rules;

import static forhont.rules.Written.card;
import static forhont.rules.Written.contract;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class R03OrderWithoutTrumpTest {

    @ParameterizedTest
    @ValueSource(strings = {"betl", "durch", "open-betl", "open-durch"})
    void the_ten_stands_between_jack_and_nine(String contract) {
        String order = CardSet.of(Suit.BELLS).cards().stream()
                .sorted(Comparator.comparing(contract(contract)::strength).reversed())
                .map(card -> "" + card.rank().letter())
                .reduce("", String::concat);
        assertThat(order).isEqualTo("AKQJT987");
    }

    @ParameterizedTest(name = "{0} beats {1}: {2}")
    @CsvSource({"JD, TD, true", "TD, JD, false", "TD, 9D, true", "AH, KD, false", "7H, AD, false"})
    void no_suit_stands_above_another(String later, String winning, boolean beats) {
        assertThat(contract("betl").beats(card(later), card(winning))).isEqualTo(beats);
    }
}
