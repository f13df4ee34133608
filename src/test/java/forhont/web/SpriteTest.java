package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Suit;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SpriteTest {
    private static final int MOST = 25_000;

    private static final Assets ASSETS = Assets.read();
    private static final String SPRITE = read("cards.svg");

    private static String read(String name) {
        try (InputStream file = ASSETS.find(name).orElseThrow().open()) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @EnumSource
    void every_face_has_every_card_and_every_sign(Face face) {
        for (Card card : CardSet.PACK) {
            assertThat(SPRITE).containsOnlyOnce("<symbol id=\"" + face.id() + "-" + card + "\"");
        }
        for (Suit suit : Suit.values()) {
            assertThat(SPRITE).containsOnlyOnce("<symbol id=\"" + face.id() + "-suit-" + suit.letter() + "\"");
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_part_of_a_face_draws_it_and_no_other(Face face) {
        String part = read(Assets.cards(face));
        assertThat(found(part, "<symbol id=\"([a-z]+)-"))
                .hasSize(CardSet.PACK.size() + Suit.values().length)
                .containsOnly(face.id());
        assertThat(found(part, "<defs class=\"([a-z]+)\">")).allMatch(face.id()::equals);
        assertThat(found(part, " id=\"([^\"]+)\"").toList())
                .containsAll(found(part, "href=\"#([^\"]+)\"").toList());
    }

    @Test
    void no_two_cards_of_a_face_with_pictures_are_drawn_alike() {
        assertThat(found("<symbol id=\"(?:french|german|bohemian)-.[CSDH]\"[^>]*>(.*?)</symbol>"))
                .hasSize(3 * 32)
                .doesNotHaveDuplicates();
    }

    @Test
    void whatever_is_used_is_there_once() {
        assertThat(found(" id=\"([^\"]+)\"").toList())
                .doesNotHaveDuplicates()
                .containsAll(found("href=\"#([^\"]+)\"").toList());
    }

    private static Stream<String> found(String pattern) {
        return found(SPRITE, pattern);
    }

    private static Stream<String> found(String sprite, String pattern) {
        return Pattern.compile(pattern, Pattern.DOTALL)
                .matcher(sprite)
                .results()
                .map(found -> found.group(1));
    }

    @Test
    void the_whole_sprite_is_small_on_its_way() throws Exception {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(SPRITE.getBytes(StandardCharsets.UTF_8));
        }
        assertThat(packed.size()).isLessThanOrEqualTo(MOST);
    }
}
