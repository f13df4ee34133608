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
import forhont.lesson.Progress;
import forhont.review.Given;
import forhont.review.Sureness;
import forhont.review.Timeline;
import j2html.tags.DomContent;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What the visitor has done and knows by now, in pictures; no marks, no prizes. */
final class ProgressPage {
    static final String PATH = "/progress";

    static final String WORDS = "page.progress.";

    private final Visitor visitor;
    private final Language language;
    private final Assets assets;
    private final Course course;

    ProgressPage(Visitor visitor, Assets assets, Course course) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.assets = assets;
        this.course = course;
    }

    /** What can be looked up of the visitor at a moment; empty is what cannot be just now. */
    record Known(Optional<Progress> progress, Optional<Past> past, Instant now) {}

    /** The page; {@code byRules} picks the answers that tell whether a rule is known. */
    Page render(Known known, UnaryOperator<List<Given>> byRules) {
        return new Page(
                own("title"),
                PATH,
                Page.Section.NONE,
                each(
                        h1(own("title")),
                        p(attrs(".lead"), own("lead")),
                        known.past.isPresent() && known.progress.isPresent()
                                ? shown(
                                        known.progress.get(),
                                        Given.first(known.past.get().answers()),
                                        known.now,
                                        byRules)
                                : p(attrs(".note"), own("unknown"))));
    }

    private DomContent shown(Progress progress, List<Given> firsts, Instant now, UnaryOperator<List<Given>> byRules) {
        return firsts.isEmpty()
                ? each(p(attrs(".note"), own("nothing")), ways(progress), p(attrs(".muted"), own("deals")))
                : each(
                        totals(progress, firsts),
                        new TimelinePart(language).render(Timeline.of(firsts, now)),
                        section(
                                attrs(".course-part"),
                                h2(own("rules.title")),
                                new SurenessPart(visitor, assets)
                                        .render(
                                                Sureness.byRule(byRules.apply(firsts)),
                                                Sureness.byRule(firsts).keySet())),
                        p(
                                attrs(".crumb"),
                                a(language.text("page.mix-ups.title")).withHref(visitor.path(MixUpsPage.PATH))));
    }

    private DomContent ways(Progress progress) {
        return div(
                attrs(".buttons"),
                each(HomePage.next(course, progress).stream()
                        .map(lesson -> a(attrs(".button"), own("start"))
                                .withHref(visitor.path(StepPage.path(
                                        lesson,
                                        progress.next(lesson)
                                                .orElse(lesson.steps().get(0))))))),
                QuietLink.to(visitor.path(PracticePage.PATH), language.text("page.practice.choose")));
    }

    private DomContent totals(Progress progress, List<Given> firsts) {
        List<Given> practised = firsts.stream()
                .filter(answer -> answer.place().drawn().isPresent())
                .toList();
        Map<String, Object> ofCourse = Map.of(
                "done", course.lessons().stream().mapToInt(progress::count).sum(),
                "steps",
                        course.lessons().stream()
                                .mapToInt(lesson -> lesson.steps().size())
                                .sum(),
                "complete", course.lessons().stream().filter(progress::complete).count(),
                "lessons", course.lessons().size());
        Map<String, Object> ofPractice = Map.of(
                "count",
                practised.size(),
                "right",
                practised.stream().filter(Given::rightAtOnce).count());
        return each(
                p(language.text(WORDS + "course", ofCourse)),
                p(language.text(WORDS + "practice", ofPractice)),
                p(attrs(".muted"), own("deals")));
    }

    private String own(String key) {
        return language.text(WORDS + key);
    }
}
