package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.rules.Announced;
import forhont.rules.Hands;
import forhont.rules.Position;
import forhont.rules.Written;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Hearts, flek on the game, a queen that announces forty in a lost trick, and a silent hundred. */
class WorkedExampleTest {
    private final Account account = Row.account("traditional", "H", "-", "1 0");

    @Test
    void the_queen_of_a_lost_trick_announces_forty_and_the_king_stays() {
        Position start = Position.start(
                account.rules(),
                account.contract(),
                Announced.NOTHING,
                new Hands(
                        Written.set("QH KH 9H 8H AC AS AD TC TS TD"),
                        Written.set("AH KC QC JC 9C 8C 7C KS QS JS"),
                        Written.set("TH JH KD QD JD 9D 8D 7D 9S 8S")),
                Written.set("7H 7S"),
                account.contract().soloist());
        Position after = start.play(Written.card("QH")).play(Written.card("AH")).play(Written.card("TH"));
        assertThat(after.score().defencePoints()).isEqualTo(20);
        assertThat(after.score().soloistPoints()).isZero();
        assertThat(after.score().soloistMarriages()).containsExactly(40);
        assertThat(after.hands().forehand().contains(Written.card("KH"))).isTrue();
    }

    @Test
    void sixty_and_forty_are_a_silent_hundred_worth_eight() {
        Settlement settlement = account.settle(new Facts.Suit(60, 30, List.of(40), List.of(), Optional.empty()));
        assertThat(settlement.components()).containsExactly(new Component(Component.Name.SILENT_HUNDRED, true, 2, 8));
        assertThat(settlement.payments()).isEqualTo(new Payments(16, -8, -8));
    }
}
