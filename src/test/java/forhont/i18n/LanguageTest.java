package forhont.i18n;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LanguageTest {
    private static final Language CZECH = language("cs", 1, true);

    @Test
    void a_message_and_prose_are_found_by_their_keys() {
        assertThat(CZECH.text("seat.0")).isEqualTo("forhont");
        assertThat(CZECH.text("verdict.beat", Map.of("card", "eso"))).isEqualTo("Přebijte eso!");
        assertThat(CZECH.prose("rule.R-1.text")).isEqualTo(Prose.parse("Hraje se *32* kartami."));
        assertThat(CZECH.keys()).containsExactly("card.german.KS", "rule.R-1.text", "seat.0", "verdict.beat");
    }

    @Test
    void a_message_is_read_as_prose_with_cards_handed_in() {
        assertThat(CZECH.prose("verdict.beat", Map.of("card", "{KS}"))).isEqualTo(Prose.parse("Přebijte {KS}!"));
    }

    @Test
    void a_missing_key_is_refused_with_its_language() {
        assertThat(CZECH.has("page.home.title")).isFalse();
        assertThatThrownBy(() -> CZECH.text("page.home.title"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("page.home.title")
                .hasMessageContaining("cs");
        assertThatThrownBy(() -> CZECH.prose("rule.R-99.text")).hasMessageContaining("rule.R-99.text");
    }

    @Test
    void terms_and_card_corners_have_their_own_questions() {
        assertThat(CZECH.card(Pack.GERMAN, "KS")).isEqualTo("zelený král");
        assertThat(CZECH.term("seat", "0")).isEqualTo("forhont");
        assertThat(List.of(CZECH.index('A'), CZECH.index('T'), CZECH.index('9')))
                .containsExactly("E", "10", "9");
    }

    static Language language(String tag, int order, boolean complete) {
        Profile profile = new Profile(
                tag,
                "Čeština",
                Direction.LTR,
                order,
                complete,
                Pack.GERMAN,
                Map.of("A", "E", "K", "K", "Q", "S", "J", "s", "T", "10"),
                Typography.PLAIN);
        Words words = new Words(
                Map.of(
                        "seat.0", Message.parse("forhont"),
                        "card.german.KS", Message.parse("zelený král"),
                        "verdict.beat", Message.parse("Přebijte {card}!")),
                Map.of("rule.R-1.text", Prose.parse("Hraje se *32* kartami.")));
        return new Language(profile, () -> words);
    }
}
