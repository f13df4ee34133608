package forhont.rules;

import static forhont.rules.Written.card;
import static forhont.rules.Written.rules;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R10DiscardInSuitTest {

    @ParameterizedTest(name = "{0}: {1} with the indicator {2}: {3}")
    @CsvSource(
            nullValues = "may",
            value = {
                "traditional, AS, 9H, SHARP_CARD",
                "traditional, TS, 9H, SHARP_CARD",
                "traditional, AH, 9H, SHARP_CARD",
                "traditional, 9H, 9H, INDICATOR",
                "traditional, TH, TH, SHARP_CARD",
                "traditional, 7H, 9H, may",
                "traditional, KH, 9H, may",
                "traditional, QS, 9H, may",
                "traditional, 7C, 9H, may",
                "federation, AS, 9H, SHARP_CARD",
                "federation, 9H, 9H, INDICATOR",
                "federation, KD, 9H, may",
                "beginner, TD, 9H, SHARP_CARD",
                "portuguese, AS, 9H, may",
                "portuguese, TH, 9H, may",
                "portuguese, 9H, 9H, may"
            })
    void neither_sharp_card_nor_indicator_goes_to_the_talon_but_any_two_where_they_count(
            String rules, String card, String indicator, DiscardObjection objection) {
        assertThat(DiscardObjection.objection(
                        card(card), ContractType.SUIT, Optional.of(card(indicator)), rules(rules)))
                .isEqualTo(Optional.ofNullable(objection));
    }
}
