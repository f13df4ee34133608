package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import forhont.content.Library;
import forhont.exercise.Answer;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.Question;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.rules.Card;
import forhont.web.Browser.Look;
import forhont.web.Browser.Visit;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every step of every lesson, answered rightly in a real browser. With {@code -Dforhont.browser=full} each way of
 * answering is tried on every look and axe-core looks at every step; otherwise on one look in each language, and
 * axe-core looks at one step of each kind.
 */
@Tag("long")
@ExtendWith(Browser.Shared.class)
class LessonsIT {
    private static final boolean FULL = "full".equals(System.getProperty("forhont.browser"));

    private static TestSite site;

    @BeforeAll
    static void open() {
        site = new TestSite();
    }

    @AfterAll
    static void close() {
        site.close();
    }

    private static Stream<String> tags() {
        return TestSite.library().languages().all().stream().map(language -> language.tag());
    }

    private static Stream<Look> looks() {
        return FULL
                ? tags().flatMap(tag -> Look.all(tag).stream())
                : Stream.of(
                        Look.phone("es"),
                        Look.desk("pt").dark(),
                        Look.desk("fr"),
                        Look.phone("cs").dark());
    }

    @ParameterizedTest
    @MethodSource("looks")
    void each_step_is_completed_by_mouse_and_accessible(Look look, Browser browser) {
        through(look, browser, true, LessonsIT::byMouse);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void each_step_is_completed_by_keyboard_alone(Look look, Browser browser) {
        through(look, browser, false, LessonsIT::byKeyboard);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void each_step_is_completed_with_scripts_off(Look look, Browser browser) {
        through(look.withoutScripts(), browser, false, LessonsIT::byMouse);
    }

    /** One way of giving an answer. */
    private interface Way {
        void answer(Page page, Exercise exercise);
    }

    private static void through(Look look, Browser browser, boolean axe, Way way) {
        Library library = TestSite.library();
        try (Visit visit = browser.visit(site.url(""), look)) {
            for (Lesson lesson : library.course().in(look.locale()).lessons()) {
                Set<String> kinds = new HashSet<>();
                for (Step step : lesson.steps()) {
                    boolean lookAt = axe && (kinds.add(kind(step)) || FULL);
                    String path = "/" + look.locale() + StepPage.path(lesson, step);
                    Page page = visit.open(path);
                    check(page, lookAt, path);
                    if (step instanceof Step.Asking asking) {
                        way.answer(page, asking.exercise());
                        page.locator("#verdict").waitFor();
                        assertThat(page.locator("#verdict").getAttribute("class"))
                                .as(path)
                                .contains("is-right");
                        check(page, lookAt, path + " judged");
                    } else {
                        page.locator("form.exercise button").focus();
                        page.keyboard().press("Enter");
                        page.waitForURL(url -> !url.endsWith(path));
                    }
                }
                Page end = visit.open("/" + look.locale() + StepPage.path(lesson));
                assertThat(end.locator("main").textContent())
                        .contains(String.valueOf(lesson.steps().size()));
                check(end, axe, lesson.id());
            }
            for (String other : List.of("/", "/rules", "/glossary", "/sources", "/variants", MyDataPage.PATH)) {
                check(visit.open("/" + look.locale() + other), axe, other);
            }
            assertThat(visit.complaints()).isEmpty();
        }
    }

    private static String kind(Step step) {
        return step instanceof Step.Asking asking ? asking.exercise().kind().id() : "reading";
    }

    private static void check(Page page, boolean axe, String where) {
        assertThat(Browser.isWithin(page)).as("no sideways scroll on " + where).isTrue();
        if (axe) {
            assertThat(Browser.violations(page)).as(where).isEmpty();
        }
    }

    private static void byMouse(Page page, Exercise exercise) {
        if (exercise.solution() instanceof Answer.Line line) {
            StringBuilder played = new StringBuilder();
            for (Card card : line.cards()) {
                page.locator("input[name=played][value='" + played + "']")
                        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
                page.locator("label:has(input[value='" + card + "'])").click();
                page.locator("form.exercise button").first().click();
                played.append(played.length() == 0 ? "" : " ").append(card);
            }
            return;
        }
        if (Steps.right(exercise) instanceof Answer.Chosen chosen) {
            chosen.options()
                    .forEach(option -> page.locator("label:has(input[value='" + option.id() + "'])")
                            .click());
        } else {
            numbers(exercise)
                    .forEach((field, value) -> page.locator("#" + field.id()).fill(value.toString()));
        }
        page.locator("form.exercise button").click();
    }

    private static void byKeyboard(Page page, Exercise exercise) {
        if (exercise.solution() instanceof Answer.Line) {
            byMouse(page, exercise);
            return;
        }
        if (Steps.right(exercise) instanceof Answer.Chosen chosen) {
            Set<String> wanted = new HashSet<>();
            chosen.options().forEach(option -> wanted.add(option.id()));
            boolean single = ((Question.Choose) exercise.question()).single();
            for (int presses = 0; !wanted.isEmpty() && presses < 150; presses++) {
                String focused = (String) page.evaluate("document.activeElement.value || ''");
                if (wanted.remove(focused)) {
                    page.keyboard().press("Space");
                } else {
                    boolean among = !focused.isEmpty();
                    page.keyboard().press(single && among ? "ArrowRight" : "Tab");
                }
            }
        } else {
            numbers(exercise).forEach((field, value) -> {
                tabTo(page, page.locator("#" + field.id()));
                page.keyboard().type(value.toString());
            });
        }
        tabTo(page, page.locator("form.exercise button"));
        page.keyboard().press("Enter");
    }

    /** Presses Tab until the control has the focus. */
    private static void tabTo(Page page, Locator control) {
        for (int presses = 0; presses < 150; presses++) {
            if ((Boolean) control.evaluate("element => element === document.activeElement")) {
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError("cannot be reached by keyboard: " + control);
    }

    private static Map<Field, Integer> numbers(Exercise exercise) {
        return ((Answer.Numbers) exercise.solution()).values();
    }
}
