package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Settle;
import forhont.i18n.Language;
import forhont.play.PlayThrough;
import forhont.play.Strength;
import forhont.rules.Action;
import forhont.rules.Seat;
import forhont.rules.Stage;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A hand as cards, in words and for the ear, and what is said beside a card of it. */
class HandsTest {
    private static final String STEP = "/lessons/trumping/must-overtrump";
    private static final String IN_WORDS = "look=v1.hand-text";

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    private static Language language(String tag) {
        return TestSite.languages().find(tag).orElseThrow();
    }

    private static String hand(String page) {
        int from = page.indexOf("<fieldset");
        return page.substring(from, page.indexOf("</fieldset>", from));
    }

    private static List<String> all(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .toList();
    }

    /** A deal played without thought up to the learner's turn at that stage. */
    private static PlayThrough at(Stage stage) {
        PlayThrough play = PlayThrough.start(
                TestSite.library().ruleSet("traditional").orElseThrow(), 5, Seat.FOREHAND, Strength.EASY);
        while (play.deal().stage() != stage || play.waits()) {
            play = play.after(play.deal().options().get(0));
        }
        return play;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            es | Tus cartas – tréboles: rey, nueve y siete; picas: diez y ocho; corazones: as y nueve.
            pt | Suas cartas – paus: rei, nove e sete; espadas: dez e oito; copas: ás e nove.
            fr | Vos cartes – trèfle : roi, neuf et sept ; pique : dix et huit ; cœur : as et neuf.
            cs | Vaše karty – žaludy: král, devítka a sedma; zelené: desítka a osma; červené: eso a devítka.
            """)
    void a_hand_to_choose_from_is_one_sentence_for_the_ear(String tag, String sentence) {
        String page = client.get("/" + tag + STEP).body().replaceAll("[\u00a0\u202f]", " ");
        assertThat(page).containsOnlyOnce("<p class=\"hidden-visually\">" + sentence + "</p>");
    }

    @Test
    void nothing_is_remembered_of_whoever_chooses_what_everybody_has() {
        assertThat(client.get("/es?hand=cards").headers().allValues("Set-Cookie"))
                .isEmpty();
        HttpResponse<String> back = client.get("/es?hand=cards", "Cookie", "look=v1.hand-text; token=1");
        assertThat(back.statusCode()).isEqualTo(303);
        assertThat(Steps.cookie(back, "look")).isEqualTo("look=");
        HttpResponse<String> rest = client.get("/es?hand=cards", "Cookie", "look=v1.text-large.hand-text; token=1");
        assertThat(Steps.cookie(rest, "look")).isEqualTo("look=v1.text-large");
    }

    @Test
    void the_address_shows_the_hand_in_words_and_keeps_what_else_was_chosen() {
        HttpResponse<String> chosen = client.get("/cs" + STEP + "?hand=text", "Cookie", "look=v1.colours-dark");
        assertThat(chosen.headers().firstValue("Location")).contains("/cs" + STEP);
        assertThat(Steps.cookie(chosen, "look")).isEqualTo("look=v1.colours-dark.hand-text");
        String hand = hand(client.get("/cs" + STEP, "Cookie", IN_WORDS).body());
        assertThat(hand)
                .doesNotContain("class=\"card ")
                .contains("žaludový král")
                .contains("žaludy");
        assertThat(all("class=\"choice\"", hand)).hasSize(7);
    }

    @Test
    void the_other_view_takes_what_was_chosen_along() {
        String page = client.post("/es" + STEP + "?hand=text", "answer=KC&answer=9C&try=1")
                .body();
        assertThat(all("value=\"..\" checked", page)).containsExactly("value=\"KC\" checked", "value=\"9C\" checked");
        assertThat(page).contains("formaction=\"/es" + STEP + "?hand=cards\"").doesNotContain("verdict is-");
    }

    @Test
    void each_seat_of_a_trick_says_its_turn_and_its_role() {
        assertThat(all(
                        "(?<=seat-name\">)(?:<button[^>]*>)?[^<]*",
                        client.get("/es/lessons/trumping/must-overtrump").body()))
                .extracting(name -> name.replaceAll("<[^>]*>", "").replace('\u00a0', ' '))
                .containsExactly("1. Tu compañero: salida", "2. Solista", "3. Tú");
    }

    @Test
    void a_refused_card_of_a_lesson_says_why_beside_itself() {
        String hand = hand(
                client.post("/es" + STEP, "answer=KC&answer=7C&answer=TS&try=1").body());
        assertThat(all("aria-describedby=\"[^\"]*\"", hand))
                .containsExactly("aria-describedby=\"refused-7C\"", "aria-describedby=\"refused-TS\"");
        assertThat(hand.substring(hand.indexOf("id=\"refused-7C\"")))
                .contains(language("es").text("why.must-overtrump.short"));
    }

    @Test
    void a_refused_card_of_a_whole_deal_says_why_beside_itself() {
        PlayThrough play = at(Stage.PLAY);
        while (play.waits()
                || play.deal().options().size()
                        == play.deal().view(Seat.FOREHAND).hand().size()) {
            play = play.after(play.deal().options().get(0));
        }
        PlayThrough turn = play;
        String card = turn.deal().view(Seat.FOREHAND).hand().cards().stream()
                .filter(held -> !turn.deal().options().contains(Action.Play.of(held)))
                .findFirst()
                .orElseThrow()
                .toString();
        String hand =
                hand(client.post("/cs" + DealPage.path(turn), "answer=" + card).body());
        assertThat(hand).contains("aria-describedby=\"refused-" + card + "\"").contains("id=\"refused-" + card + "\"");
    }

    @Test
    void a_wrong_account_stands_open() {
        Steps.Asked asked = Steps.all("es").stream()
                .filter(one -> one.exercise() instanceof Settle)
                .findFirst()
                .orElseThrow();
        String right = Steps.form(asked.exercise().solution(), 1);
        String page = client.post(asked.path(), right.replaceFirst("=-?[0-9]+", "=77"))
                .body();
        assertThat(page).contains("verdict is-wrong").contains("<details class=\"every\" open=\"\">");
    }

    @Test
    void the_replay_leads_to_each_trick_and_to_both_ends() {
        PlayThrough play = at(Stage.OVER);
        String replay = "/es" + DealReplayPage.path(play, 0);
        String page = client.get(replay).body();
        int tricks = play.deal().position().orElseThrow().score().tricks().size();
        assertThat(all("aria-label=\"Baza [0-9]+\"", page)).hasSize(tricks);
        assertThat(page).contains("href=\"" + replay + "\"").contains("/replay/" + play.length() + "\"");
        String third =
                all("[^\"]*replay/[0-9]+(?=\" aria-label=\"Baza.3\")", page).get(0);
        assertThat(client.get(third).body()).containsPattern("aria-label=\"Baza.3\" aria-current=\"step\"");
    }

    @Test
    void the_words_on_the_table_of_a_deal_open_their_meaning() {
        String page = client.get("/fr" + DealPage.path(at(Stage.TRUMP))).body();
        assertThat(page)
                .contains("popovertarget=\"term-indicator\"")
                .contains("id=\"term-indicator\"")
                .contains("popovertarget=\"term-trump\"");
    }
}
