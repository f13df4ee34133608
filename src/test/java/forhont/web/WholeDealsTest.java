package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.RuleSetFiles;
import forhont.content.RuleSetReader;
import forhont.play.PlayThrough;
import forhont.protocol.Engine;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Stage;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole deals played through the real server, by plain posts. */
class WholeDealsTest {
    private static final Engine ENGINE = new Engine(RuleSetFiles.all().values(), RuleSetReader::read);
    private static final String CODE = "1.traditional.~k3f9";

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    private static Learner learner(String language, long seed) {
        return new Learner(client, ENGINE::line, language, seed);
    }

    @ParameterizedTest
    @CsvSource({
        "es, traditional, 0, 1",
        "cs, traditional, 1, 2",
        "fr, traditional, 2, 3",
        "pt, portuguese, 0, 1",
        "es, portuguese, 2, 2",
        "cs, federation, 1, 1",
        "fr, beginner, 0, 3"
    })
    void random_legal_acts_lead_to_the_engines_account(String language, String rules, int seat, int strength) {
        learner(language, 7 * seat + strength).play(rules, seat, strength);
    }

    /** 50 deals for each strength and seat, in the rule sets and languages by turns. */
    @Test
    @Tag("long")
    void every_strength_and_seat_is_played_to_the_end() {
        List<Long> millis = new ArrayList<>();
        List<String> languages = List.of("es", "pt", "fr", "cs");
        List<RuleSet> ruleSets = TestSite.library().ruleSets();
        for (int number = 0; number < 50; number++) {
            for (int seat = 0; seat < 3; seat++) {
                for (int strength = 1; strength <= 3; strength++) {
                    Learner learner = learner(languages.get(number % 4), 1_000L * seat + 100L * strength + number);
                    learner.play(ruleSets.get(number / 4 % ruleSets.size()).id(), seat, strength);
                    millis.addAll(learner.millis());
                }
            }
        }
        millis.sort(null);
        System.out.println(millis.size() + " pages, median " + millis.get(millis.size() / 2) + " ms, 99 of 100 within "
                + millis.get(millis.size() * 99 / 100) + " ms");
        assertThat(millis.get(millis.size() / 2)).isLessThan(300);
    }

    private static HttpResponse<String> followed(String path) {
        HttpResponse<String> first = client.get(path);
        return first.statusCode() == 303
                ? client.get(first.headers().firstValue("Location").orElseThrow())
                : first;
    }

    @Test
    void a_link_gives_the_same_deal_and_the_same_first_acts_again() {
        HttpResponse<String> once = client.get("/es/play/2-2/" + CODE);
        assertThat(once.statusCode()).isEqualTo(303);
        assertThat(client.get("/es/play/2-2/" + CODE).headers().firstValue("Location"))
                .isEqualTo(once.headers().firstValue("Location"));
        assertThat(once.headers().firstValue("Location").orElseThrow())
                .matches("/es/play/2-2/\\Q" + CODE + "\\E\\.[lm].*g");
        assertThat(followed("/es/play/2-2/" + CODE).body()).contains("mano, a tu izquierda");
    }

    @Test
    void an_illegal_card_is_explained_by_its_rule_and_costs_nothing() {
        PlayThrough play = learner("es", 3).play("beginner", 1, 1);
        int turns = play.turns().size();
        for (int number = 0; number < turns; number++) {
            PlayThrough before = play.upTo(play.turns().get(number));
            var deal = before.deal();
            var position = deal.position();
            if (position.isPresent()
                    && deal.options().size() < deal.hands().of(play.learner()).size()) {
                var illegal = deal.hands()
                        .of(play.learner())
                        .minus(position.get().legal())
                        .first();
                String rule = position.get().objection(illegal).orElseThrow().rule();
                HttpResponse<String> page =
                        client.post("/es/play/" + before.who() + "/" + before.code(), "answer=" + illegal);
                assertThat(page.statusCode()).isEqualTo(200);
                assertThat(page.body()).contains("verdict is-wrong").contains("#" + rule);
                return;
            }
        }
        throw new AssertionError("every card was legal: " + play.code());
    }

