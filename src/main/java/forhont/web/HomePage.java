package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.li;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;

import forhont.i18n.Language;
import forhont.lesson.Course;
import forhont.lesson.Lesson;
import forhont.lesson.Progress;
import forhont.lesson.Step;
import j2html.tags.DomContent;
import java.util.Map;
import java.util.Optional;

/** The start page: the way into the first or the next step, and the whole course with what is done. */
final class HomePage {
    private HomePage() {}

    static Page render(Visitor visitor, Course course, Optional<Progress> progress) {
        Language language = visitor.language();
        return new Page(
                        language.text("page.home.title"),
                        "/",
                        Page.Section.LESSONS,
                        each(
                                h1(language.text("page.home.heading")),
                                p(attrs(".lead"), lead(language, course, progress.orElse(Progress.NONE))),
                                progress.map(known -> ways(visitor, course, known))
                                        .orElseGet(() -> unknown(visitor)),
                                each(course.parts(), part -> part(visitor, part, course, progress)),
                                practice(visitor)))
                .found(LearningData.of(visitor, course));
    }

    /** What the visitor need not know, or has done already. */
    private static String lead(Language language, Course course, Progress progress) {
        long complete = course.lessons().stream().filter(progress::complete).count();
        int all = course.lessons().size();
        if (complete == all) {
            return language.text("page.home.lead-complete", Map.of("count", all));
        }
        return begun(course, progress)
                ? language.text("page.home.lead-begun", Map.of("done", complete, "count", all))
                : language.text("page.home.lead");
    }

    private static boolean begun(Course course, Progress progress) {
        return course.lessons().stream().anyMatch(lesson -> progress.count(lesson) > 0);
    }

    private static DomContent ways(Visitor visitor, Course course, Progress progress) {
        return next(course, progress).isPresent() ? start(visitor, course, progress) : afterAll(visitor, course);
    }

    /** What there is when every lesson is done. */
    private static DomContent afterAll(Visitor visitor, Course course) {
        Language language = visitor.language();
        return div(
                attrs(".buttons"),
                a(attrs(".button"), language.text("page.practice.choose")).withHref(visitor.path(PracticePage.PATH)),
                a(attrs(".button.button-quiet"), language.text("page.sources.title"))
                        .withHref(visitor.path("/sources")),
                a(attrs(".button.button-quiet"), language.text("page.variants.title"))
                        .withHref(visitor.path("/variants")),
                a(attrs(".button.button-quiet"), language.text("page.home.again"))
                        .withHref(visitor.path(StepPage.path(course.lessons().get(0)))));
    }

    /** The first lesson that is not complete. */
    static Optional<Lesson> next(Course course, Progress progress) {
        return course.lessons().stream()
                .filter(lesson -> !progress.complete(lesson))
                .findFirst();
    }

    private static DomContent start(Visitor visitor, Course course, Progress progress) {
        boolean begun = begun(course, progress);
        Optional<Lesson> next = next(course, progress);
        return div(attrs(".buttons"), each(next.stream().map(lesson -> {
            Step step = progress.next(lesson).orElse(lesson.steps().get(0));
            String label = visitor.language().text(begun ? "page.home.continue" : "page.home.start");
            return a(attrs(".button"), label).withHref(visitor.path(StepPage.path(lesson, step)));
        })));
    }

    /** The way to practice, below the course. */
    private static DomContent practice(Visitor visitor) {
        Language language = visitor.language();
        return section(
                attrs(".course-part"),
                h2(language.text("page.practice.title")),
                p(language.text("page.practice.invitation")),
                div(
                        attrs(".buttons"),
                        a(attrs(".button.button-quiet"), language.text("page.practice.choose"))
                                .withHref(visitor.path(PracticePage.PATH)),
                        a(attrs(".button.button-quiet"), language.text("page.play.title"))
                                .withHref(visitor.path(DealPage.PATH)),
                        a(attrs(".button.button-quiet"), language.text("page.mix-ups.title"))
                                .withHref(visitor.path(MixUpsPage.PATH))));
    }

    private static DomContent unknown(Visitor visitor) {
        return p(attrs(".note"), visitor.language().text("page.home.unknown"));
    }

    private static DomContent part(Visitor visitor, Course.Part part, Course course, Optional<Progress> progress) {
        return section(
                attrs(".course-part"),
                h2(visitor.language().text("part." + part.id())),
                ol(attrs(".course"), each(part.lessons(), lesson -> lesson(visitor, lesson, course, progress))));
    }

    private static DomContent lesson(Visitor visitor, Lesson lesson, Course course, Optional<Progress> progress) {
        Language language = visitor.language();
        return li(
                attrs(".course-lesson"
                        + progress.map(known -> "." + state(lesson, course, known))
                                .orElse("")),
                a(
                                attrs(".course-link"),
                                span(attrs(".course-title"), language.text("lesson." + lesson.id() + ".title")))
                        .withHref(visitor.path(StepPage.path(lesson))),
                span(attrs(".course-about"), language.text("lesson." + lesson.id() + ".about")),
                each(progress.stream().map(known -> done(language, lesson, known))));
    }

    private static String state(Lesson lesson, Course course, Progress progress) {
        boolean next = next(course, progress).filter(lesson::equals).isPresent();
        boolean begun = progress.count(lesson) > 0;
        return progress.complete(lesson) ? "is-done" : next ? "is-next" : begun ? "is-begun" : "is-later";
    }

    private static DomContent done(Language language, Lesson lesson, Progress progress) {
        Map<String, Object> numbers =
                Map.of("done", progress.count(lesson), "count", lesson.steps().size());
        return span(attrs(".course-state"), language.text("page.home.done", numbers));
    }
}
