package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.Announced;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import forhont.rules.Score;
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

    private static Settle suit(Suit trump, Announced announced, Doubles doubles, Facts.Suit facts) {
        return new Settle(new Account(TRADITIONAL, Contract.suit(Seat.SECOND, trump), announced, doubles), facts);
    }

    private static Facts.Suit lastSeven(int soloist, int defence, boolean won) {
        return new Facts.Suit(
                soloist, defence, List.of(), List.of(), Optional.of(new Score.LastSeven(Side.SOLOIST, won)));
    }

    /** The account with one line as given and all that follows from it. */
    private static List<Misconception> found(Settle settle, Field line, int value) {
        Map<Field, Integer> values = new EnumMap<>(settle.solution().values());
        values.put(line, value);
        int sum = settle.lines().stream().mapToInt(values::get).sum();
        values.put(Field.PER_DEFENDER, sum);
        for (Field seat : List.of(Field.SEAT_0, Field.SEAT_1, Field.SEAT_2)) {
            values.put(seat, seat == Field.SEAT_1 ? 2 * sum : -sum);
        }
        return found(settle.judge(new Answer.Numbers(values), ALL));
    }

    @Test
    void a_flek_counted_and_its_re_forgotten_are_recognised() {
        Settle betl = new Settle(
                new Account(
                        TRADITIONAL,
                        Contract.withoutTrump(ContractType.BETL, Seat.SECOND),
                        Announced.NOTHING,
                        new Doubles(0, 0, 2)),
                new Facts.WithoutTrump(false));
        assertThat(found(betl, Field.CONTRACT_LINE, -10)).containsExactly(Misconception.RE_FORGOTTEN);
        assertThat(found(betl, Field.CONTRACT_LINE, -5)).containsExactly(Misconception.FLEK_FORGOTTEN);
        assertThat(found(betl, Field.CONTRACT_LINE, -15)).containsExactly(Misconception.FLEK_ADDS);
        assertThat(found(betl, Field.CONTRACT_LINE, 0)).containsExactly(Misconception.LOST_COUNTS_NOTHING);
    }

    @Test
    void the_flek_of_one_line_taken_to_the_other_is_recognised() {
        Announced seven = Announced.NOTHING.withSeven(Side.SOLOIST);
        Settle game = suit(Suit.BELLS, seven, new Doubles(2, 0, 0), lastSeven(60, 30, true));
        assertThat(found(game, Field.SEVEN_LINE, 8)).containsExactly(Misconception.FLEK_OF_THE_OTHER_LINE);
        Settle onSeven = suit(Suit.BELLS, seven, new Doubles(0, 1, 0), lastSeven(60, 30, true));
        assertThat(found(onSeven, Field.GAME_LINE, 2)).containsExactly(Misconception.FLEK_OF_THE_OTHER_LINE);
        assertThat(found(onSeven, Field.SEVEN_LINE, 0)).containsExactly(Misconception.ANNOUNCED_SEVEN_UNSEEN);
    }

    @Test
    void a_killed_seven_that_is_not_paid_is_recognised() {
        Settle killed =
                suit(Suit.HEARTS, Announced.NOTHING.withSeven(Side.SOLOIST), Doubles.NONE, lastSeven(60, 30, false));
        assertThat(found(killed, Field.SEVEN_LINE, 0)).containsExactly(Misconception.LOST_COUNTS_NOTHING);
        assertThat(found(killed, Field.SEVEN_LINE, 4)).containsExactly(Misconception.KILLED_SEVEN_SCORES);
    }

    @Test
    void two_wrong_rules_at_once_are_both_named() {
        assertThat(found(worked.judge(with(worked.solution(), Field.GAME_LINE, 6), ALL)))
                .containsExactly(Misconception.HEARTS_FORGOTTEN, Misconception.SILENT_HUNDRED_ADDED_TO_GAME);
        Settle hundred = suit(
                Suit.BELLS,
                Announced.NOTHING,
                Doubles.NONE,
                new Facts.Suit(60, 30, List.of(40, 20), List.of(), Optional.empty()));
        assertThat(found(hundred, Field.GAME_LINE, 3))
                .containsExactly(
                        Misconception.SECOND_MARRIAGE_NEVER_COUNTS, Misconception.SILENT_HUNDRED_ADDED_TO_GAME);
        assertThat(found(hundred, Field.GAME_LINE, 6)).containsExactly(Misconception.TENS_ADD_TO_HUNDRED);
        assertThat(found(hundred, Field.GAME_LINE, 16)).containsExactly(Misconception.SILENT_HUNDRED_AS_ANNOUNCED);
    }

    @Test
    void the_same_wrong_rule_in_both_lines_is_named_once_and_stands_at_both() {
        Settle killed =
                suit(Suit.HEARTS, Announced.NOTHING.withSeven(Side.SOLOIST), Doubles.NONE, lastSeven(60, 30, false));
        Verdict verdict = killed.judge(killed.wrongAnswers().get(Misconception.HEARTS_FORGOTTEN), ALL);
        assertThat(found(verdict)).containsExactly(Misconception.HEARTS_FORGOTTEN);
        assertThat(verdict.marks().subList(0, 2))
                .allMatch(mark -> ((Mark.OfNumber) mark).because().equals(List.of(Misconception.HEARTS_FORGOTTEN)));
    }

    @Test
    void a_sum_that_loses_a_sign_or_a_line_is_recognised_from_the_lines_as_they_were_given() {
        Settle killed =
                suit(Suit.HEARTS, Announced.NOTHING.withSeven(Side.SOLOIST), Doubles.NONE, lastSeven(60, 30, false));
        Answer.Numbers right = killed.solution();
        assertThat(found(killed.judge(with(right, Field.PER_DEFENDER, 6), ALL)))
                .contains(Misconception.LINES_ADDED_WITHOUT_SIGN);
        assertThat(found(killed.judge(with(right, Field.PER_DEFENDER, 2), ALL)))
                .contains(Misconception.ONE_LINE_LEFT_OUT);
        Answer.Numbers halved = with(with(right, Field.GAME_LINE, 1), Field.SEVEN_LINE, -2);
        assertThat(found(killed.judge(with(halved, Field.PER_DEFENDER, 3), ALL)))
                .contains(Misconception.HEARTS_FORGOTTEN, Misconception.LINES_ADDED_WITHOUT_SIGN);
    }

    @Test
    void a_hundred_failed_at_seventy_is_no_flat_amount() {
        Settle failed = suit(
                Suit.BELLS,
                Announced.NOTHING.withHundred(Side.SOLOIST),
                Doubles.NONE,
                new Facts.Suit(50, 40, List.of(20), List.of(), Optional.empty()));
        assertThat(failed.solution().of(Field.GAME_LINE)).isEqualTo(-16);
        assertThat(found(failed, Field.GAME_LINE, -4)).containsExactly(Misconception.HUNDRED_ALWAYS_FOUR);
        assertThat(found(failed, Field.GAME_LINE, -12)).containsExactly(Misconception.TENS_ADD_TO_HUNDRED);
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

    @Test
    void a_deal_paid_by_a_shortcut_is_told_by_the_rule_of_shortcuts() {
        Account account = new Account(
                TRADITIONAL.withShortcuts(),
                Contract.suit(Seat.FOREHAND, Suit.HEARTS),
                Announced.NOTHING.withSeven(Side.SOLOIST),
                new Doubles(1, 0, 0));
        Settle unplayed = new Settle(account, new Facts.Unplayed());
        assertThat(unplayed.solution().of(Field.GAME_LINE)).isEqualTo(-4);
        assertThat(unplayed.solution().of(Field.SEVEN_LINE)).isEqualTo(4);
        assertThat(unplayed.reasons()).extracting(Reason::why).contains(Why.GAME_UNPLAYED, Why.SEVEN_UNPLAYED);
        assertThat(unplayed.wrongAnswers().keySet())
                .contains(Misconception.HEARTS_FORGOTTEN, Misconception.FLEK_FORGOTTEN)
                .doesNotContain(Misconception.FIFTY_ONE_NEEDED, Misconception.POINTS_AS_UNITS);
    }

    @Test
    void a_failed_hundred_measured_with_every_marriage_is_recognised() {
        Settle failed = new Settle(
                new Account(
                        TRADITIONAL,
                        Contract.suit(Seat.FOREHAND, Suit.BELLS),
                        Announced.NOTHING.withHundred(Side.SOLOIST),
                        Doubles.NONE),
                new Facts.Suit(30, 60, List.of(40, 20), List.of(), Optional.empty()));
        assertThat(failed.solution().of(Field.GAME_LINE)).isEqualTo(-16);
        Verdict verdict = failed.judge(with(failed.solution(), Field.GAME_LINE, -4), ALL);
        assertThat(((Mark.OfNumber) verdict.marks().get(0)).because())
                .containsExactly(Misconception.SECOND_MARRIAGE_ALWAYS_COUNTS);
    }
}
