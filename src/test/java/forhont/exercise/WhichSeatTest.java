package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.exercise.WhichSeat.Duty;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WhichSeatTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");

    @Test
    void the_deal_passes_to_the_left_of_the_third_seat() {
        assertThat(of(Duty.DEALS_NEXT).solution()).isEqualTo(seat(Seat.FOREHAND));
    }

    @Test
    void forehand_gets_twelve_cards_and_chooses_trump() {
        assertThat(of(Duty.HOLDS_TWELVE).solution()).isEqualTo(seat(Seat.FOREHAND));
        assertThat(of(Duty.CHOOSES_TRUMP).solution()).isEqualTo(seat(Seat.FOREHAND));
    }

    @Test
    void the_soloist_leads_first_from_any_seat() {
        for (Seat soloist : Seat.values()) {
            WhichSeat which = new WhichSeat(
                    TRADITIONAL,
                    Duty.LEADS_FIRST,
                    Optional.of(Contract.withoutTrump(ContractType.DURCH, soloist)),
                    List.of());
            assertThat(which.solution()).isEqualTo(seat(soloist));
        }
    }

    @Test
    void the_best_balance_wins_and_every_wrong_seat_is_told_so() {
        WhichSeat which = new WhichSeat(TRADITIONAL, Duty.WINS_SESSION, Optional.empty(), List.of(6, 12, -18));
        Verdict verdict = which.judge(seat(Seat.FOREHAND), List.of());
        assertThat(which.solution()).isEqualTo(seat(Seat.SECOND));
        assertThat(verdict.right()).isFalse();
        assertThat(verdict.marks().get(0).reason().why().rule()).isEqualTo("R-30");
    }

    @Test
    void a_session_without_one_winner_is_refused() {
        assertThatThrownBy(() -> new WhichSeat(TRADITIONAL, Duty.WINS_SESSION, Optional.empty(), List.of(6, 6, -12)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static WhichSeat of(Duty duty) {
        return new WhichSeat(TRADITIONAL, duty, Optional.empty(), List.of());
    }

    private static Answer.Chosen seat(Seat seat) {
        return Answer.Chosen.of(new Option.OfSeat(seat));
    }
}
