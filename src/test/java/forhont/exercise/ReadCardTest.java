package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.Card;
import forhont.rules.RuleSet;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadCardTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");
    private static final List<Misconception> ALL = Arrays.asList(Misconception.values());

    private static Card card(String text) {
        return Card.parse(text).orElseThrow();
    }

    private static ReadCard read(String card, String... among) {
        return new ReadCard(
                TRADITIONAL,
                card(card),
                Arrays.stream(among).map(ReadCardTest::card).toList());
    }

    private static Answer named(String card) {
        return Answer.Chosen.of(new Option.NamedCard(card(card)));
    }

    @Test
    void R_1_a_figure_without_a_crown_is_told_by_the_place_of_its_sign() {
        ReadCard ober = read("QS", "KS", "JS", "QC", "QS");
        Verdict verdict = ober.judge(named("JS"), ALL);
        assertThat(verdict.misconceptions()).containsExactly(Misconception.OBER_AND_UNTER_SWAPPED);
        assertThat(ober.reason(new Option.NamedCard(card("JS"))).why()).isEqualTo(Why.OBER_HAS_ITS_SIGN_ABOVE);
        assertThat(Why.OBER_HAS_ITS_SIGN_ABOVE.rule()).isEqualTo("R-1");
        assertThat(ober.judge(named("QS"), ALL).right()).isTrue();
    }

    @Test
    void R_1_leaves_may_be_taken_for_acorns_and_bells_for_hearts() {
        assertThat(read("QS", "KS", "JS", "QC", "QS").judge(named("QC"), ALL).misconceptions())
                .containsExactly(Misconception.SUIT_SIGNS_MIXED_UP);
        assertThat(read("TD", "9D", "TD", "TH", "AD").judge(named("TH"), ALL).misconceptions())
                .containsExactly(Misconception.SUIT_SIGNS_MIXED_UP);
    }

    @Test
    void R_1_a_card_without_a_figure_is_told_by_counting_its_signs() {
        ReadCard ten = read("TD", "9D", "TD", "TH", "AD");
        assertThat(ten.signs()).isEqualTo(10);
        assertThat(ten.reason(new Option.NamedCard(card("9D"))).why()).isEqualTo(Why.SIGNS_ARE_COUNTED);
        assertThat(ten.reason(new Option.NamedCard(card("TH"))).why()).isEqualTo(Why.SUIT_SIGN_DIFFERS);
    }

    @Test
    void a_wrong_rule_gives_no_name_that_is_not_offered() {
        assertThat(read("KH", "KH", "AH", "TH", "9H").wrongAnswers()).isEmpty();
    }

    @Test
    void the_card_is_among_four_different_ones() {
        assertThatThrownBy(() -> read("KH", "QH", "AH", "TH", "9H")).hasMessageContaining("four different cards");
        assertThatThrownBy(() -> read("KH", "KH", "AH", "AH", "9H")).hasMessageContaining("four different cards");
    }

    @Test
    void R_1_a_king_is_told_by_the_crown_and_an_ace_by_two_great_signs() {
        assertThat(read("KH", "KH", "QH", "TH", "9H").judge(named("QH"), ALL).misconceptions())
                .containsExactly(Misconception.OBER_TAKEN_FOR_KING);
        assertThat(read("KH", "KH", "QH", "TH", "9H")
                        .reason(new Option.NamedCard(card("QH")))
                        .why())
                .isEqualTo(Why.KING_WEARS_A_CROWN);
        assertThat(read("AC", "AC", "TC", "AS", "9C")
                        .reason(new Option.NamedCard(card("TC")))
                        .why())
                .isEqualTo(Why.ACE_SHOWS_TWO_GREAT_SIGNS);
        assertThat(read("JD", "JD", "QD", "JH", "9D")
                        .reason(new Option.NamedCard(card("QD")))
                        .why())
                .isEqualTo(Why.UNTER_HAS_ITS_SIGN_BELOW);
    }
}
