package forhont.rules;

import static forhont.rules.Written.set;
import static forhont.rules.Written.view;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class R16LegalCardTest {

    @ParameterizedTest(name = "{0}: {2} on {1}, holding {3}")
    @CsvFileSource(resources = "legal-cards.csv", numLinesToSkip = 1)
    void each_card_may_be_played_or_one_rule_forbids_it(
            String why, String contract, String trick, String hand, String legal, String forbidden) {
        View view = view("traditional", contract, trick, hand, false);
        assertThat(Legal.legal(view)).as(why).isEqualTo(set(legal));
        assertThat(Written.words(forbidden).map(word -> word.split(":", 2)))
                .as(why)
                .hasSize(view.hand().size() - set(legal).size())
                .allSatisfy(pair -> assertThat(Legal.objection(Written.card(pair[0]), view))
                        .map(Objection::rule)
                        .contains("R-16" + pair[1]));
    }
}
