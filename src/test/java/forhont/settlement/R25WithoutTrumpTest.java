package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R25WithoutTrumpTest {

    @ParameterizedTest(name = "{0} {1} with {2} steps, won {3}: {4}")
    @CsvSource({
        "traditional, betl, 0, true, betl 5",
        "traditional, betl, 0, false, betl -5",
        "traditional, durch, 0, true, durch 10",
        "traditional, open-betl, 0, true, open-betl 10",
        "traditional, open-durch, 0, false, open-durch -20",
        "traditional, betl, 2, true, betl 20",
        "federation, betl, 0, true, betl 15",
        "federation, durch, 1, false, durch -60",
        "portuguese, betl, 0, true, betl 5",
        "portuguese, durch, 3, true, durch 80"
    })
    void a_contract_without_trump_pays_its_units_doubled_by_its_own_ladder(
            String rules, String contract, String steps, boolean won, String component) {
        Account account = Row.account(rules, contract, "-", steps);
        Facts facts = new Facts.WithoutTrump(won);
        assertThat(Impossible.of(account, facts)).isEmpty();
        assertThat(Row.text(account.settle(facts))).isEqualTo(component);
    }
}
