package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.br;
import static j2html.TagCreator.details;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.li;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.progress;
import static j2html.TagCreator.span;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;

import forhont.i18n.Language;
import forhont.lesson.Course;
import forhont.lesson.Lesson;
import forhont.lesson.Progress;
import forhont.lesson.Step;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The map of the course: its parts, of which the one that is being learned is open, and the path from lesson to lesson. */
final class CoursePart {
    private static final int SECONDS_TO_READ = 25;
    private static final int SECONDS_TO_ANSWER = 45;
    private static final int MINUTE = 60;

    private final Visitor visitor;
    private final Language language;
    private final Course course;
    private final Optional<Progress> progress;
    private final Optional<Lesson> next;

    /** The map; without progress nothing is marked in it. */
    CoursePart(Visitor visitor, Course course, Optional<Progress> progress) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.course = course;
        this.progress = progress;
        this.next = HomePage.next(course, progress.orElse(Progress.NONE));
    }

    DomContent render() {
        return each(course.parts(), this::part);
    }

    private DomContent part(Course.Part part) {
        boolean current = next.filter(part.lessons()::contains).isPresent();
        return details(
                        attrs(".course-part"),
                        summary(
                                h2(language.text("part." + part.id())),
                                each(progress.stream().map(known -> done(part, known)))),
                        ol(attrs(".course"), each(part.lessons(), this::lesson)).attr("role", "list"))
                .condAttr(current, "open", "");
    }

    /** How many lessons of a part are done. */
    private DomContent done(Course.Part part, Progress known) {
        int count = part.lessons().size();
        long done = part.lessons().stream().filter(known::complete).count();
        return each(
                br(),
                progress().attr("max", count).attr("value", done).attr("aria-hidden", "true"),
                text(" "),
                span(attrs(".course-state"), language.text("page.home.part", Map.of("done", done, "count", count))));
    }

    private DomContent lesson(Lesson lesson) {
        return li(
                        attrs(".course-lesson"
                                + progress.map(known -> "." + state(lesson, known))
                                        .orElse("")),
                        a(attrs(".course-link"), span(attrs(".course-title"), title(lesson)))
                                .withHref(visitor.path(StepPage.path(lesson))),
                        span(
                                attrs(".course-about"),
                                text(language.text("lesson." + lesson.id() + ".about") + needs(lesson) + " "),
                                isMarked(lesson) ? strong(length(lesson)) : text(length(lesson))))
                .attr("value", course.lessons().indexOf(lesson) + 1);
    }

    private String title(Lesson lesson) {
        return language.text("lesson." + lesson.id() + ".title");
    }

    /** Whether it is marked as the next one. */
    private boolean isMarked(Lesson lesson) {
        return progress.isPresent() && next.filter(lesson::equals).isPresent();
    }

    private String state(Lesson lesson, Progress known) {
        boolean begun = known.count(lesson) > 0;
        return known.complete(lesson) ? "is-done" : isMarked(lesson) ? "is-next" : begun ? "is-begun" : "is-later";
    }

    /** What a lesson builds on beside the one before it. */
    private String needs(Lesson lesson) {
        List<String> titles = lesson.needs().stream()
                .flatMap(id -> course.lesson(id).stream())
                .filter(need -> !course.after(need).equals(Optional.of(lesson)))
                .map(need -> language.text("page.home.need", Map.of("lesson", title(need))))
                .toList();
        return titles.isEmpty() ? "" : " " + language.text("page.home.needs", Map.of("lessons", language.and(titles)));
    }

    /** Whether it is done or next, and how long it takes. */
    private String length(Lesson lesson) {
        int done = progress.map(known -> known.count(lesson)).orElse(0);
        int count = lesson.steps().size();
        Map<String, Object> numbers = Map.of("done", done, "count", count, "minutes", minutes(lesson));
        if (done == count) {
            return language.text("page.home.lesson.done", numbers);
        }
        String begun = done > 0 ? "begun" : "length";
        return language.text(
                isMarked(lesson) ? "page.home.lesson.next-" + begun : "page.home.lesson." + begun, numbers);
    }

    private static int minutes(Lesson lesson) {
        int seconds = lesson.steps().stream()
                .mapToInt(step -> step instanceof Step.Asking ? SECONDS_TO_ANSWER : SECONDS_TO_READ)
                .sum();
        return (seconds + MINUTE - 1) / MINUTE;
    }
}
