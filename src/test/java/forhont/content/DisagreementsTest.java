package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.rules.CardSet;
import forhont.rules.RuleSet;
import forhont.settlement.Disagreement;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DisagreementsTest {
    private static final Disagreements READ = read();

    private static Disagreements read() {
        try (Source packed = Source.packed()) {
            return Library.read(packed).library().orElseThrow().disagreements();
        }
    }

    @Test
    void three_rule_sets_are_compared_in_eleven_positions() {
        assertThat(READ.compared()).extracting(RuleSet::id).containsExactly("traditional", "portuguese", "federation");
        assertThat(READ.positions()).hasSize(11);
    }

    @ParameterizedTest
    @CsvSource({
        "sixty-and-two-twenties, 1, 1, 2",
        "fifty-of-ninety, 1, -1, 1",
        "hundred-failed-at-seventy, -16, -4, -20",
        "game-in-hearts, 2, 1, 2",
        "betl-made, 5, 5, 15",
        "durch-made, 10, 10, 30"
    })
    void each_defender_pays_what_the_rule_set_says(String id, int traditional, int portuguese, int federation) {
        Map<String, Integer> paid = new TreeMap<>();
        RuleSetFiles.all()
                .forEach((name, rules) -> ((Disagreement.Paid) find(id))
                        .answer(rules)
                        .ifPresent(settlement -> paid.put(name, settlement.perDefender())));
        assertThat(paid)
                .containsEntry("traditional", traditional)
                .containsEntry("portuguese", portuguese)
                .containsEntry("federation", federation);
    }

    @Test
    void a_contract_only_one_rule_set_has_is_paid_in_no_other() {
        Disagreement.Paid open = (Disagreement.Paid) find("open-betl-made");
        assertThat(open.answer(RuleSetFiles.ruleSet("traditional"))).isPresent();
        assertThat(open.answer(RuleSetFiles.ruleSet("portuguese"))).isEqualTo(Optional.empty());
        assertThat(open.answer(RuleSetFiles.ruleSet("federation"))).isEqualTo(Optional.empty());
    }

    @ParameterizedTest
    @CsvSource({
        "marriage-led, traditional, S:Q H:9, S:Q",
        "marriage-led, portuguese, S:KQ H:9, S:KQ",
        "marriage-led, federation, S:KQ H:9, S:KQ",
        "marriage-followed, traditional, S:Q, S:Q",
        "marriage-followed, portuguese, S:KQ, ''",
        "marriage-followed, federation, S:KQ, S:KQ"
    })
    void a_marriage_counts_as_the_rule_set_says(String id, String rules, String legal, String scoring) {
        Disagreement.Choice choice = ((Disagreement.Marriage) find(id)).answer(RuleSetFiles.ruleSet(rules));
        assertThat(choice.legal()).isEqualTo(CardSet.parse(legal).orElseThrow());
        assertThat(choice.scoring()).isEqualTo(CardSet.parse(scoring).orElseThrow());
    }

    @Test
    void the_portuguese_card_values_and_its_deal_do_not_come_out() {
        Disagreement.CardPoints points = (Disagreement.CardPoints) find("card-points");
        assertThat(points.counted()).isEqualTo(116);
        assertThat(points.stated()).isEqualTo(80);
        assertThat(points.played()).isEqualTo(80);
        Disagreement.CardsDealt dealt = (Disagreement.CardsDealt) find("cards-dealt");
        assertThat(dealt.needed()).isEqualTo(38);
        assertThat(dealt.lastPacket()).isEqualTo(3);
        assertThat(dealt.answer(RuleSetFiles.ruleSet("portuguese"))).containsExactly(7, 7, 7, 2, 3, 3, 3);
        assertThat(dealt.answer(RuleSetFiles.ruleSet("traditional"))).containsExactly(7, 5, 5, 5, 5, 5);
    }

    private static Disagreement find(String id) {
        return READ.positions().stream()
                .filter(position -> position.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
