package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.article;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.button;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.form;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.li;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import forhont.exercise.Discard;
import forhont.i18n.Language;
import forhont.lesson.Lesson;
import forhont.lesson.Progress;
import forhont.lesson.Step;
import j2html.tags.DomContent;
import j2html.tags.specialized.ATag;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;

/** One step of a lesson: something to read, or a question with its table, its form and the verdict. */
final class StepPage implements AskingPart.Around {
    private final Visitor visitor;
    private final Language language;
    private final Lesson lesson;
    private final Step step;
    private final Progress progress;
    private final CardPart cards;
    private final ProsePart prose;
    private final String words;
    private final SortedSet<String> explained;

    StepPage(Visitor visitor, Assets assets, Lesson lesson, Step step, Progress progress) {
        this.words = "lesson." + lesson.id() + ".step." + step.id();
        this.explained = MeaningPart.terms(visitor.language(), words);
        if (lesson.needs().isEmpty() && step instanceof Step.Asking) {
            explained.addAll(MeaningPart.ON_THE_TABLE);
        }
        if (step instanceof Step.Asking asking && asking.exercise() instanceof Discard) {
            explained.addAll(MeaningPart.ON_THE_TABLE);
            explained.addAll(FactsPart.terms());
        }
        this.visitor = (read(step) ? visitor.with(AskingPart.FACE_TO_READ) : visitor).explaining(explained);
        this.language = visitor.language();
        this.lesson = lesson;
        this.step = step;
        this.progress = progress;
        this.cards = new CardPart(this.visitor, assets);
        this.prose = new ProsePart(this.visitor, cards);
    }

    /** Whether a German-suited card is to be read, whatever pack the visitor has chosen. */
    private static boolean read(Step step) {
        return step instanceof Step.Asking asking && AskingPart.reads(asking.exercise());
    }

    static String path(Lesson lesson, Step step) {
        return path(lesson.id(), step.id());
    }

    static String path(String lesson, String step) {
        return "/lessons/" + lesson + "/" + step;
    }

    static String path(Lesson lesson) {
        return "/lessons/" + lesson.id();
    }

    /** The step before any answer. */
    Page fresh() {
        return step instanceof Step.Asking asking ? asking().fresh(asking.exercise()) : page(read(), false);
    }

    /** The exercise of the step. */
    AskingPart asking() {
        return new AskingPart(visitor, cards, this);
    }

    @Override
    public String here() {
        return path(lesson, step);
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public List<String> beside() {
        return List.of("steps", "turn");
    }

    @Override
    public Page page(DomContent content, boolean open) {
        String title = language.text("lesson." + lesson.id() + ".title");
        int number = lesson.place(step) + 1;
        Map<String, Object> place = Map.of(
                "lesson", title, "number", number, "count", lesson.steps().size());
        return new Page(
                language.text("page.step.title", place),
                path(lesson, step),
                Page.Section.LESSONS,
                article(
                        attrs(".step"),
                        p(attrs(".crumb"), a(language.text("page.step.lessons")).withHref(visitor.path("/"))),
                        h1(a(title).withHref(visitor.path(path(lesson)))),
                        steps(),
                        section(attrs(".step-body"), content, MeaningPart.render(visitor, explained))
                                .withId("step")
                                .condAttr(
                                        read(step),
                                        "data-face",
                                        AskingPart.FACE_TO_READ.pack().id()),
                        turn(open)),
                open ? Optional.of(AskingPart.FORM) : Optional.empty());
    }

    private DomContent steps() {
        return nav(attrs(".steps"), ol(each(lesson.steps(), this::stepLink)))
                .withId("steps")
                .attr("aria-label", language.text("page.step.steps"));
    }

    private DomContent stepLink(Step other) {
        boolean done = progress.done(lesson, other);
        String number = language.number(lesson.place(other) + 1);
        return li(
                attrs(done ? ".is-done" : ".is-open"),
                a(text(number), iff(done, span(attrs(".hidden-visually"), " " + language.text("page.step.done"))))
                        .withHref(visitor.path(path(lesson, other)))
                        .condAttr(other.equals(step), "aria-current", "step"));
    }

    private DomContent read() {
        return each(
                div(attrs(".step-text"), prose.paragraphs(language.prose(words + ".text"))),
                form(
                                attrs(".exercise"),
                                Frame.token(visitor),
                                AskingPart.item(),
                                div(attrs(".buttons"), button(attrs(".button"), language.text("page.step.go-on"))))
                        .withMethod("post"));
    }

    @Override
    public ATag next() {
        Optional<Step> after = lesson.after(step);
        String next = after.map(following -> path(lesson, following)).orElseGet(() -> path(lesson));
        String label = language.text(after.isPresent() ? "page.step.next" : "page.step.finish");
        return a(attrs(".button"), label).withHref(visitor.path(next));
    }

    @Override
    public ATag again() {
        return QuietLink.to(visitor.path(path(lesson, step)), language.text("page.step.once-more"));
    }

    private DomContent turn(boolean open) {
        Optional<Step> before = lesson.before(step);
        Optional<Step> after = open ? lesson.after(step) : Optional.empty();
        boolean done = open && progress.done(lesson, step);
        return nav(
                        attrs(".step-turn"),
                        each(before.stream().map(other -> turnTo(other, "prev", "page.step.back"))),
                        each(after.stream()
                                .map(other -> turnTo(other, "next", done ? "page.step.next" : "page.step.skip"))),
                        done && after.isEmpty() ? next().withRel("next") : text(""))
                .withId("turn")
                .attr("aria-label", language.text("page.step.turn"));
    }

    private DomContent turnTo(Step other, String rel, String label) {
        return QuietLink.to(visitor.path(path(lesson, other)), language.text(label))
                .withRel(rel);
    }
}
