package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import forhont.i18n.Language;
import forhont.lesson.Course;
import forhont.lesson.Lesson;
import forhont.lesson.Progress;
import forhont.lesson.Step;
import j2html.tags.DomContent;
import java.util.Map;
import java.util.Optional;

/** A lesson as a whole: what it is about, how far the learner is, the rules it teaches and what comes next. */
final class LessonPage {
    private LessonPage() {}

    static Page render(Visitor visitor, Course course, Lesson lesson, Optional<Progress> progress) {
        Language language = visitor.language();
        String title = language.text("lesson." + lesson.id() + ".title");
        return new Page(
                title,
                StepPage.path(lesson),
                Page.Section.LESSONS,
                each(
                        p(attrs(".crumb"), a(language.text("page.step.lessons")).withHref(visitor.path("/"))),
                        h1(title),
                        p(attrs(".lead"), language.text("lesson." + lesson.id() + ".about")),
                        progress.map(known -> state(visitor, course, lesson, known))
                                .orElseGet(() -> unknown(visitor, lesson)),
                        section(
                                attrs(".lesson-rules"),
                                h2(language.text("page.lesson.rules")),
                                ul(each(lesson.rules(), rule -> rule(visitor, rule))))));
    }

    private static DomContent state(Visitor visitor, Course course, Lesson lesson, Progress progress) {
        Language language = visitor.language();
        Map<String, Object> numbers =
                Map.of("done", progress.count(lesson), "count", lesson.steps().size());
        return each(
                p(language.text("page.lesson.done", numbers)),
                iff(progress.complete(lesson), p(attrs(".note"), language.text(end(course, progress)))),
                div(attrs(".buttons"), ways(visitor, course, lesson, progress)));
    }

    private static DomContent unknown(Visitor visitor, Lesson lesson) {
        Language language = visitor.language();
        String first = StepPage.path(lesson, lesson.steps().get(0));
        return each(
                p(attrs(".note"), language.text("page.lesson.unknown")),
                div(attrs(".buttons"), button(visitor, first, language.text("page.lesson.start"))));
    }

    /** What is said when a lesson is complete, or with it the whole course. */
    private static String end(Course course, Progress progress) {
        return course.lessons().stream().allMatch(progress::complete)
                ? "page.lesson.course-complete"
                : "page.lesson.complete";
    }

    private static DomContent ways(Visitor visitor, Course course, Lesson lesson, Progress progress) {
        Language language = visitor.language();
        Optional<Step> open = progress.next(lesson);
        Step first = lesson.steps().get(0);
        String label = progress.count(lesson) == 0 ? "page.lesson.start" : "page.lesson.continue";
        Optional<Lesson> following = course.after(lesson);
        return each(
                each(open.stream().map(step -> button(visitor, StepPage.path(lesson, step), language.text(label)))),
                iff(
                        open.isEmpty(),
                        each(following.stream()
                                .map(next -> button(
                                        visitor,
                                        StepPage.path(next),
                                        language.text(
                                                "page.lesson.next",
                                                Map.of("lesson", language.text("lesson." + next.id() + ".title"))))))),
                iff(open.isEmpty() && following.isEmpty(), button(visitor, "/", language.text("page.step.lessons"))),
                iff(
                        open.isEmpty(),
                        a(attrs(".button.button-quiet"), language.text("page.lesson.practise"))
                                .withHref(visitor.path(practice(lesson)))),
                iff(
                        open.isEmpty(),
                        a(attrs(".button.button-quiet"), language.text("page.lesson.again"))
                                .withHref(visitor.path(StepPage.path(lesson, first)))));
    }

    /** Where what the lesson asks can be practised: its last kind, or the choice where it has none. */
    private static String practice(Lesson lesson) {
        String path = PracticePage.PATH;
        for (Step step : lesson.steps()) {
            if (step instanceof Step.Asking asking) {
                path = PracticePage.fresh(
                        asking.exercise().kind(), asking.exercise().rules().id(), 1);
            }
        }
        return path;
    }

    private static DomContent button(Visitor visitor, String path, String label) {
        return a(attrs(".button"), label).withHref(visitor.path(path));
    }

    private static DomContent rule(Visitor visitor, String rule) {
        return li(
                a(attrs(".rule-link"), rule).withHref(visitor.lookUp("/rules", rule)),
                text(" "),
                span(visitor.language().text("rule." + rule + ".title")));
    }
}
