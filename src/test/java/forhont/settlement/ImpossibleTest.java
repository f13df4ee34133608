package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.rules.Score;
import forhont.rules.Side;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImpossibleTest {

    @ParameterizedTest(name = "{0} {1}, announced {2}, steps {3}: {4}")
    @CsvSource({
        "federation, open-betl, -, 0, CONTRACT",
        "beginner, betl, -, 0, CONTRACT",
        "traditional, betl, seven:soloist, 0, ANNOUNCEMENT",
        "portuguese, S, hundred:defence, 0 0, ANNOUNCEMENT",
        "beginner, S, seven:soloist, 0 0, ANNOUNCEMENT",
        "beginner, S, hundred:soloist, 0 0, ANNOUNCEMENT",
        "traditional, S, -, 17 0, DOUBLES",
        "traditional, S, -, -1 0, DOUBLES",
        "traditional, S, -, 0 1, DOUBLES",
        "traditional, betl, -, 17, DOUBLES",
        "federation, S, -, 6 0, DOUBLES",
        "portuguese, S, -, 4 0, DOUBLES",
        "beginner, S, -, 1 0, DOUBLES"
    })
    void some_accounts_exist_in_no_deal(
            String rules, String contract, String announced, String steps, Impossible impossible) {
        assertThat(Impossible.of(Row.account(rules, contract, announced, steps)))
                .contains(impossible);
    }

    @ParameterizedTest(name = "{0} and {1} points, {2} and {3}, {4} {5}: {6}")
    @CsvSource(
            nullValues = "-",
            value = {
                "60, 40, , , -, false, POINTS",
                "65, 25, , , -, false, POINTS",
                "-10, 100, , , -, false, POINTS",
                "60, 30, 40, 40, -, false, MARRIAGES",
                "60, 30, 20 20, 20 20, -, false, MARRIAGES",
                "60, 30, 30, , -, false, MARRIAGES",
                "0, 90, , , SOLOIST, true, SEVEN",
                "90, 0, , , SOLOIST, false, SEVEN",
                "90, 0, , , DEFENCE, true, SEVEN",
                "90, 0, , , DEFENCE, false, -",
                "10, 80, , , SOLOIST, true, -",
                "60, 30, 20 20 20, 40, -, false, -"
            })
    void some_facts_happen_in_no_deal(
            int soloist, int defence, String own, String against, Side holder, boolean won, Impossible impossible) {
        Facts facts = new Facts.Suit(
                soloist,
                defence,
                numbers(own),
                numbers(against),
                Optional.ofNullable(holder).map(side -> new Score.LastSeven(side, won)));
        assertThat(Impossible.of(Row.account("traditional", "S", "-", "0 0"), facts))
                .isEqualTo(Optional.ofNullable(impossible));
    }

    @Test
    void the_facts_are_those_of_the_contract() {
        assertThat(Impossible.of(Row.account("traditional", "S", "-", "0 0"), new Facts.WithoutTrump(true)))
                .contains(Impossible.KIND_OF_FACTS);
        assertThat(Impossible.of(
                        Row.account("traditional", "betl", "-", "0"),
                        new Facts.Suit(60, 30, List.of(), List.of(), Optional.empty())))
                .contains(Impossible.KIND_OF_FACTS);
    }

    private static List<Integer> numbers(String text) {
        return Optional.ofNullable(text).stream()
                .flatMap(forhont.rules.Written::words)
                .map(Integer::valueOf)
                .toList();
    }
}
