package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The first trick through the real server, by plain posts, and who meets it on the start page. */
class FirstTrickTest {
    private static final String TABLE = "action=\"/es/first-trick#first-trick\"";

    private static TestSite site;
    private static Client client;

    @BeforeAll
    static void open() {
        site = new TestSite();
        client = new Client(site);
    }

    @AfterAll
    static void close() {
        site.close();
    }

    private static HttpResponse<String> play(String language, String played, String card) {
        return client.post("/" + language + TasterPart.PATH, "played=" + played.replace(' ', '+') + "&answer=" + card);
    }

    @ParameterizedTest
    @CsvSource({
        "es, Juega tu primera baza, Baza tuya: 20",
        "pt, Jogue sua primeira vaza, Vaza sua: 20",
        "fr, Jouez votre premier pli, Pli à vous",
        "cs, Zahrajte první štych, Váš štych: 20"
    })
    void a_legal_card_completes_the_trick_and_says_who_took_it_why_and_with_how_many_points(
            String language, String heading, String taken) {
        assertThat(client.get("/" + language + "/").body())
                .contains("<h1>" + heading, "name=\"answer\" value=\"8H\"", "name=\"played\" value=\"\"");
        HttpResponse<String> page = play(language, "", "8H");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body())
                .contains("verdict is-right", taken, "#R-18", "#R-4", "is-winning")
                .contains("name=\"played\" value=\"8H\"")
                .doesNotContain("name=\"answer\" value=\"8H\"");
    }

    @Test
    void an_illegal_card_is_refused_with_its_reason_and_rule_and_stays_in_the_hand() {
        HttpResponse<String> page = play("es", "", "AD");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body())
                .contains("verdict is-wrong", "#R-16c", "Hay que fallar")
                .contains("name=\"answer\" value=\"AD\"", "name=\"played\" value=\"\"");
    }

    @ParameterizedTest
    @CsvSource({"AD, verdict is-right, Tus puntos: 40", "7D, verdict is-solution, Tus puntos: 20"})
    void after_the_last_trick_the_way_leads_to_the_first_lesson_or_once_more(String card, String state, String points) {
        assertThat(play("es", "8H", card).body())
                .contains(state, points, "corazón del Mariáš")
                .contains("class=\"button\" href=\"/es/lessons/first-tricks/first-card\"")
                .contains("href=\"/es/first-trick\"")
                .doesNotContain(TABLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"AD", "xx", "8H 8H", "<b>", "8H AD", "8H AD 9H", "8H 9H 8H 9H 8H 9H 8H 9H 8H 9H 8H 9H"})
    void cards_that_cannot_have_been_played_so_begin_it_anew(String played) {
        HttpResponse<String> page = play("es", played, "9H");
        assertThat(page.statusCode()).isEqualTo(422);
        assertThat(page.body())
                .contains(AnswerProblem.ID, "name=\"played\" value=\"\"")
                .doesNotContain("<b>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "&answer=KC", "&answer=zz", "&answer=9H&answer=AD"})
    void what_is_no_card_of_the_hand_is_asked_for_again_and_nothing_is_lost(String answer) {
        HttpResponse<String> page = client.post("/fr" + TasterPart.PATH, "played=8H" + answer);
        assertThat(page.statusCode()).isEqualTo(422);
        assertThat(page.body()).contains(AnswerProblem.ID, "name=\"played\" value=\"8H\"");
    }

    @Test
    void another_language_goes_on_where_the_trick_stands() {
        HttpResponse<String> page = client.post("/cs" + TasterPart.PATH + "?language=cs", "played=8H");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("lang=\"cs\"", "name=\"played\" value=\"8H\"");
    }

    @Test
    void the_map_opens_the_part_that_is_being_learned_and_folds_the_others() {
        assertThat(client.get("/es/").body())
                .containsSubsequence(
                        "<details class=\"course-part\" open",
                        "course-lesson is-next\" value=\"1\"",
                        "Siguiente: unos",
                        "<details class=\"course-part\"><summary>",
                        "value=\"9\"");
    }

    @Test
    void nothing_is_remembered_of_it() {
        assertThat(play("es", "8H", "AD").headers().allValues("Set-Cookie")).isEmpty();
    }

    @Test
    void whoever_has_begun_goes_on_first_and_finds_the_trick_by_a_link() {
        Device device = new Device(client).answered();
        assertThat(device.get("/cs/").body())
                .contains("href=\"/cs/first-trick\"", "course-lesson is-")
                .doesNotContain("action=\"/cs/first-trick");
        assertThat(device.get("/cs" + TasterPart.PATH).body()).contains("action=\"/cs/first-trick#first-trick\"");
    }

    @Test
    void a_deal_that_was_begun_is_gone_on_with_from_the_start_page() {
        HttpResponse<String> dealt = client.post("/es" + DealPage.PATH, "seat=0&strength=1&rules=traditional");
        String deal = dealt.headers().firstValue("Location").orElseThrow();
        String home = client.get("/es/", "Cookie", Steps.cookie(dealt, "deal")).body();
        assertThat(home)
                .contains("href=\"" + deal + "\"", "href=\"/es/first-trick\"")
                .doesNotContain(TABLE);
        assertThat(client.get("/es/", "Cookie", "deal=0/x").body()).contains(TABLE);
    }
}
