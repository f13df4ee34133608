package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R28ShortcutTest {

    @ParameterizedTest(name = "{0} {1}, announced {2}, steps {3}: {4}")
    @CsvSource({
        "traditional, S, -, 0 0, 'game 1'",
        "traditional, H, -, 0 0, 'game 2'",
        "traditional, C, seven:soloist, 1 0, 'game -2, seven 2'",
        "traditional, H, seven:soloist, 1 0, 'game -4, seven 4'",
        "federation, H, seven:soloist, 1 0, 'game -4, seven 4'",
        "portuguese, H, -, 0 0, 'game 1'",
        "beginner, D, -, 0 0, 'game 1'"
    })
    void a_shortcut_agreed_before_play_pays_without_it(
            String rules, String contract, String announced, String steps, String components) {
        Account account = agreed(Row.account(rules, contract, announced, steps));
        assertThat(Impossible.of(account, new Facts.Unplayed())).isEmpty();
        assertThat(Row.text(account.settle(new Facts.Unplayed()))).isEqualTo(components);
    }

    @ParameterizedTest(name = "{0}, announced {1}, steps {2}")
    @CsvSource({
        "S, -, 1 0",
        "S, seven:soloist, 0 0",
        "S, seven:soloist, 2 0",
        "S, seven:soloist, 1 1",
        "S, seven:defence, 1 0",
        "S, seven:soloist hundred:soloist, 1 0",
        "S, hundred:soloist, 0 0",
        "betl, -, 0"
    })
    void any_other_deal_is_played(String contract, String announced, String steps) {
        Account account = agreed(Row.account("traditional", contract, announced, steps));
        assertThat(Impossible.of(account, new Facts.Unplayed())).contains(Impossible.SHORTCUT);
    }

    @Test
    void no_shortcut_applies_that_was_not_agreed() {
        Account account = Row.account("traditional", "S", "-", "0 0");
        assertThat(account.shortcut()).isEmpty();
    }

    @Test
    void each_shortcut_is_agreed_by_itself() {
        Account undisputed = Row.account("traditional", "S", "-", "0 0");
        Account seven = Row.account("traditional", "S", "seven:soloist", "1 0");
        assertThat(agreed(undisputed, true, false).shortcut()).isPresent();
        assertThat(agreed(undisputed, false, true).shortcut()).isEmpty();
        assertThat(agreed(seven, true, false).shortcut()).isEmpty();
        assertThat(agreed(seven, false, true).shortcut()).isPresent();
    }

    private static Account agreed(Account account) {
        return with(account.rules().withShortcuts(), account);
    }

    private static Account agreed(Account account, boolean undisputed, boolean sevenAgainstGame) {
        return with(account.rules().with(new RuleSet.Shortcuts(undisputed, sevenAgainstGame)), account);
    }

    private static Account with(RuleSet rules, Account account) {
        return new Account(rules, account.contract(), account.announced(), account.doubles());
    }
}
