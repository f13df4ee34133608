package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A lesson as a whole: what it is about, how far the learner is, the rules it teaches and what comes next. */
final class LessonPage {
    private LessonPage() {}

    static Page render(Visitor visitor, Assets assets, Course course, Lesson lesson, Optional<Progress> progress) {
        Language language = visitor.language();
        String title = language.text("lesson." + lesson.id() + ".title");
        boolean done = progress.filter(known -> known.complete(lesson)).isPresent();
        return new Page(
                        title,
                        StepPage.path(lesson),
                        Page.Section.LESSONS,
                        each(
                                p(
                                        attrs(".crumb"),
                                        a(language.text("page.step.lessons")).withHref(visitor.path("/"))),
                                h1(title),
                                done ? text("") : p(attrs(".lead"), language.text("lesson." + lesson.id() + ".about")),
                                progress.map(known -> state(visitor, course, lesson, known))
                                        .orElseGet(() -> unknown(visitor, lesson)),
                                can(visitor, assets, lesson, progress.filter(known -> known.complete(lesson))),
                                section(
                                        attrs(".lesson-rules"),
                                        h2(language.text("page.lesson.rules")),
                                        ul(each(lesson.rules(), rule -> rule(visitor, rule))))))
                .found(LearningData.of(visitor, lesson));
    }

    private static DomContent state(Visitor visitor, Course course, Lesson lesson, Progress progress) {
        Language language = visitor.language();
        Map<String, Object> numbers =
                Map.of("done", progress.count(lesson), "count", lesson.steps().size());
        return each(
                p(language.text("page.lesson.done", numbers)),
                progress.complete(lesson) ? p(attrs(".note"), language.text(end(course, lesson, progress))) : text(""),
                left(visitor, lesson, progress),
                div(attrs(".buttons"), ways(visitor, course, lesson, progress)));
    }

    /** Which steps are left, for whoever came to the end without them. */
    private static DomContent left(Visitor visitor, Lesson lesson, Progress progress) {
        Language language = visitor.language();
        List<Step> steps = lesson.steps();
        List<String> left = progress.left(lesson).stream()
                .map(step -> language.number(lesson.place(step) + 1))
                .toList();
        return left.isEmpty() || !progress.done(lesson, steps.get(steps.size() - 1))
                ? text("")
                : p(
                        attrs(".note"),
                        language.text("page.lesson.left", Map.of("count", left.size(), "steps", language.and(left))));
    }

    private static DomContent unknown(Visitor visitor, Lesson lesson) {
        Language language = visitor.language();
        String first = StepPage.path(lesson, lesson.steps().get(0));
        return each(
                p(attrs(".note"), language.text("page.lesson.unknown")),
                div(attrs(".buttons"), button(visitor, first, language.text("page.lesson.start"))));
    }

    /** What a learner can do after the lesson: promised before it, and told once it is done. */
    private static DomContent can(Visitor visitor, Assets assets, Lesson lesson, Optional<Progress> done) {
        Language language = visitor.language();
        ProsePart prose = new ProsePart(visitor, new CardPart(visitor, assets));
        String key = "lesson." + lesson.id() + ".can.";
        List<DomContent> lines = new ArrayList<>();
        for (int line = 1; language.has(key + line); line++) {
            lines.add(li(prose.line(language.prose(key + line))));
        }
        return section(
                attrs(done.isPresent() ? ".lesson-can.is-done" : ".lesson-can"),
                h2(language.text(done.isPresent() ? "page.lesson.can" : "page.lesson.will")),
                ul(each(lines, line -> line)));
    }

    /** What is said when a lesson is complete, the last one, or with it the whole course. */
    private static String end(Course course, Lesson lesson, Progress progress) {
        if (HomePage.next(course, progress).isEmpty()) {
            return "page.lesson.course-complete";
        }
        return course.after(lesson).isPresent() ? "page.lesson.complete" : "page.lesson.last-complete";
    }

    private static DomContent ways(Visitor visitor, Course course, Lesson lesson, Progress progress) {
        List<DomContent> ways = progress.next(lesson)
                .map(step -> goOn(visitor, course, lesson, progress, step))
                .orElseGet(() -> onward(visitor, course, lesson, progress));
        return each(ways, way -> way);
    }

    /** Into the first step that is not done; past the end of the lesson, to the next lesson too. */
    private static List<DomContent> goOn(Visitor visitor, Course course, Lesson lesson, Progress progress, Step step) {
        List<DomContent> ways = new ArrayList<>();
        String label = progress.count(lesson) == 0 ? "page.lesson.start" : "page.lesson.continue";
        ways.add(button(visitor, StepPage.path(lesson, step), visitor.language().text(label)));
        Step last = lesson.steps().get(lesson.steps().size() - 1);
        if (progress.done(lesson, last)) {
            course.after(lesson).ifPresent(next -> ways.add(quiet(visitor, StepPage.path(next), to(visitor, next))));
        }
        return ways;
    }

    /** To the next lesson; after the last to one that is not done, and after all to where there is more to know. */
    private static List<DomContent> onward(Visitor visitor, Course course, Lesson lesson, Progress progress) {
        Language language = visitor.language();
        List<DomContent> ways = new ArrayList<>();
        Optional<Lesson> next = course.after(lesson).or(() -> HomePage.next(course, progress));
        ways.add(next.map(following -> button(visitor, StepPage.path(following), to(visitor, following)))
                .orElseGet(() -> button(visitor, "/", language.text("page.step.lessons"))));
        if (HomePage.next(course, progress).isEmpty()) {
            ways.add(quiet(visitor, "/sources", language.text("page.sources.title")));
        }
        ways.add(quiet(visitor, practice(lesson), language.text("page.lesson.practise")));
        ways.add(quiet(visitor, StepPage.path(lesson, lesson.steps().get(0)), language.text("page.lesson.again")));
        return ways;
    }

    private static String to(Visitor visitor, Lesson next) {
        Language language = visitor.language();
        return language.text("page.lesson.next", Map.of("lesson", language.text("lesson." + next.id() + ".title")));
    }

    private static DomContent quiet(Visitor visitor, String path, String label) {
        return QuietLink.to(visitor.path(path), label);
    }

    /** Where what the lesson asks can be practised: its last kind, or the choice where it has none. */
    private static String practice(Lesson lesson) {
        String path = PracticePage.PATH;
        for (Step step : lesson.steps()) {
            if (step instanceof Step.Asking asking) {
                path = PracticePage.fresh(
                        asking.exercise().kind(), asking.exercise().rules().id(), Wish.NONE);
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
