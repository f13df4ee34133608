package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.i18n.Language;
import forhont.play.PlayThrough;
import forhont.play.Strength;
import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.Deal;
import forhont.rules.Notation;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Sfc32;
import forhont.rules.Side;
import forhont.rules.Stage;
import forhont.settlement.Facts;
import forhont.settlement.Outcome;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page of a deal says after an act of the learner. */
class DealPagesTest {
    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    private static final int MOST_DEALS = 500;

    private static RuleSet rules() {
        return TestSite.library().ruleSet("traditional").orElseThrow();
    }

    private static Language language(String tag) {
        return TestSite.languages().find(tag).orElseThrow();
    }

    /** The first deal of random legal acts in which the learner does what is looked for, just after that. */
    private static PlayThrough after(Seat learner, BiPredicate<Deal, Action> wanted) {
        for (int seed = 1; seed <= MOST_DEALS; seed++) {
            Sfc32 chance = new Sfc32(seed);
            PlayThrough play = PlayThrough.start(rules(), seed, learner, Strength.EASY);
            while (!play.deal().over()) {
                List<Action> options = play.deal().options();
                for (Action action : options) {
                    if (!play.waits() && wanted.test(play.deal(), action)) {
                        return play.after(action);
                    }
                }
                play = play.after(options.get(chance.nextInt(options.size())));
            }
        }
        throw new AssertionError("no such act in " + MOST_DEALS + " deals");
    }

    private static boolean marriage(Deal deal, Action action) {
        return action instanceof Action.Play play
                && deal.position()
                                .orElseThrow()
                                .hands()
                                .of(deal.toAct().orElseThrow())
                                .size()
                        > 3
                && play.card().rank() == Rank.QUEEN
                && deal.position().orElseThrow().contract().type().hasTrump()
                && deal.view(deal.toAct().orElseThrow())
                        .hand()
                        .contains(Card.of(play.card().suit(), Rank.KING));
    }

    private static String page(String tag, PlayThrough play) {
        String path = "/" + tag + DealPage.path(play);
        HttpResponse<String> page = client.get(path);
        return page.statusCode() == 303
                ? client.get(page.headers().firstValue("Location").orElseThrow())
                        .body()
                : page.body();
    }

