package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Hands;
import forhont.rules.Position;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.solver.Goal;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class TasterTest {
    private static final Position START = position(Seat.FOREHAND, "H:98 D:A7", "AS", "TS");
    private static final Taster TASTER = new Taster(START, Goal.POINTS, 2);

    private static Position position(Seat soloist, String hand, String... trick) {
        Hands hands = new Hands(hand(hand), hand("C:AK D:8"), hand("C:TQ D:T"));
        return new Position(
                RuleSetFiles.ruleSet("traditional"),
                Contract.suit(soloist, Suit.HEARTS),
                Announced.NOTHING,
                hands,
                new Trick(Seat.SECOND, cards(trick)),
                Score.NOTHING);
    }

    private static CardSet hand(String text) {
        return CardSet.parse(text).orElseThrow();
    }

    private static List<Card> cards(String... texts) {
        return Arrays.stream(texts).map(text -> Card.parse(text).orElseThrow()).toList();
    }

    private static Position after(String... own) {
        return TASTER.after(cards(own)).orElseThrow();
    }

    @Test
    void any_legal_card_is_played_and_the_others_answer() {
        assertThat(after("8H").score().soloistPoints()).isEqualTo(20);
        assertThat(after("8H").toPlay()).isEqualTo(Seat.FOREHAND);
        assertThat(after("8H", "AD").score().tricks().get(1).cards()).isEqualTo(cards("AD", "8D", "TD"));
        assertThat(after("9H", "7D").score().defencePoints()).isEqualTo(10);
    }

    @Test
    void an_illegal_card_leads_nowhere_and_its_reason_is_told() {
        assertThat(TASTER.after(cards("AD"))).isEmpty();
        assertThat(TASTER.reason(START, cards("AD").get(0)).why()).isEqualTo(Why.MUST_TRUMP);
        assertThat(TASTER.after(cards("KC"))).isEmpty();
    }

    @Test
    void it_is_over_after_its_last_trick() {
        assertThat(TASTER.over(after("8H"))).isFalse();
        assertThat(TASTER.over(after("8H", "7D"))).isTrue();
        assertThat(TASTER.after(cards("8H", "7D", "9H"))).isEmpty();
    }

    @Test
    void who_takes_a_trick_is_told_with_the_reason() {
        assertThat(TASTER.taken(after("8H").score().tricks().get(0)).why()).isEqualTo(Why.WINS_AS_HIGHEST_TRUMP);
    }

    @Test
    void a_position_in_which_everything_may_be_played_is_none_for_a_newcomer() {
        assertThatThrownBy(() -> new Taster(position(Seat.FOREHAND, "H:98", "AS", "TS"), Goal.POINTS, 1))
                .hasMessageContaining("may not be played");
        assertThatThrownBy(() -> new Taster(position(Seat.FOREHAND, "H:98 D:A7", "AS"), Goal.POINTS, 1))
                .hasMessageContaining("two cards");
        assertThatThrownBy(() -> new Taster(position(Seat.SECOND, "H:98 D:A7", "AS", "TS"), Goal.POINTS, 1))
                .hasMessageContaining("soloist");
        assertThatThrownBy(() -> new Taster(START, Goal.POINTS, 4)).hasMessageContaining("one to three");
    }
}
