package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.i18n.Language;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Answers that a later version kept, with ids that nothing bears here. */
class LaterVersionTest extends OverTime {
    private static final List<String> PAGES = List.of(
            "/", MixUpsPage.PATH, ProgressPage.PATH, PracticePage.PATH, MyDataPage.PATH, "/lessons/first-tricks");

    private static final List<String> UNKNOWN =
            List.of("R-99", "R-0", "R-31", "R-16g", "R-016", "R-", "R-1-2", "r-1", "no-such-mix-up", "Z");

    /** Lessons, steps, kinds and codes. */
    private static final List<String> GONE = List.of(
            "practice/no-such-kind 1-traditional-2-a",
            "practice/legal-cards 1-nowhere-2-a",
            "practice/legal-cards 9-traditional-9-a",
            "practice/legal-cards a",
            "no-such-lesson first-card",
            "first-tricks no-such-step");

    private void bringBack(String lesson, String step, String about) {
        String file = """
                {"forhont":"my-data","version":2,"answers":[{"lesson":"%s","step":"%s","version":"ab","given":"TS",
                "attempt":1,"completes":false,"at":"2024-02-21T00:00:00Z","item":"%064d","about":[%s]}]}
                """.formatted(lesson, step, 1, about);
        assertThat(device.upload("/cs/my-data/import", file).statusCode()).isEqualTo(303);
    }

    private void allIsShown() {
        for (Language language : TestSite.languages().all()) {
            for (String page : PAGES) {
                assertThat(device.get("/" + language.tag() + page).statusCode())
                        .as(page)
                        .isEqualTo(200);
            }
        }
    }

    @Test
    void what_nobody_knows_is_passed_over() {
        for (String about : UNKNOWN) {
            device = new Device(new Client(site));
            bringBack("first-tricks", "first-card", "\"" + about + "\"");
            allIsShown();
            assertThat(device.get("/cs" + MixUpsPage.PATH).body())
                    .contains(CZECH.text("page.mix-ups.nothing"))
                    .doesNotContain(">" + about + "<");
            String again = "/cs" + MixUpsPage.AGAIN + "?of=" + about;
            assertThat(device.get(again).headers().firstValue("Location")).contains("/cs" + MixUpsPage.PATH);
        }
    }

    @Test
    void what_is_known_beside_it_is_shown() {
        bringBack("first-tricks", "first-card", "\"R-99\",\"R-16b\",\"new-mix-up\",\"need-not-beat-partner\"");
        allIsShown();
        assertThat(device.get("/cs" + MixUpsPage.PATH).body())
                .contains(CZECH.text("misconception.need-not-beat-partner.text"), "/cs/rules?from=");
    }

    @Test
    void an_answer_given_where_nothing_is_any_more_breaks_no_page() {
        for (String place : GONE) {
            device = new Device(new Client(site));
            String[] parts = place.split(" ", -1);
            bringBack(parts[0], parts[1], "\"R-16b\",\"need-not-beat-partner\"");
            allIsShown();
            for (String of : List.of("R-16b", "need-not-beat-partner", "due")) {
                assertThat(device.get("/cs" + MixUpsPage.AGAIN + "?of=" + of).statusCode())
                        .isEqualTo(303);
            }
        }
    }
}
