package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import forhont.rules.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R27PaymentTest {

    @ParameterizedTest(name = "V {1} for {0}: {2} {3} {4}")
    @CsvSource({"FOREHAND, 8, 16, -8, -8", "SECOND, 8, -8, 16, -8", "THIRD, -3, 3, 3, -6", "FOREHAND, 0, 0, 0, 0"})
    void the_soloist_gets_twice_what_each_defender_owes(
            Seat soloist, int perDefender, int first, int second, int third) {
        assertThat(Payments.ofSoloist(soloist, perDefender)).isEqualTo(new Payments(first, second, third));
    }

    @Test
    void payments_that_do_not_cancel_are_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Payments(2, -1, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Payments(Integer.MAX_VALUE, Integer.MAX_VALUE, 2))
                .withMessageContaining("cancel");
    }

    @Test
    void v_is_the_sum_of_the_components() {
        Component game = Component.of(Component.Name.GAME, true, 1, 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Settlement(java.util.List.of(game), 2, Payments.ofSoloist(Seat.FOREHAND, 2)))
                .withMessageContaining("sum");
    }
}