    private static String verdict(String page) {
        int from = page.indexOf("class=\"verdict");
        return page.substring(from, page.indexOf("</section>", from));
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void a_marriage_is_said_in_the_verdict_beside_the_card_and_among_the_facts(String tag) {
        PlayThrough play = after(Seat.FOREHAND, DealPagesTest::marriage);
        SeatMarriage said = SeatMarriage.last(play);
        String page = page(tag, play);
        String verdict = verdict(page);
        assertThat(verdict).contains("#R-19").contains(String.valueOf(said.value()));
        assertThat(page)
                .contains(language(tag).text("table.marriage-said", Map.of("points", said.value())))
                .contains("<dt>" + language(tag).text("table.marriages-" + said.side()) + "</dt>");
    }

    /** A marriage as a page tells it. */
    private record SeatMarriage(String side, int value) {
        private static SeatMarriage last(PlayThrough play) {
            var marriages = play.deal().view(play.learner()).marriages();
            var last = marriages.get(marriages.size() - 1);
            var contract = play.deal().contract().orElseThrow();
            return new SeatMarriage(Notation.of(contract.side(last.seat())), last.value());
        }
    }

    @Test
    void of_a_forced_card_only_its_rule_is_told() {
        PlayThrough play = after(
                Seat.SECOND,
                (deal, action) -> deal.stage() == Stage.PLAY
                        && deal.contract().orElseThrow().type().hasTrump()
                        && deal.options().size() == 1
                        && deal.view(Seat.SECOND).hand().size() > 2);
        String page = page("es", play);
        String verdict = verdict(page);
        assertThat(verdict)
                .contains(language("es").text("play.verdict.only"))
                .contains("#R-")
                .doesNotContain("<details");
    }

    @Test
    void whoever_takes_the_talon_is_the_soloist_and_is_told_what_to_outbid() {
        PlayThrough play = after(Seat.SECOND, (deal, action) -> action instanceof Action.Bad);
        String page = page("es", play);
        String facts = page.substring(page.indexOf("felt-facts"), page.indexOf("</dl>", page.indexOf("felt-facts")));
        assertThat(facts)
                .contains(language("es").text("play.to-beat"))
                .contains("<dd>tú</dd>")
                .doesNotContain("mano");
    }

    /** The first deal of first possible acts in which the learner plays a card, just after that and all the others do then. */
    private static PlayThrough afterATrick(boolean learnerTakes) {
        for (int seed = 1; seed <= MOST_DEALS; seed++) {
            PlayThrough play = PlayThrough.start(rules(), seed, Seat.FOREHAND, Strength.EASY);
            while (play.deal().stage() != Stage.PLAY || play.waits() || tricks(play) == 0) {
                play = play.after(play.deal().options().get(0));
            }
            if (play.deal().position().orElseThrow().trick().cards().isEmpty() == learnerTakes) {
                return play;
            }
        }
        throw new AssertionError("no such trick in " + MOST_DEALS + " deals");
    }

    private static int tricks(PlayThrough play) {
        return play.deal().position().orElseThrow().score().tricks().size();
    }

    private static String felt(String page) {
        return page.substring(page.indexOf("class=\"felt\""), page.indexOf("class=\"hand-field\""));
    }

    @Test
    void the_trick_just_taken_lies_on_the_table_until_the_learner_leads_the_next() {
        PlayThrough play = afterATrick(true);
        String felt = felt(page("es", play));
        assertThat(felt)
                .contains(language("es").text("play.last-trick"))
                .contains("trick-play seat-self is-winning")
                .contains(language("es").text("table.takes"))
                .doesNotContain("is-open")
                .doesNotContain("class=\"tricks\"");
    }

    @Test
    void a_trick_that_others_have_begun_lies_under_the_one_before_it() {
        PlayThrough play = afterATrick(false);
        String page = page("cs", play);
        String felt = felt(page);
        assertThat(felt).contains("is-open");
        assertThat(felt.indexOf("class=\"tricks\"")).isPositive().isLessThan(felt.indexOf("is-open"));
        assertThat(felt.substring(0, felt.indexOf("is-open")))
                .contains(language("cs").text("table.takes"));
        assertThat(page.indexOf("class=\"verdict")).isLessThan(page.indexOf("class=\"felt\""));
    }

    @Test
    void what_each_side_has_so_far_stands_under_the_hand() {
        PlayThrough play = afterATrick(true);
        boolean alone = play.deal().contract().orElseThrow().soloist() == play.learner();
        assertThat(alone).isTrue();
        String page = page("es", play);
        String told = language("es").text("play.you-and-others", Map.of("soloist", tricks(play), "defence", 0));
        assertThat(page.indexOf(told)).isGreaterThan(page.indexOf("class=\"hand\""));
    }

    @Test
    void the_end_says_first_who_has_won_and_leaves_out_what_the_rules_do_not_know() {
        RuleSet beginner = TestSite.library().ruleSet("beginner").orElseThrow();
        PlayThrough play = PlayThrough.start(beginner, 1, Seat.SECOND, Strength.EASY);
        while (!play.deal().over()) {
            play = play.after(play.deal().options().get(0));
        }
        Facts.Suit facts = (Facts.Suit) Outcome.of(play.deal()).facts();
        int own = facts.all(Side.DEFENCE);
        int other = facts.all(Side.SOLOIST);
        String said = language("es")
                .text(
                        own > other ? "play.ended.game-won" : "play.ended.game-lost",
                        Map.of("side", "defence", "mine", own, "theirs", other));
        String page = page("es", play);
        assertThat(page.indexOf(said)).isPositive().isLessThan(page.indexOf("class=\"account\""));
        String account = page.substring(page.indexOf("class=\"account\""), page.indexOf("</table>"));
        assertThat(account)
                .contains(">Tu compañero<", ">Tú<", ">Solista<")
                .doesNotContain("iete", "Anunciado", "Doblado", "jugador");
        assertThat(account.split("Lo que el solista cobra", -1)).hasSize(2);
        assertThat(page).contains(language("es").text("play.from-left")).contains("popovertarget=\"term-units\"");
    }

    @Test
    void the_hand_lies_in_the_replay_in_the_order_in_which_it_was_held() {
        PlayThrough play = after(Seat.FOREHAND, (deal, action) -> action instanceof Action.Discard);
        PlayThrough held = play.upTo(play.length() - 1);
        String order = cards(page("es", held), "class=\"hand-field\"");
        while (!play.deal().over()) {
            play = play.after(play.deal().options().get(0));
        }
        String step =
                client.get("/es" + DealReplayPage.path(play, held.length())).body();
        assertThat(cards(step, "class=\"others\"")).isEqualTo(order);
    }

    /** The cards of the first hand after a place on a page. */
    private static String cards(String page, String place) {
        int hand = page.indexOf("class=\"hand", page.indexOf(place) + place.length());
        return Pattern.compile("#[a-z]+-([A-Z0-9]{2})\"")
                .matcher(page.substring(hand, page.indexOf("</ul>", hand)))
                .results()
                .map(found -> found.group(1))
                .toList()
                .toString();
    }

    @Test
    void a_costly_act_leads_to_its_step_of_the_replay_and_from_there_back_to_the_account() {
        PlayThrough play = after(Seat.SECOND, (deal, action) -> action instanceof Action.Bad);
        while (!play.deal().over()) {
            play = play.after(play.deal().options().get(0));
        }
        String end = "/es" + DealPage.path(play);
        var cost =
                Pattern.compile("<a href=\"(\\Q" + end + "\\E/replay/[0-9]+)\"").matcher(page("es", play));
        assertThat(cost.find()).isTrue();
        assertThat(client.get(cost.group(1)).body())
                .contains("class=\"verdict is-hint\"")
                .contains("href=\"" + end + "\">" + language("es").text("play.to-result"));
    }

    @Test
    void newcomers_are_offered_the_plain_game_and_the_full_one_once_they_have_met_it() {
        String chosen = "name=\"rules\" value=\"%s\" checked";
        assertThat(client.get("/es" + DealPage.PATH).body()).contains(chosen.formatted("beginner"));
        Steps.Asked asked = Steps.all("es").stream()
                .filter(each -> each.path().contains("/five-contracts/"))
                .findFirst()
                .orElseThrow();
        String learner =
                Steps.cookie(client.post(asked.path(), Steps.form(Steps.right(asked.exercise()), 1)), "learner");
        assertThat(client.get("/es" + DealPage.PATH, "Cookie", learner).body())
                .contains(chosen.formatted("traditional"));
    }
}
