package forhont.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** The command {@code solve}. */
class SolveTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void three_hands_are_solved_card_by_card_with_a_line_of_best_play() {
        assertThat(solve("H:A7", "H:T D:7", "S:8 D:8", "--goal", "points")).isZero();
        assertThat(out.toString().lines())
                .containsExactly(
                        "points  +30, seat 0 to play", "  7H   +20", "  AH   +30  best", "line  AH TH 8S 7H 7D 8D");
    }

    @Test
    void the_leader_the_trick_begun_and_the_soloist_can_be_told() {
        assertThat(solve(
                        "H:A",
                        "H:T D:7",
                        "S:8 D:8",
                        "--goal",
                        "points",
                        "--seat",
                        "1",
                        "--leader",
                        "0",
                        "--trick",
                        "7H"))
                .isZero();
        assertThat(out.toString()).startsWith("points  ").contains("seat 1 to play");
    }

    @Test
    void one_hand_is_weighed_in_each_contract_and_the_progress_goes_to_the_error_stream() {
        assertThat(solve("C:ATKQJ98 S:A D:A9 H:87", "--indicator", "8C", "--samples", "12", "--seed", "5"))
                .isZero();
        assertThat(out.toString().lines()).hasSize(6).first().isEqualTo("contract          V   error   wins  discard");
        assertThat(out.toString().lines().skip(1).findFirst().orElseThrow()).startsWith("suit C ");
        assertThat(out.toString()).contains(" 100 %");
        assertThat(err.toString()).contains("\r100 %");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--trump X|a trump is C, S, D or H: X",
                "--seat 3|a seat is 0, 1 or 2: 3",
                "--trick 1H|a card is a rank and a suit, like AH: 1H",
                "--ruleset none|no such rule set: none",
                "--contract solo|one of suit, betl, durch, open-betl, open-durch, not solo",
            })
    void what_is_wrong_in_the_command_is_said(String option, String said) {
        String[] parts = option.split(" ", 2);
        assertThat(solve("H:A7", "H:T D:7", "S:8 D:8", parts[0], parts[1])).isEqualTo(2);
        assertThat(err.toString()).contains(said);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void two_hands_are_neither_a_deal_nor_a_hand() {
        assertThat(solve("H:A7", "H:T D:7")).isEqualTo(2);
        assertThat(err.toString()).contains("one hand or three hands, not two");
    }

    private int solve(String... arguments) {
        CommandLine command = new CommandLine(new Main());
        command.setOut(new PrintWriter(out));
        command.setErr(new PrintWriter(err));
        String[] all = new String[arguments.length + 1];
        all[0] = "solve";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return command.execute(all);
    }
}
