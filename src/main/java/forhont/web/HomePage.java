package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;

import forhont.i18n.Language;
import forhont.lesson.Course;
import forhont.lesson.Lesson;
import forhont.lesson.Progress;
import forhont.lesson.Step;
import forhont.play.PlayThrough;
import j2html.tags.DomContent;
import java.util.Map;
import java.util.Optional;

/** The start page: a trick for whoever has done nothing yet, else the way on; and the map of the course. */
final class HomePage {
    private final Visitor visitor;
    private final Language language;
    private final Course course;
    private final TasterPart taster;

    HomePage(Visitor visitor, Course course, TasterPart taster) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.course = course;
        this.taster = taster;
    }

    /** The page; {@code deal} is one that was begun and not played to its end. */
    Page render(Optional<Progress> progress, Optional<PlayThrough> deal) {
        boolean newcomer =
                deal.isEmpty() && progress.filter(known -> !begun(known)).isPresent();
        return new Page(
                        language.text("page.home.title"),
                        "/",
                        Page.Section.LESSONS,
                        each(
                                newcomer ? welcome() : welcomeBack(progress, deal),
                                new CoursePart(visitor, course, progress).render(),
                                practice()))
                .found(LearningData.of(visitor, course));
    }

    private DomContent welcome() {
        return each(
                h1(language.text("start.heading")),
                p(attrs(".lead"), language.text("start.lead")),
                taster.render(),
                p(a(language.text("start.larger")).withHref(visitor.path(SettingsPage.path(Optional.of("/"))))));
    }

    private DomContent welcomeBack(Optional<Progress> progress, Optional<PlayThrough> deal) {
        return each(
                h1(language.text("page.home.heading")),
                p(attrs(".lead"), lead(progress.orElse(Progress.NONE))),
                progress.map(this::ways).orElseGet(() -> p(attrs(".note"), language.text("page.home.unknown"))),
                each(deal.stream().map(this::unfinished)));
    }

    /** What the visitor need not know, or has done already. */
    private String lead(Progress progress) {
        long complete = course.lessons().stream().filter(progress::complete).count();
        int all = course.lessons().size();
        if (complete == all) {
            return language.text("page.home.lead-complete", Map.of("count", all));
        }
        return begun(progress)
                ? language.text("page.home.lead-begun", Map.of("done", complete, "count", all))
                : language.text("page.home.lead");
    }

    private boolean begun(Progress progress) {
        return course.lessons().stream().anyMatch(lesson -> progress.count(lesson) > 0);
    }

    private DomContent ways(Progress progress) {
        return div(
                attrs(".buttons"),
                next(course, progress).map(lesson -> start(progress, lesson)).orElseGet(this::afterAll),
                quiet("start.once-more", TasterPart.PATH));
    }

    /** What there is when every lesson is done. */
    private DomContent afterAll() {
        return each(
                a(attrs(".button"), language.text("page.practice.choose")).withHref(visitor.path(PracticePage.PATH)),
                quiet("page.sources.title", "/sources"),
                quiet("page.variants.title", "/variants"),
                quiet("page.home.again", StepPage.path(course.lessons().get(0))));
    }

    /** The first lesson that is not complete. */
    static Optional<Lesson> next(Course course, Progress progress) {
        return course.lessons().stream()
                .filter(lesson -> !progress.complete(lesson))
                .findFirst();
    }

    private DomContent start(Progress progress, Lesson lesson) {
        Step step = progress.next(lesson).orElse(lesson.steps().get(0));
        return a(attrs(".button"), language.text(begun(progress) ? "page.home.continue" : "page.home.start"))
                .withHref(visitor.path(StepPage.path(lesson, step)));
    }

    /** The way back into a deal. */
    private DomContent unfinished(PlayThrough deal) {
        return p(attrs(".banner"), a(language.text("play.resume")).withHref(visitor.path(DealPage.path(deal))));
    }

    /** The way to practice, below the course. */
    private DomContent practice() {
        return section(
                attrs(".course-part"),
                h2(language.text("page.practice.title")),
                p(language.text("page.practice.invitation")),
                div(
                        attrs(".buttons"),
                        quiet("page.practice.choose", PracticePage.PATH),
                        quiet("page.play.title", DealPage.PATH),
                        quiet("page.mix-ups.title", MixUpsPage.PATH),
                        quiet("page.progress.title", ProgressPage.PATH)));
    }

    private DomContent quiet(String label, String path) {
        return QuietLink.to(visitor.path(path), language.text(label));
    }
}
