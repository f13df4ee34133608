package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.rules.Seat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R29RevokeTest {

    @ParameterizedTest(name = "{0} {1}, announced {2}, steps {3}: {4} to each")
    @CsvSource({
        "traditional, S, -, 0 0, 10",
        "traditional, S, -, 3 0, 10",
        "traditional, S, -, 4 0, 16",
        "traditional, H, -, 3 0, 16",
        "traditional, S, hundred:soloist, 0 0, 10",
        "traditional, S, hundred:soloist, 2 0, 16",
        "traditional, S, hundred:defence, 3 0, 32",
        "traditional, S, seven:soloist hundred:soloist, 1 1, 12",
        "traditional, H, seven:defence, 1 2, 20",
        "traditional, betl, -, 0, 10",
        "traditional, betl, -, 2, 20",
        "traditional, open-durch, -, 0, 20",
        "federation, durch, -, 0, 30",
        "portuguese, H, hundred:soloist, 2 0, 16"
    })
    void the_offender_pays_each_of_the_others_the_larger_of_ten_and_what_was_at_stake(
            String rules, String contract, String announced, String steps, int toEach) {
        Account account = Row.account(rules, contract, announced, steps);
        assertThat(Impossible.of(account)).isEmpty();
        assertThat(account.revoke(Seat.FOREHAND)).isEqualTo(new Payments(-2 * toEach, toEach, toEach));
        assertThat(account.revoke(Seat.THIRD)).isEqualTo(new Payments(toEach, toEach, -2 * toEach));
    }
}
