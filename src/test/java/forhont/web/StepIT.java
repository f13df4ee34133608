package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import forhont.web.Browser.Visit;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where things stand on the page of a step. */
@ExtendWith(Browser.Shared.class)
class StepIT {
    /** How many cards stand in each row of the hand, and last the width of the narrowest. */
    private static final String ROWS = "() => { const rows = new Map();"
            + " const cards = [...document.querySelectorAll('.hand-field .card-slot')].map(card => card.getBoundingClientRect());"
            + " cards.forEach(card => rows.set(card.top, (rows.get(card.top) || 0) + 1));"
            + " return [...rows.values(), Math.round(Math.min(...cards.map(card => card.width)))] }";

    private static TestSite site;

    @BeforeAll
    static void open() {
        site = new TestSite();
    }

    @AfterAll
    static void close() {
        site.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            first-tricks/two-that-win        | 3 3
            trumping/must-overtrump          | 4 3
            first-tricks/ten-cards           | 5 5
            choosing-trump/indicator-stays   | 6 6
            """)
    void the_rows_of_a_hand_on_a_phone_are_about_as_long_and_its_cards_wide_enough(
            String step, String rows, Browser browser) {
        try (Visit visit = browser.visit(site.url(""), Look.phone("es"))) {
            Page page = visit.open("/es/lessons/" + step);
            List<Integer> found = ((List<?>) page.evaluate(ROWS))
                    .stream().map(number -> ((Number) number).intValue()).toList();
            int last = found.size() - 1;
            assertThat(found.subList(0, last).stream().map(String::valueOf).toList())
                    .isEqualTo(List.of(rows.split(" ")));
            assertThat(found.get(last)).isGreaterThanOrEqualTo(44);
        }
    }

    @Test
    void the_meaning_of_a_word_leaves_its_sentence_free_and_closes_by_its_button(Browser browser) {
        for (Look look : List.of(Look.phone("es"), Look.phone("es").withoutScripts(), Look.desk("es"))) {
            try (Visit visit = browser.visit(site.url(""), look)) {
                Page page = visit.open("/es/lessons/first-tricks/a-trick");
                page.locator("button.term").first().click();
                BoundingBox meaning = page.locator(".meaning:popover-open").boundingBox();
                BoundingBox sentence = page.locator(".step-text > p").first().boundingBox();
                assertThat(meaning.y >= sentence.y + sentence.height || meaning.x >= sentence.x + sentence.width)
                        .as("beside or below its sentence: " + look)
                        .isTrue();
                page.locator(".meaning:popover-open button").click();
                assertThat(page.locator(".meaning:popover-open").count()).isZero();
            }
        }
    }

    @Test
    void the_way_on_is_in_view_right_after_the_answer(Browser browser) {
        for (Look look : List.of(Look.phone("cs"), Look.desk("cs"))) {
            try (Visit visit = browser.visit(site.url(""), look)) {
                Page page = visit.open("/cs/lessons/trumping/follow-suit");
                page.locator("input[value=JS]").check();
                page.locator("form.exercise .buttons button").first().click();
                page.waitForSelector("#verdict.is-right:focus");
                page.keyboard().press("Tab");
                BoundingBox next = page.locator("#verdict .button:focus").boundingBox();
                assertThat(next.y).isBetween(0.0, look.height() / 2.0);
            }
        }
    }

    @Test
    void a_card_chosen_by_its_number_and_played_by_enter_is_seen_to_travel_unless_nothing_may_move(Browser browser) {
        for (ReducedMotion motion : ReducedMotion.values()) {
            try (Visit visit = browser.visit(site.url(""), Look.phone("es"))) {
                Page page = visit.open("/es/lessons/first-tricks/nobody-can-follow");
                page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(motion));
                page.evaluate("() => document.addEventListener('htmx:afterSettle',"
                        + " () => { window.moving = document.getAnimations().length })");
                page.locator("input[value=AH]").focus();
                page.keyboard().press("3");
                assertThat(page.locator("input[value=QH]").isChecked()).isTrue();
                page.keyboard().press("Enter");
                page.waitForSelector("#verdict.is-right:focus");
                int moving = (Integer) page.evaluate("() => window.moving");
                assertThat(moving).isEqualTo(motion == ReducedMotion.REDUCE ? 0 : 3);
                page.waitForFunction("() => document.getAnimations().length === 0");
                assertThat(page.locator("body > .card").count()).isZero();
            }
        }
    }
}
