package forhont.web;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import forhont.content.Library;
import forhont.exercise.Answer;
import forhont.exercise.Exercise;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.web.Browser.Visit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The course answered in a real browser: on each look that {@link Look} was asked for every step of every lesson, by
 * default a step of every second kind, in each language others.
 */
@ExtendWith(Browser.Shared.class)
class LessonsIT {
    private static final List<String> TAGS = List.of("es", "pt", "fr", "cs");
    private static final int SOME_LESSONS = 2;

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

    /** By default one look is enough to see what is said of wrong answers. */
    private static Stream<Look> looksAtMistakes() {
        return Look.whole() ? looks().stream() : Stream.of(Look.phone("es").dark());
    }

    @ParameterizedTest
    @MethodSource("looks")
    void each_step_is_completed_by_mouse_and_accessible(Look look, Browser browser) {
        through(look, browser, Way.MOUSE);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void each_step_is_completed_by_keyboard_alone(Look look, Browser browser) {
        through(look, browser, Way.KEYBOARD);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void each_step_is_completed_with_scripts_off(Look look, Browser browser) {
        through(look.withoutScripts(), browser, Way.MOUSE);
    }

    @ParameterizedTest
    @MethodSource("looksAtMistakes")
    void a_wrong_answer_a_hint_and_the_solution_are_accessible(Look look, Browser browser) {
        SoftAssertions all = new SoftAssertions();
        try (Visit visit = browser.visit(site.url(""), look)) {
            for (Place place : oneOfEachKind(places(look.locale()), 0)) {
                mistake(place).ifPresent(wrong -> mistaken(visit, place, wrong, all));
            }
            all.assertThat(visit.complaints()).isEmpty();
        }
        all.assertAll();
    }

    /** A step and where it is. */
    private record Place(String path, Lesson lesson, Step step) {
        /** What it is asked as, or that it is read. */
        Class<?> kind() {
            return step instanceof Step.Asking asking ? asking.exercise().getClass() : Step.Reading.class;
        }
    }

    private static List<Place> places(String tag) {
        List<Place> places = new ArrayList<>();
        for (Lesson lesson : TestSite.library().course().in(tag).lessons()) {
            for (Step step : lesson.steps()) {
                places.add(new Place("/" + tag + StepPage.path(lesson, step), lesson, step));
            }
        }
        return places;
    }

    /** One step of each kind; {@code quarter}, 0 to 3, says in which part of the course it is sought. */
    private static List<Place> oneOfEachKind(List<Place> places, int quarter) {
        Map<Class<?>, List<Place>> kinds = new LinkedHashMap<>();
        places.forEach(place ->
                kinds.computeIfAbsent(place.kind(), first -> new ArrayList<>()).add(place));
        return kinds.values().stream()
                .map(kind -> kind.get(kind.size() * quarter / 4))
                .toList();
    }

    /** A step of every second kind: the other kinds in the language before and after it. */
    private static List<Place> some(List<Place> course, int quarter) {
        List<Place> places = oneOfEachKind(course, quarter);
        return IntStream.range(0, places.size())
                .filter(kind -> kind % 2 == quarter % 2)
                .mapToObj(places::get)
                .toList();
    }

    private static void through(Look look, Browser browser, Way way) {
        List<Place> course = places(look.locale());
        List<Place> places = Look.whole() ? course : some(course, Math.max(TAGS.indexOf(look.locale()), 0));
        boolean axe = look.scripts() && way == Way.MOUSE;
        SoftAssertions all = new SoftAssertions();
        try (Visit visit = browser.visit(site.url(""), look)) {
            for (Place place : places) {
                try {
                    complete(visit, place, way, axe, all);
                } catch (PlaywrightException | AssertionError e) {
                    all.fail(place.path(), e);
                }
            }
            Stream<Lesson> lessons = places.stream().map(Place::lesson).distinct();
            lessons.limit(Look.whole() ? places.size() : SOME_LESSONS).forEach(lesson -> {
                String path = "/" + look.locale() + StepPage.path(lesson);
                long done = places.stream()
                        .filter(place -> place.lesson().equals(lesson))
                        .count();
                Page page = visit.open(path);
                check(visit, axe, path, all);
                all.assertThat(page.locator("main").textContent()).as(path).contains(told(look, lesson, done));
            });
            all.assertThat(visit.complaints()).isEmpty();
        }
        all.assertAll();
    }

    private static void complete(Visit visit, Place place, Way way, boolean axe, SoftAssertions all) {
        Page page = visit.open(place.path());
        check(visit, axe, place.path(), all);
        if (place.step() instanceof Step.Asking asking) {
            way.answer(page, asking.exercise(), Steps.right(asking.exercise()));
            page.waitForSelector("#step:not(:has(form.exercise)) #verdict.is-right");
            check(visit, axe, place.path() + " judged", all);
        } else {
            way.press(page);
            page.waitForSelector("main:not(:has(a[aria-current=step][href='" + place.path() + "'])) ~ .site-foot");
        }
    }

    private static String told(Look look, Lesson lesson, long done) {
        Map<String, Object> numbers =
                Map.of("done", done, "count", lesson.steps().size());
        return TestSite.languages().find(look.locale()).orElseThrow().text("page.lesson.done", numbers);
    }

    private static Optional<Answer> mistake(Place place) {
        Library library = TestSite.library();
        return place.step() instanceof Step.Asking asking
                ? asking.exercise().mistakes(library.misconceptions().known(asking.exercise())).stream()
                        .findFirst()
                : Optional.empty();
    }

    private static void mistaken(Visit visit, Place place, Answer wrong, SoftAssertions all) {
        Exercise exercise = ((Step.Asking) place.step()).exercise();
        Page page = visit.open(place.path());
        for (int attempt = 1; attempt <= 3; attempt++) {
            page.waitForSelector("input[name=try][value='" + attempt + "']", Browser.ATTACHED);
            Way.MOUSE.answer(page, exercise, wrong);
            page.waitForSelector(
                    attempt == 3 ? "#verdict.is-solution" : "input[name=try][value='" + (attempt + 1) + "']",
                    Browser.ATTACHED);
            check(visit, true, place.path() + " wrong " + attempt, all);
        }
    }

    private static void check(Visit visit, boolean axe, String where, SoftAssertions all) {
        all.assertThat(Check.GEOMETRY.faults(visit.page())).as(where).isEmpty();
        if (axe) {
            all.assertThat(visit.violations()).as(where).isEmpty();
        }
    }
}