    @Test
    void an_ace_for_the_talon_is_explained_and_three_cards_are_counted() {
        String here = "/es/play/0-1/" + CODE + ".lTk0";
        assertThat(client.post(here, "answer=AS&answer=AH").body())
                .contains("verdict is-wrong")
                .contains("#R-10");
        HttpResponse<String> one = client.post(here, "answer=7H");
        assertThat(one.statusCode()).isEqualTo(422);
        assertThat(one.body()).contains("exactamente dos cartas");
        assertThat(client.post(here, "").statusCode()).isEqualTo(422);
        assertThat(client.post(here, "answer=no&answer=such").statusCode()).isEqualTo(422);
    }

    @ParameterizedTest
    @CsvSource({"es", "pt", "fr", "cs"})
    void one_button_deals_at_once_and_every_choice_is_folded_away(String language) {
        String page = client.get("/" + language + "/play").body();
        String form = page.substring(page.indexOf("<form class=\"exercise settings\""));
        assertThat(form.indexOf("<button")).isPositive().isLessThan(form.indexOf("<details class=\"every\">"));
        assertThat(form.indexOf("type=\"radio\"")).isGreaterThan(form.indexOf("<details class=\"every\">"));
        HttpResponse<String> dealt = client.post("/" + language + "/play", "");
        assertThat(dealt.headers().firstValue("Location").orElseThrow())
                .startsWith("/" + language + "/play/0-2/1.traditional.");
    }

    @Test
    void what_can_be_said_in_one_way_only_is_not_asked_but_told() {
        HttpResponse<String> laid = client.post("/es/play/0-1/1.beginner.~k3f9", "answer=blind-1");
        String there = laid.headers().firstValue("Location").orElseThrow();
        PlayThrough play = Learner.at(there);
        assertThat(play.deal().stage()).isEqualTo(Stage.DISCARD);
        assertThat(play.turns()).containsExactly(0);
        assertThat(client.get(there).body())
                .contains("<dd>Palo</dd>")
                .contains("Los ases, los dieces y la carta indicadora se quedan.")
                .doesNotContain("sin triunfo");
    }

    @Test
    void a_deal_begun_is_offered_again_until_it_is_played_to_its_end() {
        HttpResponse<String> dealt = client.post("/cs/play", "rules=beginner&seat=0&strength=1");
        String cookie = Steps.cookie(dealt, "deal");
        String there = dealt.headers().firstValue("Location").orElseThrow();
        assertThat(client.get("/cs/play", "Cookie", cookie).body()).contains("href=\"" + there + "\"");
        PlayThrough over = learner("cs", 5).play("beginner", 0, 1);
        assertThat(client.get("/cs/play", "Cookie", "deal=" + over.who() + "/" + over.code())
                        .body())
                .doesNotContain("/cs/play/0-1/");
    }

    @Test
    void a_finished_deal_is_gone_through_step_by_step_and_offered_from_the_other_seats() {
        PlayThrough play = learner("fr", 11).play("traditional", 0, 1);
        String end = "/fr/play/" + play.who() + "/" + play.code();
        assertThat(client.get(end).body())
                .contains("/fr/play/" + play.from(Seat.SECOND).who() + "/"
                        + play.fresh().code())
                .contains("/fr/play/" + play.from(Seat.THIRD).who() + "/"
                        + play.fresh().code())
                .contains(end + "/replay/0");
        for (int step = 0; step <= play.length(); step++) {
            assertThat(client.get(end + "/replay/" + step).statusCode()).isEqualTo(200);
        }
        assertThat(client.get(end + "/replay/" + (play.length() + 1)).statusCode())
                .isEqualTo(404);
    }

    @ParameterizedTest
    @CsvSource({
        "3-1/1.traditional.~a",
        "0-4/1.traditional.~a",
        "0-0/1.traditional.~a",
        "01/1.traditional.~a",
        "0-1/2.traditional.~a",
        "0-1/1.nowhere.~a",
        "0-1/1.traditional.~A",
        "0-1/1.traditional.a",
        "0-1/1.traditional.~a.zz",
        "0-1/1.traditional.~a.g",
        "0-1/1.traditional.~a/replay/0",
        "0-1/1.traditional.~a/replay/x"
    })
    void an_address_that_is_no_deal_leads_to_the_page_that_says_so(String address) {
        HttpResponse<String> page = client.get("/pt/play/" + address);
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(page.body()).contains("lang=\"pt\"");
    }
}
