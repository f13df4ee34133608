package forhont.rules;

import static forhont.rules.Written.set;
import static forhont.rules.Written.view;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R17KeptSevenTest {

    @ParameterizedTest(name = "{0}: {1}, holding {2}: {3}")
    @CsvSource({
        "traditional, -, 7H AC, AC",
        "traditional, -, 7H 8H, 8H",
        "traditional, -, 7H, 7H",
        "traditional, KD, 7H 9H, 9H",
        "traditional, KD KH, 7H 9H, 9H",
        "traditional, KD, 7H AC, 7H",
        "traditional, KH, 7H AC, 7H",
        "traditional, KD, 7D 7H, 7D",
        "federation, -, 7H AC, AC",
        "portuguese, -, 7H AC, 7H AC"
    })
    void whoever_announced_seven_keeps_it_while_another_card_is_legal(
            String rules, String trick, String hand, String legal) {
        assertThat(Legal.legal(view(rules, "H", trick, hand, true))).isEqualTo(set(legal));
    }

    @Test
    void an_unannounced_seven_is_a_card_like_any_other() {
        assertThat(Legal.legal(view("traditional", "H", "-", "7H AC", false))).isEqualTo(set("7H AC"));
    }

    @Test
    void the_reason_is_this_rule_only_where_no_other_forbids_the_seven() {
        assertThat(Legal.objection(Written.card("7H"), view("traditional", "H", "KD", "7H 9H", true)))
                .contains(Objection.KEEP_THE_SEVEN);
        assertThat(Legal.objection(Written.card("7H"), view("traditional", "H", "KD 8H", "7H 9H", true)))
                .contains(Objection.MUST_OVERTRUMP);
    }

    @Test
    void the_seven_of_another_suit_is_free() {
        assertThat(Legal.legal(view("traditional", "H", "-", "7D AC", true))).isEqualTo(set("7D AC"));
    }

    @Test
    void it_binds_only_the_side_that_announced() {
        Announced announced = Announced.NOTHING.withSeven(Side.DEFENCE);
        assertThat(announced.binds(Side.DEFENCE, Written.rules("traditional"))).isTrue();
        assertThat(announced.binds(Side.SOLOIST, Written.rules("traditional"))).isFalse();
        assertThat(announced.binds(Side.DEFENCE, Written.rules("portuguese"))).isFalse();
    }
}
