package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Discard;
import forhont.exercise.Kind;
import forhont.exercise.LegalCards;
import forhont.exercise.Misconception;
import forhont.exercise.Option;
import forhont.exercise.Why;
import forhont.i18n.Language;
import forhont.practice.Drawn;
import forhont.rules.Rank;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of an answer holds wherever it is said: beside cards that another rule forbids too. */
class TrueReasonsTest {
    private static final Map<String, List<String>> SEVENS = Map.of(
            "es", List.of("siete de triunfo"),
            "pt", List.of("sete de trunfo"),
            "fr", List.of("sept d’atout"),
            "cs", List.of("trumfová sedma", "trumfovou sedmu"));

    /** Words that promise every card of a suit. */
    private static final Map<String, List<String>> EVERY = Map.of(
            "es", List.of("valen tod", "vale tod", "vale cualquier"),
            "pt", List.of("valem tod", "vale tod", "vale qualquer", "valem alt"),
            "fr", List.of("toutes sont", "toutes conviennent", "n’importe quel"),
            "cs", List.of("každá karta", "každým", "kterýkoli", "kteroukoli"));

    private static final List<Why> OF_MORE = List.of(
            Why.BEATS,
            Why.FOLLOWS_CANNOT_BEAT,
            Why.FOLLOWS_AFTER_RUFF,
            Why.TRUMPS,
            Why.OVERTRUMPS,
            Why.UNDERTRUMPS,
            Why.FREE);

    private static final List<Misconception> OF_DISCARD =
            List.of(Misconception.TRUMPS_STAY, Misconception.ONLY_LOW_CARDS_GO, Misconception.SUIT_DISCARD_EVERYWHERE);

    private static Language language(String tag) {
        return TestSite.languages().find(tag).orElseThrow();
    }

    @Test
    void the_trump_seven_may_be_the_very_card_that_stays() {
        assertThat(Drawn.items(Kind.DISCARD))
                .anyMatch(item -> item.exercise() instanceof Discard discard
                        && discard.type().hasTrump()
                        && discard.indicator()
                                .filter(card -> card.rank() == Rank.SEVEN)
                                .isPresent()
                        && discard.traps(Drawn.known(discard)).contains(Misconception.TRUMPS_STAY));
    }

    @Test
    void a_king_may_wait_while_others_of_its_suit_may_be_played() {
        assertThat(Drawn.more(Kind.LEGAL_CARDS, 400))
                .anyMatch(item -> item.exercise() instanceof LegalCards legal
                        && legal.options().stream()
                                .anyMatch(option -> legal.reason(option).why() == Why.QUEEN_FIRST)
                        && legal.solution().options().stream().anyMatch(option -> follows(legal, option)));
    }

    private static boolean follows(LegalCards legal, Option option) {
        return OF_MORE.contains(legal.reason(option).why());
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void what_is_said_of_a_discard_names_no_card_that_may_have_to_stay(String tag) {
        for (Misconception wrong : OF_DISCARD) {
            String said = language(tag).text("misconception." + wrong.id() + ".text");
            assertThat(said).doesNotContainIgnoringCase(SEVENS.get(tag).toArray(String[]::new));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void what_is_said_of_cards_left_out_never_promises_all_of_a_suit(String tag) {
        for (Why why : OF_MORE) {
            String said = language(tag)
                    .prose("why." + why.id() + ".missed", Map.of("winning", "{AS}"))
                    .plain(code -> code);
            assertThat(said)
                    .as(why.id())
                    .doesNotContainIgnoringCase(EVERY.get(tag).toArray(String[]::new));
        }
        assertThat(language(tag).text("misconception." + Misconception.BEAT_AFTER_RUFF.id() + ".text"))
                .doesNotContainIgnoringCase(EVERY.get(tag).toArray(String[]::new));
    }
}
