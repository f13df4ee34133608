package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.Announced;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.settlement.Account;
import forhont.settlement.Doubles;
import forhont.settlement.Facts;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AuditTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");
    private static final List<Misconception> ALL = Arrays.asList(Misconception.values());

    private final Settle worked = new Settle(
            new Account(
                    TRADITIONAL, Contract.suit(Seat.FOREHAND, Suit.HEARTS), Announced.NOTHING, new Doubles(1, 0, 0)),
            new Facts.Suit(60, 30, List.of(40), List.of(), Optional.empty()));

    private final Audit audit = new Audit(worked, Field.GAME_LINE, Misconception.HEARTS_FORGOTTEN);

    private static Answer.Numbers answer(int line, int value) {
        return new Answer.Numbers(Map.of(Field.WRONG_LINE, line, Field.RIGHT_VALUE, value));
    }

    private Mark.OfNumber line(int line) {
        return (Mark.OfNumber) audit.judge(answer(line, 8), ALL).marks().get(0);
    }

    @Test
    void R_27_what_follows_from_the_wrong_line_follows_rightly_on_the_sheet() {
        assertThat(audit.sheet().values())
                .containsExactly(
                        Map.entry(Field.GAME_LINE, 4),
                        Map.entry(Field.SEVEN_LINE, 0),
                        Map.entry(Field.PER_DEFENDER, 4),
                        Map.entry(Field.SEAT_0, 8),
                        Map.entry(Field.SEAT_1, -4),
                        Map.entry(Field.SEAT_2, -4));
        assertThat(audit.solution()).isEqualTo(answer(1, 8));
        assertThat(audit.judge(answer(1, 8), ALL).right()).isTrue();
    }

    @Test
    void a_line_that_is_right_and_one_that_follows_are_told_apart() {
        assertThat(line(2).reason().why()).isEqualTo(Why.LINE_IS_RIGHT);
        assertThat(line(3).reason().why()).isEqualTo(Why.LINE_FOLLOWS);
        assertThat(line(1).reason().why()).isEqualTo(Why.LINE_IS_WRONG);
    }

    @Test
    void R_24_the_value_of_another_wrong_rule_is_recognised_and_the_lines_own_reason_given() {
        Verdict verdict = audit.judge(answer(1, 9), ALL);
        assertThat(verdict.right()).isFalse();
        assertThat(verdict.marks().get(1).reason().why()).isEqualTo(Why.LINE_OF_SILENT_HUNDRED);
        assertThat(audit.judge(answer(1, 4), ALL).misconceptions()).containsExactly(Misconception.HEARTS_FORGOTTEN);
    }

    @Test
    void a_total_alone_may_be_wrong() {
        Audit total = new Audit(worked, Field.SEAT_0, Misconception.SOLOIST_PAID_ONCE);
        assertThat(total.sheet().of(Field.SEAT_0)).isEqualTo(8);
        assertThat(total.sheet().of(Field.PER_DEFENDER)).isEqualTo(8);
        assertThat(total.solution()).isEqualTo(answer(4, 16));
    }

    @Test
    void the_mistake_makes_the_line_wrong() {
        assertThatThrownBy(() -> new Audit(worked, Field.SEVEN_LINE, Misconception.HEARTS_FORGOTTEN))
                .hasMessageContaining("makes seven-line wrong here");
        assertThatThrownBy(() -> new Audit(worked, Field.CONTRACT_LINE, Misconception.SIGN_TURNED))
                .hasMessageContaining("a line of this account");
    }
}
