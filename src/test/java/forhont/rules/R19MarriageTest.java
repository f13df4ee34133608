package forhont.rules;

import static forhont.rules.Written.card;
import static forhont.rules.Written.contract;
import static forhont.rules.Written.rules;
import static forhont.rules.Written.set;
import static forhont.rules.Written.view;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R19MarriageTest {

    @ParameterizedTest(name = "{0}: {2} on {1}: {3}")
    @CsvSource({
        "traditional, -, KD QD 7C, QD 7C",
        "traditional, JD, KD QD 7C, QD",
        "traditional, AD, KD QD, QD",
        "traditional, -, KD 7C, KD 7C",
        "traditional, TS, KH QH, QH",
        "beginner, -, KD QD 7C, QD 7C",
        "portuguese, -, KD QD 7C, KD QD 7C",
        "federation, JD, KD QD 7C, KD QD"
    })
    void the_queen_goes_before_the_king_where_the_rule_set_says_so(
            String rules, String trick, String hand, String legal) {
        assertThat(Legal.legal(view(rules, "H", trick, hand, false))).isEqualTo(set(legal));
    }

    @ParameterizedTest(name = "{0}: {1} led {3} of {2}: {4}")
    @CsvSource({
        "traditional, QD, KD QD, true, true",
        "traditional, QD, KD QD, false, true",
        "traditional, KD, KD, true, false",
        "traditional, QD, QD, true, false",
        "portuguese, QD, KD QD, true, true",
        "portuguese, KD, KD QD, true, true",
        "portuguese, QD, KD QD, false, false",
        "portuguese, KD, KD QD, false, false",
        "portuguese, KD, KD, true, false",
        "federation, QD, KD QD, false, true",
        "federation, KD, KD QD, false, true",
        "federation, KD, KD QD, true, true",
        "federation, QD, QD, true, false",
        "federation, AD, AD KD QD, true, false"
    })
    void king_and_queen_of_one_hand_score_once(String rules, String card, String hand, boolean led, boolean scores) {
        assertThat(rules(rules).marriages().scores(card(card), set(hand), led, contract("H")))
                .isEqualTo(scores);
    }

    @Test
    void the_trump_marriage_is_forty_and_any_other_twenty() {
        assertThat(MarriageRule.value(Suit.HEARTS, contract("H"))).isEqualTo(40);
        assertThat(MarriageRule.value(Suit.BELLS, contract("H"))).isEqualTo(20);
    }

    @Test
    void the_queen_scores_even_in_a_lost_trick_and_for_the_defence_too() {
        Position ending = PlayedOut.position("H", "traditional", "QD KD", "AD 7C", "QC KC", "0");
        Score score = PlayedOut.toTheEnd(ending, "QD AD QC").score();
        assertThat(score.soloistMarriages()).containsExactly(20);
        assertThat(score.defenceMarriages()).containsExactly(20);
        assertThat(score.soloistPoints()).isZero();
    }

    @Test
    void without_trump_there_are_no_marriages_and_the_king_is_free() {
        assertThat(Legal.legal(view("traditional", "betl", "-", "KD QD", false)))
                .isEqualTo(set("KD QD"));
        assertThat(rules("traditional").marriages().scores(card("QD"), set("KD QD"), true, contract("betl")))
                .isFalse();
    }

    @Test
    void the_reason_for_a_king_is_this_rule_only_where_no_rule_of_following_forbids_it() {
        assertThat(Legal.objection(card("KD"), view("traditional", "H", "-", "KD QD", false)))
                .contains(Objection.QUEEN_FIRST);
        assertThat(Legal.objection(card("KD"), view("traditional", "H", "TD", "KD QD AD", false)))
                .contains(Objection.MUST_BEAT);
    }
}
