package forhont.rules;

import static forhont.rules.Written.rules;
import static forhont.rules.Written.type;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R12BadTest {

    @ParameterizedTest(name = "{0}: over {1}: {2}")
    @CsvSource({
        "traditional, suit, betl durch open-betl open-durch",
        "traditional, betl, durch open-betl open-durch",
        "traditional, durch, open-betl open-durch",
        "traditional, open-betl, open-durch",
        "traditional, open-durch, -",
        "federation, suit, betl durch",
        "federation, betl, durch",
        "federation, durch, -",
        "portuguese, suit, -",
        "portuguese, betl, -",
        "beginner, suit, -"
    })
    void whoever_says_bad_names_a_strictly_higher_contract_where_taking_over_is_known(
            String rules, String current, String higher) {
        assertThat(Bid.over(rules(rules), type(current)))
                .containsExactlyElementsOf(
                        Written.words(higher).map(Written::type).toList());
    }
}
