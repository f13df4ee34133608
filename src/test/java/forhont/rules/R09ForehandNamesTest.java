package forhont.rules;

import static forhont.rules.Written.rules;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R09ForehandNamesTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "traditional, suit betl durch open-betl open-durch",
        "federation, suit betl durch",
        "portuguese, suit betl durch",
        "beginner, suit"
    })
    void forehand_may_name_every_contract_of_the_rule_set_and_cannot_pass(String rules, String contracts) {
        assertThat(Bid.own(rules(rules)))
                .containsExactlyElementsOf(
                        Written.words(contracts).map(Written::type).toList())
                .isNotEmpty();
    }
}
