package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.play.PlayThrough;
import forhont.practice.Generators;
import forhont.web.Browser.Visit;
import java.net.URI;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Somebody who never touches the mouse, with scripts on and off: from the start page through three lessons, an item of
 * each kind of practice and a whole deal; by default in two languages, with {@code -Dforhont.browser} in those asked for.
 */
@ExtendWith(Browser.Shared.class)
class KeyboardIT {
    private static final Way KEYS = Way.KEYBOARD;

    private static final int LESSONS = 3;
    private static final int SEED = 7;

    /** A deal that is played to its tenth trick when the first of the options is always taken. */
    static final String DEAL = "/play/0-1/1.traditional.~k3f9";

    private static final int MOST_ACTS = 40;

    @AutoClose
    private static final TestSite site = new TestSite();

    private static Stream<Look> looks() {
        return Look.whole()
                ? Look.asked().stream()
                        .map(Look::locale)
                        .distinct()
                        .flatMap(tag ->
                                Stream.of(Look.phone(tag), Look.phone(tag).withoutScripts()))
                : Stream.of(Look.phone("es"), Look.desk("cs").withoutScripts());
    }

    @ParameterizedTest
    @MethodSource("looks")
    void the_first_three_lessons_are_gone_through_from_the_start_page(Look look, Browser browser) {
        List<Lesson> lessons =
                TestSite.library().course().in(look.locale()).lessons().subList(0, LESSONS);
        try (Visit visit = browser.visit(site.url(""), look)) {
            Page page = visit.open("/" + look.locale() + "/");
            KEYS.follow(page, "main a[href='" + path(look, StepPage.path(lessons.get(0))) + "']");
            for (Lesson lesson : lessons) {
                at(page, path(look, StepPage.path(lesson)));
                KEYS.follow(page, "main .buttons a.button");
                for (Step step : lesson.steps()) {
                    at(page, path(look, StepPage.path(lesson, step)));
                    complete(page, look, step);
                }
                at(page, path(look, StepPage.path(lesson)));
                assertThat(page.locator(".lesson-can.is-done").count()).isOne();
                KEYS.follow(page, "main .buttons a.button");
            }
            assertThat(visit.complaints()).isEmpty();
        }
    }

    private static void complete(Page page, Look look, Step step) {
        if (step instanceof Step.Asking asking) {
            answer(page, look, asking.exercise());
            KEYS.follow(page, "#verdict a.button");
        } else {
            KEYS.press(page);
        }
    }

    private static void answer(Page page, Look look, Exercise exercise) {
        KEYS.answer(page, exercise, Steps.right(exercise));
        judged(page, look, "#step:not(:has(form.exercise)) #verdict.is-right");
        assertThat(Browser.isWithin(page)).as(page.url()).isTrue();
    }

    /** Waits until the verdict is there, which with scripts on is read first. */
    private static void judged(Page page, Look look, String verdict) {
        page.waitForSelector("main:has(" + verdict + (look.scripts() ? ":focus" : "") + ") ~ .site-foot");
    }

    @ParameterizedTest
    @MethodSource("looks")
    void an_item_of_each_kind_is_found_and_answered(Look look, Browser browser) {
        String practice = path(look, PracticePage.PATH);
        List<Kind> kinds = new Generators(TestSite.library().misconceptions()::known)
                .kinds(TestSite.library().ruleSet("traditional").orElseThrow());
        try (Visit visit = browser.visit(site.url(""), look)) {
            Page page = visit.open("/" + look.locale() + "/");
            for (Kind kind : kinds) {
                KEYS.follow(page, Way.HEADER + "a[href='" + practice + "']");
                at(page, practice);
                KEYS.follow(page, "main a[href^='" + practice + "/" + kind.id() + "?']");
                arrived(page, there -> there.startsWith(practice + "/" + kind.id() + "/1-"));
                Practised item = Practised.of(kind, 1, SEED);
                visit.open(path(look, item.path()));
                answer(page, look, item.item().exercise());
            }
            assertThat(visit.complaints()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void a_whole_deal_is_played_to_its_account(Look look, Browser browser) {
        String start = path(look, DealPage.PATH);
        try (Visit visit = browser.visit(site.url(""), look)) {
            Page page = visit.open("/" + look.locale() + "/");
            KEYS.follow(page, Way.HEADER + "a[href='" + start + "']");
            at(page, start);
            KEYS.press(page);
            arrived(page, there -> there.startsWith(start + "/0-2/1.beginner."));
            visit.open(path(look, DEAL));
            for (int acts = 0; !play(page).deal().over(); acts++) {
                assertThat(acts).as(page.url()).isLessThan(MOST_ACTS);
                PlayThrough before = play(page);
                KEYS.act(page, before.deal().options().get(0));
                arrived(page, there -> Learner.at(there).length() > before.length());
                judged(page, look, "#step .verdict");
                assertThat(Browser.isWithin(page)).as(page.url()).isTrue();
            }
            assertThat(play(page).deal().position().orElseThrow().score().tricks())
                    .hasSize(10);
            assertThat(page.locator("main .account table").count()).isOne();
            KEYS.follow(page, "main a[href$='/replay/0']");
            arrived(page, there -> there.endsWith("/replay/0"));
            assertThat(visit.complaints()).isEmpty();
        }
    }

    private static PlayThrough play(Page page) {
        return Learner.at(URI.create(page.url()).getPath());
    }

    private static String path(Look look, String path) {
        return "/" + look.locale() + path;
    }

    private static void at(Page page, String path) {
        arrived(page, there -> there.equals(path));
    }

    /** Waits until an address fits, which may end with the part of the page that was gone to. */
    private static void arrived(Page page, Predicate<String> path) {
        try {
            page.waitForURL(there -> path.test(URI.create(there).getPath()));
        } catch (TimeoutError late) {
            throw new AssertionError("still at " + page.url(), late);
        }
    }
}
