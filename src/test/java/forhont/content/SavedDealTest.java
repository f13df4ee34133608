package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.rules.Action;
import forhont.rules.CardSet;
import forhont.rules.Deal;
import forhont.rules.Packets;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Sfc32;
import forhont.rules.Stage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SavedDealTest {
    private static final RuleSet RULES = RuleSetFiles.ruleSet("traditional");

    @Test
    void a_deal_that_is_saved_and_read_is_the_same() {
        for (int seed = 0; seed < 300; seed++) {
            int tricks = seed % 11;
            SavedDeal saved = SavedDeal.of(suit(seed, tricks));
            HraReading reading = SavedDeal.parse("saved.hra", saved.toString());
            assertThat(reading.faults()).isEmpty();
            assertThat(reading.deal()).contains(saved);
            assertThat(saved.tricks()).hasSize(tricks);
            assertThat(saved.dealt().all().union(saved.talon())).isEqualTo(CardSet.PACK);
            assertThat(saved.dealt().of(Seat.SECOND).size()).isEqualTo(10);
        }
    }

    @Test
    void a_hand_may_be_empty_when_its_cards_stand_in_the_tricks() {
        SavedDeal saved = SavedDeal.of(suit(5, 10));
        assertThat(saved.toString()).contains("<Hrac1 />").contains("Kolo=\"11\"");
        assertThat(SavedDeal.parse("saved.hra", saved.toString()).deal()).contains(saved);
    }

    @Test
    void unknown_parts_comments_and_the_order_within_a_trick_do_not_matter() {
        SavedDeal saved = SavedDeal.of(suit(6, 3));
        String text = saved.toString()
                .replace("  <Talon>", "  <Komentar>a <b>remark</b> &lt;here&gt;</Komentar>\n  <Talon><!-- two -->")
                .replace("<Hrac1>", "<Hrac1 Jmeno=\"A\">")
                .replace("<Hra ", "<Hra Verze=\"1\" ");
        int trick = text.indexOf("<Stych Kolo=\"1\"");
        int first = text.indexOf("      <Hrac", trick);
        int second = text.indexOf("      <Hrac", first + 1);
        int third = text.indexOf("      <Hrac", second + 1);
        String turned = text.substring(0, first)
                + text.substring(second, third)
                + text.substring(first, second)
                + text.substring(third);
        assertThat(SavedDeal.parse("saved.hra", turned).deal()).contains(saved);
    }

    @Test
    void twelve_cards_and_no_talon_are_a_deal_before_the_discard() {
        SavedDeal saved = SavedDeal.of(suit(7, 0));
        String twelve = saved.toString()
                .replaceAll("(?s)</Hrac1>(.*)<Talon>\n(.*)  </Talon>", "$2</Hrac1>$1<Talon/>")
                .replaceAll(" Voli=\"[^\"]*\" Typ=\"[^\"]*\" Trumf=\"[^\"]*\"", "");
        SavedDeal read = SavedDeal.parse("saved.hra", twelve).deal().orElseThrow();
        assertThat(read.hands().of(Seat.FOREHAND).size()).isEqualTo(12);
        assertThat(read.talon()).isEqualTo(CardSet.EMPTY);
        assertThat(read.chooser()).isEqualTo(Optional.empty());
        assertThat(read.trump()).isEqualTo(Optional.empty());
    }

    @ParameterizedTest
    @CsvSource({
        "Hra, Krava, 2, Krava",
        "Zacina=\"Hrac1\" Voli, Zacina=\"Hrac4\" Voli, 2, Hrac4",
        "Kolo=\"1\", Kolo=\"x\", 2, x",
        "Barva=\"Kule\", Barva=\"Modry\", 4, Modry",
        "</Talon>, </Talom>, 42, XML"
    })
    void damage_is_named_with_its_place(String good, String bad, int line, String named) {
        String text = SavedDeal.of(suit(1, 0)).toString();
        HraReading reading = SavedDeal.parse("bad.hra", text.replace(good, bad));
        assertThat(reading.deal()).isEqualTo(Optional.empty());
        assertThat(reading.faults()).anySatisfy(fault -> {
            assertThat(fault.path()).isEqualTo("bad.hra");
            assertThat(fault.toString()).contains(named);
        });
        assertThat(reading.faults().get(0).line()).isGreaterThanOrEqualTo(Math.min(line, 2));
    }

    @Test
    void a_card_that_stands_twice_or_is_missing_is_a_fault() {
        String text = SavedDeal.of(suit(1, 0)).toString();
        int card = text.indexOf("    <Karta");
        int next = text.indexOf("    <Karta", card + 1);
        String line = text.substring(card, next);
        assertThat(faults(text.replace(line, line + line))).singleElement().satisfies(fault -> {
            assertThat(fault.what()).contains("twice");
            assertThat(fault.line()).isEqualTo(5);
        });
        assertThat(faults(text.replace(line, "")))
                .singleElement()
                .satisfies(fault -> assertThat(fault.what()).contains("no whole deal"));
    }

    @Test
    void document_types_and_external_entities_are_refused() {
        String text = SavedDeal.of(suit(1, 0)).toString();
        String evil = text.replace("<Hra ", "<!DOCTYPE Hra [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<Hra ")
                .replace("  <Talon>", "  <Komentar>&x;</Komentar>\n  <Talon>");
        assertThat(faults(evil))
                .singleElement()
                .satisfies(fault -> assertThat(fault.what()).contains("document type"));
    }

    @Test
    void what_is_no_saved_deal_at_all_is_a_fault_and_never_an_exception() {
        for (String text : List.of(
                "",
                "<",
                "<Hra",
                "<Hra/>",
                "hello",
                "<Hra Kolo=\"0\" Zacina=\"Hrac1\"><Stychy><Stych/></Stychy></Hra>",
                "\0",
                "<a>".repeat(1000))) {
            assertThat(faults(text)).isNotEmpty();
        }
        assertThat(faults(" ".repeat((1 << 20) + 1))).isNotEmpty();
        String good = SavedDeal.of(suit(3, 4)).toString();
        for (int length = 0; length < good.length() - 2; length += 7) {
            assertThat(faults(good.substring(0, length))).isNotEmpty();
        }
    }

    @Test
    void a_deal_is_saved_between_two_tricks_only() {
        Deal deal = Deal.of(RULES, Packets.ofSeed(RULES.dealing(), 1));
        assertThatThrownBy(() -> SavedDeal.of(deal)).hasMessageContaining("between two tricks");
    }

    private static List<Fault> faults(String text) {
        return SavedDeal.parse("bad.hra", text).faults();
    }

    private static Deal suit(long seed, int tricks) {
        Sfc32 chance = new Sfc32(seed);
        Deal deal = Deal.of(RULES, Packets.ofSeed(RULES.dealing(), seed));
        while (deal.position()
                .map(played -> played.score().tricks().size() < tricks)
                .orElse(true)) {
            List<Action> options = deal.options();
            boolean first = deal.stage() == Stage.CONTRACT || deal.stage() == Stage.ANSWER;
            deal = deal.apply(options.get(first ? 0 : chance.nextInt(options.size())));
        }
        return deal;
    }
}
