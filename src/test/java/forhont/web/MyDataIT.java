package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import forhont.web.Browser.Visit;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A learner's own data in a real browser, with scripts on and accessible on every look asked for. */
@ExtendWith(Browser.Shared.class)
class MyDataIT {
    private static TestSite site;

    @BeforeAll
    static void open() {
        site = new TestSite();
    }

    @AfterAll
    static void close() {
        site.close();
    }

    private static List<Look> looks() {
        return Look.asked();
    }

    @ParameterizedTest
    @MethodSource("looks")
    void a_learner_takes_a_link_and_a_code_and_erases_everything(Look look, Browser browser) {
        String here = "/" + look.locale() + MyDataPage.PATH;
        try (Visit visit = browser.visit(site.url(""), look)) {
            Page page = visit.open("/" + look.locale() + "/lessons/trumping/follow-suit");
            page.locator("label:has(input[value='JS'])").click();
            page.locator("form.exercise .buttons button").first().click();
            page.locator("#verdict").waitFor();
            visit.open(here);
            check(visit);
            page.locator("form[action$='/move'] button").click();
            page.locator(".qr").waitFor();
            check(visit);
            String link = page.locator("a.code").getAttribute("href");
            visit.open(link.substring(site.url("").length()));
            check(visit);
            visit.open(here);
            page.locator("form[action$='/recovery'] button").click();
            page.locator("code.code").waitFor();
            check(visit);
            visit.open(here);
            page.locator("input[name=sure]").check();
            page.locator("form[action$='/erase'] button").click();
            page.waitForURL("**?done=erased");
            check(visit);
            assertThat(page.locator("form[action$='/erase']").count()).isZero();
            assertThat(visit.complaints()).isEmpty();
        }
    }

    private static void check(Visit visit) {
        Page page = visit.page();
        assertThat(visit.violations()).as(page.url()).isEmpty();
        assertThat(Check.GEOMETRY.faults(page)).as(page.url()).isEmpty();
    }
}
