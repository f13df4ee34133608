package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GoodOrBadTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");
    private static final RuleSet FEDERATION = RuleSetFiles.ruleSet("federation");
    private static final List<Misconception> ALL = Arrays.asList(Misconception.values());

    /** Contracts, or empty for good, by seats in the order they speak. */
    private static GoodOrBad after(RuleSet rules, Object... said) {
        List<GoodOrBad.Said> words = new ArrayList<>();
        for (int at = 0; at < said.length; at += 2) {
            Optional<ContractType> named =
                    said[at + 1] instanceof ContractType type ? Optional.of(type) : Optional.empty();
            words.add(new GoodOrBad.Said(Seat.at((Integer) said[at]).orElseThrow(), named));
        }
        return new GoodOrBad(rules, words);
    }

    private static Answer chosen(ContractType... types) {
        return Answer.Chosen.of(Arrays.stream(types).map(Option.OfContract::new).toArray(Option[]::new));
    }

    @Test
    void R_12_whoever_says_bad_names_a_strictly_higher_contract() {
        GoodOrBad exercise = after(TRADITIONAL, 0, ContractType.BETL);
        assertThat(exercise.seat()).isEqualTo(Seat.SECOND);
        assertThat(exercise.solution())
                .isEqualTo(chosen(ContractType.DURCH, ContractType.OPEN_BETL, ContractType.OPEN_DURCH));
        assertThat(exercise.judge(
                                chosen(
                                        ContractType.BETL,
                                        ContractType.DURCH,
                                        ContractType.OPEN_BETL,
                                        ContractType.OPEN_DURCH),
                                ALL)
                        .misconceptions())
                .containsExactly(Misconception.EQUAL_CONTRACT_IS_ENOUGH);
    }

    @Test
    void R_8_open_betl_stands_above_durch_although_it_pays_the_same() {
        GoodOrBad exercise = after(TRADITIONAL, 0, ContractType.DURCH);
        assertThat(exercise.judge(chosen(ContractType.OPEN_DURCH), ALL).misconceptions())
                .contains(Misconception.OPEN_BETL_BELOW_DURCH, Misconception.PRICE_IS_RANK);
    }

    @Test
    void R_12_an_earlier_good_binds_nobody_to_a_higher_contract() {
        GoodOrBad exercise = after(TRADITIONAL, 0, ContractType.SUIT, 1, "good", 2, ContractType.BETL, 0, "good");
        assertThat(exercise.seat()).isEqualTo(Seat.SECOND);
        assertThat(exercise.soloist()).isEqualTo(Seat.THIRD);
        assertThat(exercise.judge(Answer.Chosen.of(Option.Word.ONLY_GOOD), ALL).misconceptions())
                .containsExactly(Misconception.GOOD_BINDS_FOR_LATER);
        assertThat(exercise.reason(Option.Word.ONLY_GOOD).why()).isEqualTo(Why.EARLIER_GOOD_BINDS_NOT);
    }

    @Test
    void R_12_the_earlier_soloist_answers_too() {
        GoodOrBad exercise = after(TRADITIONAL, 0, ContractType.SUIT, 1, ContractType.BETL, 2, "good");
        assertThat(exercise.seat()).isEqualTo(Seat.FOREHAND);
        assertThat(exercise.judge(Answer.Chosen.of(Option.Word.ONLY_GOOD), ALL).misconceptions())
                .containsExactly(Misconception.EARLIER_SOLOIST_IS_OUT);
    }

    @Test
    void R_12_nobody_says_bad_to_the_highest_contract() {
        assertThat(after(TRADITIONAL, 0, ContractType.OPEN_DURCH).solution())
                .isEqualTo(Answer.Chosen.of(Option.Word.ONLY_GOOD));
        assertThat(after(FEDERATION, 0, ContractType.DURCH).solution())
                .isEqualTo(Answer.Chosen.of(Option.Word.ONLY_GOOD));
    }

    @Test
    void what_was_said_keeps_to_the_rules() {
        assertThatThrownBy(() -> after(TRADITIONAL, 1, ContractType.SUIT)).hasMessageContaining("forehand names");
        assertThatThrownBy(() -> after(TRADITIONAL, 0, ContractType.BETL, 1, ContractType.BETL))
                .hasMessageContaining("higher contract");
        assertThatThrownBy(() -> after(TRADITIONAL, 0, ContractType.BETL, 2, "good"))
                .hasMessageContaining("not to answer");
        assertThatThrownBy(() -> after(TRADITIONAL, 0, ContractType.BETL, 1, "good", 2, "good"))
                .hasMessageContaining("still to answer");
        assertThatThrownBy(() -> after(RuleSetFiles.ruleSet("portuguese"), 0, ContractType.BETL))
                .hasMessageContaining("take over");
    }
}
