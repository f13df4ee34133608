package forhont.web;

import static forhont.exercise.Misconception.ANY_CONTRACT_TAKES_OVER;
import static forhont.exercise.Misconception.NEED_NOT_BEAT_PARTNER;
import static forhont.exercise.Misconception.REVOKE_PAID_ONCE;
import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.i18n.Language;
import forhont.practice.Code;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MixUpsSiteTest extends OverTime {
    private String page() {
        return device.get("/cs" + MixUpsPage.PATH).body();
    }

    private static String due(int count) {
        return CZECH.text("page.mix-ups.due", Map.of("count", count));
    }

    private static String seen(int count, int days) {
        return CZECH.text("page.mix-ups.seen", Map.of("count", count, "days", days));
    }

    private void mistake(Misconception misconception, Kind kind, int seed) {
        Practised item = Practised.showing(misconception, kind, 2, seed);
        HttpResponse<String> judged = device.post("/cs" + item.path(), item.misled(misconception, 1));
        assertThat(judged.body()).contains("verdict is-wrong");
    }

    @Test
    void what_was_erased_is_mixed_up_no_more_and_what_comes_after_is_there_at_once() {
        mistake(NEED_NOT_BEAT_PARTNER, Kind.LEGAL_CARDS, 1);
        assertThat(page()).contains(seen(1, 0));
        mistake(NEED_NOT_BEAT_PARTNER, Kind.LEGAL_CARDS, 100);
        assertThat(page()).contains(seen(2, 0));
        assertThat(device.post("/cs/my-data/erase", "sure=yes").statusCode()).isEqualTo(303);
        assertThat(page()).doesNotContain(seen(2, 0)).doesNotContain(seen(1, 0));
        mistake(NEED_NOT_BEAT_PARTNER, Kind.LEGAL_CARDS, 1);
        assertThat(page()).contains(seen(1, 0));
    }

    private String sent(String path) {
        HttpResponse<String> sent = device.get(path);
        assertThat(sent.statusCode()).as(path).isEqualTo(303);
        return sent.headers().firstValue("Location").orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void a_visitor_of_whom_nothing_is_kept_is_told_so_and_stays_unknown(String tag) {
        Language language = TestSite.languages().find(tag).orElseThrow();
        HttpResponse<String> page = device.get("/" + tag + MixUpsPage.PATH);
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().allValues("Set-Cookie")).isEmpty();
        assertThat(page.body())
                .contains("<title>" + language.text("page.mix-ups.title"))
                .contains(language.text("page.mix-ups.nothing"))
                .doesNotContain("<details class=\"every\"");
        assertThat(device.get("/" + tag + PracticePage.PATH).body())
                .contains("/" + tag + MixUpsPage.PATH)
                .doesNotContain(MixUpsPage.AGAIN);
        assertThat(sent("/" + tag + MixUpsPage.AGAIN)).isEqualTo("/" + tag + MixUpsPage.PATH);
    }

    @Test
    void a_wrong_answer_is_on_the_page_by_its_wrong_rule_and_by_its_rule_and_can_be_practised() {
        mistake(NEED_NOT_BEAT_PARTNER, Kind.LEGAL_CARDS, 1);
        mistake(NEED_NOT_BEAT_PARTNER, Kind.LEGAL_CARDS, 100);
        now = now.plus(Duration.ofDays(2));
        String of = MixUpsPage.AGAIN + "?of=need-not-beat-partner";
        assertThat(page())
                .contains(CZECH.text("misconception.need-not-beat-partner.text"))
                .contains(seen(2, 2))
                .contains(CZECH.text("page.mix-ups.returns", Map.of("days", 0)))
                .contains("/cs" + of)
                .contains("/cs" + MixUpsPage.AGAIN + "?of=R-16b");
        Practised item = Practised.at(sent("/cs" + of));
        assertThat(item.traps(NEED_NOT_BEAT_PARTNER)).isTrue();
        String there = sent("/cs" + of);
        assertThat(there).endsWith("?again=need-not-beat-partner");
        assertThat(device.get(there).body()).contains("/cs" + of);
        assertThat(sent("/cs" + MixUpsPage.AGAIN + "?of=R-16b")).contains("/cs/practice/legal-cards/");
    }

    @Test
    void what_was_shown_is_offered_the_next_day_until_it_is_answered_rightly() {
        mistake(ANY_CONTRACT_TAKES_OVER, Kind.GOOD_OR_BAD, 1);
        assertThat(page()).contains(CZECH.text("page.mix-ups.none-due", Map.of("days", 1)));
        now = now.plus(Duration.ofDays(1));
        assertThat(device.get("/cs" + PracticePage.PATH).body()).contains(due(1));
        String there = sent("/cs" + MixUpsPage.AGAIN);
        Practised item = Practised.at(there);
        assertThat(item.traps(ANY_CONTRACT_TAKES_OVER)).isTrue();
        assertThat(device.get(there).body()).contains("action=\"" + there + "\"");
        assertThat(device.post(there, item.right(1)).body())
                .contains("verdict is-right")
                .contains("/cs" + MixUpsPage.AGAIN + "?of=due");
        assertThat(sent("/cs" + MixUpsPage.AGAIN + "?of=due")).isEqualTo("/cs" + MixUpsPage.PATH);
        assertThat(device.get("/cs" + PracticePage.PATH).body()).doesNotContain(due(1));
    }

    @Test
    void every_misconception_is_practised_by_one_link() {
        for (Misconception misconception : Misconception.values()) {
            String there = sent("/cs" + MixUpsPage.AGAIN + "?of=" + misconception.id());
            boolean drawn = there.endsWith("?again=" + misconception.id());
            assertThat(drawn || there.startsWith("/cs/lessons/")).as(there).isTrue();
        }
    }

    @Test
    void what_cannot_be_drawn_leads_to_the_lesson_that_asks_it() {
        String there = sent("/cs" + MixUpsPage.AGAIN + "?of=" + REVOKE_PAID_ONCE.id());
        assertThat(there).startsWith("/cs/lessons/table-agreements/");
        assertThat(sent("/cs" + MixUpsPage.AGAIN + "?of=nothing")).isEqualTo("/cs" + MixUpsPage.PATH);
    }

    @Test
    void the_mistakes_of_lessons_are_there_too() {
        device.post(Device.STEP, "answer=KC&try=1");
        assertThat(page()).contains("R-16a").contains(seen(1, 0));
        assertThat(sent("/cs" + MixUpsPage.AGAIN + "?of=R-16a")).startsWith("/cs/practice/legal-cards/");
    }

    @Test
    void the_page_is_the_same_after_a_restart_and_after_taking_the_data_to_a_fresh_site() {
        mistake(NEED_NOT_BEAT_PARTNER, Kind.LEGAL_CARDS, 1);
        mistake(ANY_CONTRACT_TAKES_OVER, Kind.GOOD_OR_BAD, 1);
        now = now.plus(Duration.ofDays(3));
        String before = page();
        assertThat(before).contains(due(2)).contains("<details class=\"every\"");
        site.close();
        site = open("forhont.db");
        device = device.at(new Client(site));
        assertThat(page()).isEqualTo(before);
        String export = device.get(Device.EXPORT).body();
        assertThat(device.post("/cs/my-data/erase", "sure=yes").statusCode()).isEqualTo(303);
        assertThat(page()).contains(CZECH.text("page.mix-ups.nothing"));
        try (TestSite fresh = open("fresh.db")) {
            device = new Device(new Client(fresh));
            assertThat(device.upload("/cs/my-data/import", export).statusCode()).isEqualTo(303);
            assertThat(page()).isEqualTo(before);
        }
    }

    @Test
    void the_level_of_the_next_item_follows_the_answers_unless_one_is_chosen() {
        String fresh = "/cs" + PracticePage.fresh(Kind.TRICK_WINNER, "traditional", Wish.NONE);
        assertThat(level(sent(fresh))).isEqualTo(1);
        for (int time = 0; time < 4; time++) {
            String there = sent(fresh);
            device.post(there, Practised.at(there).right(1));
        }
        assertThat(level(sent(fresh))).isGreaterThan(1);
        String own = sent("/cs" + PracticePage.fresh(Kind.TRICK_WINNER, "traditional", Wish.level(1)));
        assertThat(own).endsWith("?level=1");
        assertThat(level(own)).isEqualTo(1);
        assertThat(device.get(own).body()).contains("/cs/practice/trick-winner?level=1&amp;ruleset=traditional");
        assertThat(level(sent("/cs" + PracticePage.fresh(Kind.COUNT, "traditional", Wish.NONE))))
                .isEqualTo(1);
    }

    private static int level(String address) {
        return Code.parse(address.replaceFirst("[?].*", "").replaceFirst(".*/", ""))
                .orElseThrow()
                .level();
    }
}
