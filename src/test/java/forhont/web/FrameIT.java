package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import forhont.web.Browser.Visit;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(Browser.Shared.class)
class FrameIT {

    private static TestSite site;

    @BeforeAll
    static void open() {
        site = new TestSite();
    }

    @AfterAll
    static void close() {
        site.close();
    }

    @Test
    void who_wants_none_of_the_languages_chooses_one_with_one_tap(Browser browser) {
        for (Look look : Look.all("de")) {
            try (Visit visit = browser.visit(site.url(""), look)) {
                Page page = visit.open("/");
                assertThat(visit.violations()).isEmpty();
                assertThat(Check.GEOMETRY.faults(page)).isEmpty();
                assertThat(Check.FOCUS.faults(page)).isEmpty();
                assertThat(visit.complaints()).isEmpty();
                page.locator("a[hreflang=cs]").click();
                assertThat(page.url()).isEqualTo(site.url("/cs/"));
                visit.open("/");
                assertThat(page.url()).isEqualTo(site.url("/cs/"));
            }
        }
    }

    @Test
    void language_and_cards_are_chosen_with_scripts_off_too(Browser browser) {
        for (Look look : new Look[] {Look.phone("es"), Look.phone("es").withoutScripts()}) {
            try (Visit visit = browser.visit(site.url(""), look)) {
                Page page = visit.open("/es/nowhere");
                page.locator(".more > summary").click();
                page.locator(".faces a[href*=german]").click();
                assertThat(page.locator("html").getAttribute("data-face")).isEqualTo("german");
                page.locator(".languages a[hreflang=fr]").click();
                assertThat(page.locator("html").getAttribute("lang")).isEqualTo("fr");
                assertThat(page.locator("html").getAttribute("data-face")).isEqualTo("german");
            }
        }
    }

    @Test
    void a_half_filled_form_is_kept_when_the_language_is_changed_and_enter_still_answers(Browser browser) {
        for (Look look : new Look[] {Look.phone("es"), Look.phone("es").withoutScripts()}) {
            try (Visit visit = browser.visit(site.url(""), look)) {
                Page page = visit.open("/es/lessons/payments/game-won");
                page.locator("#game-line").fill("7");
                page.locator("#languages button[lang=cs]").click();
                page.locator("html[lang=cs]").waitFor();
                assertThat(page.locator("#game-line").inputValue()).isEqualTo("7");
                page.locator("#game-line").press("Enter");
                page.locator("#" + AnswerProblem.ID).waitFor();
                assertThat(page.locator("html").getAttribute("lang")).isEqualTo("cs");
                assertThat(page.locator("#game-line").inputValue()).isEqualTo("7");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void the_header_is_one_row_at_a_desk_and_two_on_a_phone(String tag, Browser browser) {
        for (Look look : List.of(Look.desk(tag), Look.phone(tag))) {
            try (Visit visit = browser.visit(site.url(""), look)) {
                Page page = visit.open("/" + tag + "/nowhere");
                assertThat(page.locator(".site-head").boundingBox().height).isLessThan(look.width() > 1000 ? 70 : 112);
            }
        }
    }

    @Test
    void what_the_header_keeps_back_opens_by_keyboard_and_closes_by_escape(Browser browser) {
        for (Look look : new Look[] {Look.phone("cs"), Look.phone("cs").withoutScripts()}) {
            try (Visit visit = browser.visit(site.url(""), look)) {
                Page page = visit.open("/cs/privacy");
                page.locator(".more > summary").focus();
                page.keyboard().press("Enter");
                page.keyboard().press("Tab");
                assertThat(page.locator(":focus").getAttribute("href")).isEqualTo("/cs/rules");
                assertThat(Check.GEOMETRY.faults(page)).isEmpty();
                if (look.scripts()) {
                    assertThat(visit.violations()).isEmpty();
                    page.keyboard().press("Escape");
                    assertThat(page.locator(".more[open]").count()).isZero();
                    assertThat(page.locator(".more > summary:focus").count()).isOne();
                }
            }
        }
    }

    @Test
    void the_first_tab_leads_past_the_header(Browser browser) {
        try (Visit visit = browser.visit(site.url(""), Look.desk("cs"))) {
            Page page = visit.open("/cs/nowhere");
            page.keyboard().press("Tab");
            page.keyboard().press("Enter");
            assertThat(page.url()).endsWith("#main");
            page.keyboard().press("Tab");
            assertThat(page.locator(":focus").getAttribute("class")).isEqualTo("button");
        }
    }
}
