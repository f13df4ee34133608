package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.Announced;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.settlement.Account;
import forhont.settlement.Doubles;
import forhont.settlement.Facts;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SettleTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");
    private static final List<Misconception> ALL = Arrays.asList(Misconception.values());

    /** The worked example: hearts, flek on the game, 60 in tricks and the trump marriage. */
    private final Settle worked = new Settle(
            new Account(
                    TRADITIONAL, Contract.suit(Seat.FOREHAND, Suit.HEARTS), Announced.NOTHING, new Doubles(1, 0, 0)),
            new Facts.Suit(60, 30, List.of(40), List.of(), Optional.empty()));

    private static Answer.Numbers with(Answer.Numbers numbers, Field field, int value) {
        Map<Field, Integer> values = new EnumMap<>(numbers.values());
        values.put(field, value);
        return new Answer.Numbers(values);
    }

    private static List<Misconception> found(Verdict verdict) {
        return verdict.misconceptions();
    }

    @Test
    void the_worked_example_is_sixteen_for_the_soloist() {
        assertThat(worked.solution().values())
                .containsExactly(
                        Map.entry(Field.GAME_LINE, 8),
                        Map.entry(Field.SEVEN_LINE, 0),
                        Map.entry(Field.PER_DEFENDER, 8),
                        Map.entry(Field.SEAT_0, 16),
                        Map.entry(Field.SEAT_1, -8),
                        Map.entry(Field.SEAT_2, -8));
        assertThat(worked.judge(worked.solution(), ALL).right()).isTrue();
    }

    @Test
    void a_mistake_in_a_line_is_carried_forward_and_not_held_wrong_again() {
        Map<Field, Integer> values = new EnumMap<>(Field.class);
        values.put(Field.GAME_LINE, 4);
        values.put(Field.SEVEN_LINE, 0);
        values.put(Field.PER_DEFENDER, 4);
        values.put(Field.SEAT_0, 8);
        values.put(Field.SEAT_1, -4);
        values.put(Field.SEAT_2, -4);
        Verdict verdict = worked.judge(new Answer.Numbers(values), ALL);
        assertThat(verdict.right()).isFalse();
        assertThat(found(verdict)).containsExactly(Misconception.HEARTS_FORGOTTEN);
        assertThat(verdict.marks().subList(2, 6)).allMatch(mark -> ((Mark.OfNumber) mark).carriedForward());
    }

    @Test
    void a_soloist_paid_by_one_defender_only_is_recognised() {
        Verdict verdict = worked.judge(with(worked.solution(), Field.SEAT_0, 8), ALL);
        assertThat(found(verdict)).containsExactly(Misconception.SOLOIST_PAID_ONCE);
    }

    @Test
    void the_game_added_to_the_silent_hundred_is_recognised() {
        Verdict verdict = worked.judge(worked.wrongAnswers().get(Misconception.SILENT_HUNDRED_ADDED_TO_GAME), ALL);
        assertThat(found(verdict)).contains(Misconception.SILENT_HUNDRED_ADDED_TO_GAME);
    }

    @Test
    void sixty_and_two_twenties_are_no_hundred_but_some_count_them_so() {
        Settle settle = new Settle(
                new Account(TRADITIONAL, Contract.suit(Seat.SECOND, Suit.BELLS), Announced.NOTHING, Doubles.NONE),
                new Facts.Suit(60, 30, List.of(20, 20), List.of(), Optional.empty()));
        assertThat(settle.solution().of(Field.GAME_LINE)).isEqualTo(1);
        assertThat(settle.byWrongRules(Field.GAME_LINE)).containsEntry(Misconception.ALL_MARRIAGES_MAKE_A_HUNDRED, 2);
    }

    @Test
    void a_misconception_that_is_right_here_is_not_looked_for() {
        Answer hearts = worked.wrongAnswers().get(Misconception.HEARTS_FORGOTTEN);
        assertThat(worked.judge(hearts, List.of()).misconceptions()).isEmpty();
    }

    @Test
    void an_impossible_deal_is_refused() {
        assertThatThrownBy(() -> new Settle(
                        new Account(
                                TRADITIONAL,
                                Contract.suit(Seat.FOREHAND, Suit.BELLS),
                                Announced.NOTHING.withSeven(Side.SOLOIST),
                                Doubles.NONE),
                        new Facts.Suit(60, 40, List.of(), List.of(), Optional.empty())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("POINTS");
    }
}
