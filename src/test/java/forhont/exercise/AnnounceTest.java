package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.Announced;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.settlement.Component;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnnounceTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");
    private static final Contract HEARTS = Contract.suit(Seat.FOREHAND, Suit.HEARTS);
    private static final List<Misconception> ALL = Arrays.asList(Misconception.values());
    private static final Answer NOTHING = Answer.Chosen.of(Option.Word.NO_ANNOUNCEMENT);

    private static Announce announce(RuleSet rules, Seat seat, String hand, Announced announced) {
        return new Announce(rules, HEARTS, seat, CardSet.parse(hand).orElseThrow(), announced);
    }

    private static Answer chosen(Component.Name... names) {
        return Answer.Chosen.of(
                Arrays.stream(names).map(Option.OfComponent::new).toArray(Option[]::new));
    }

    private static Why why(Announce exercise, Component.Name name) {
        return exercise.reason(new Option.OfComponent(name)).why();
    }

    @Test
    void R_14_the_soloist_announces_seven_with_the_trump_seven_and_hundred_with_a_king_and_queen() {
        Announce exercise = announce(TRADITIONAL, Seat.FOREHAND, "H:A97 S:KQ7 C:AT D:T7", Announced.NOTHING);
        assertThat(exercise.solution()).isEqualTo(chosen(Component.Name.SEVEN, Component.Name.HUNDRED));
        assertThat(why(exercise, Component.Name.SEVEN)).isEqualTo(Why.TRUMP_SEVEN_HELD);
        assertThat(why(exercise, Component.Name.SEVEN_AGAINST)).isEqualTo(Why.AGAINST_IS_FOR_DEFENDERS);
        assertThat(exercise.judge(chosen(Component.Name.SEVEN), ALL).misconceptions())
                .containsExactly(Misconception.HUNDRED_NEEDS_TRUMP_MARRIAGE);
    }

    @Test
    void R_14_no_other_seven_will_do() {
        Announce exercise = announce(TRADITIONAL, Seat.FOREHAND, "H:A98 S:KJ7 C:AT9 D:T", Announced.NOTHING);
        assertThat(exercise.solution()).isEqualTo(NOTHING);
        assertThat(exercise.judge(chosen(Component.Name.SEVEN), ALL).misconceptions())
                .containsExactly(Misconception.ANY_SEVEN_WILL_DO);
    }

    @Test
    void R_14_a_defender_announces_against_but_no_hundred_against_a_hundred() {
        String hand = "H:A97 S:KQ7 C:AT D:T7";
        assertThat(announce(TRADITIONAL, Seat.SECOND, hand, Announced.NOTHING).solution())
                .isEqualTo(chosen(Component.Name.SEVEN_AGAINST, Component.Name.HUNDRED_AGAINST));
        Announce hundred = announce(TRADITIONAL, Seat.SECOND, hand, Announced.NOTHING.withHundred(Side.SOLOIST));
        assertThat(hundred.solution()).isEqualTo(chosen(Component.Name.SEVEN_AGAINST));
        assertThat(why(hundred, Component.Name.HUNDRED_AGAINST)).isEqualTo(Why.HUNDRED_ANNOUNCED_ALREADY);
        assertThat(hundred.judge(chosen(Component.Name.SEVEN_AGAINST, Component.Name.HUNDRED_AGAINST), ALL)
                        .misconceptions())
                .containsExactly(Misconception.HUNDRED_AGAINST_A_HUNDRED);
    }

    @Test
    void R_14_a_second_defender_cannot_repeat_the_partners_hundred_against() {
        Announce exercise =
                announce(TRADITIONAL, Seat.THIRD, "H:A98 S:KQ7 C:AT D:T7", Announced.NOTHING.withHundred(Side.DEFENCE));
        assertThat(exercise.solution()).isEqualTo(NOTHING);
    }

    @Test
    void R_14_the_portuguese_rules_want_the_trump_marriage_and_know_nothing_against() {
        RuleSet portuguese = RuleSetFiles.ruleSet("portuguese");
        Announce soloist = announce(portuguese, Seat.FOREHAND, "H:A97 S:KQ7 C:AT D:T7", Announced.NOTHING);
        assertThat(soloist.solution()).isEqualTo(chosen(Component.Name.SEVEN));
        assertThat(why(soloist, Component.Name.HUNDRED)).isEqualTo(Why.TRUMP_MARRIAGE_MISSING);
        Announce defender = announce(portuguese, Seat.SECOND, "H:A97 S:KQ7 C:AT D:T7", Announced.NOTHING);
        assertThat(defender.solution()).isEqualTo(NOTHING);
        assertThat(why(defender, Component.Name.SEVEN_AGAINST)).isEqualTo(Why.NOT_ANNOUNCED_HERE);
    }

    @Test
    void what_is_announced_already_fits_the_seat_and_the_hand() {
        assertThatThrownBy(() -> announce(
                        TRADITIONAL, Seat.SECOND, "H:A97 S:KQ7 C:AT D:T7", Announced.NOTHING.withSeven(Side.SOLOIST)))
                .hasMessageContaining("holds it");
        assertThatThrownBy(() -> announce(
                        TRADITIONAL, Seat.SECOND, "H:A98 S:KQ7 C:AT D:T7", Announced.NOTHING.withSeven(Side.DEFENCE)))
                .hasMessageContaining("speaks later");
    }

    @Test
    void R_14_nobody_announces_without_the_cards_and_defenders_announce_too() {
        Announce soloist = announce(TRADITIONAL, Seat.FOREHAND, "H:A98 S:KJ9 C:AT9 D:T", Announced.NOTHING);
        assertThat(soloist.judge(chosen(Component.Name.SEVEN, Component.Name.HUNDRED), ALL)
                        .misconceptions())
                .containsExactly(Misconception.ANNOUNCED_WITHOUT_THE_CARDS);
        assertThat(why(soloist, Component.Name.HUNDRED)).isEqualTo(Why.MARRIAGE_MISSING);
        Announce defender = announce(TRADITIONAL, Seat.THIRD, "H:A97 S:KJ9 C:AT9 D:T", Announced.NOTHING);
        assertThat(defender.judge(NOTHING, ALL).misconceptions())
                .containsExactly(Misconception.ONLY_THE_SOLOIST_ANNOUNCES);
    }
}
