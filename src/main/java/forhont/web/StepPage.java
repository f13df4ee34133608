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
import static j2html.TagCreator.input;
import static j2html.TagCreator.li;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.Outlook;
import forhont.exercise.PlayOn;
import forhont.exercise.ReadCard;
import forhont.exercise.Verdict;
import forhont.i18n.Face;
import forhont.i18n.Language;
import forhont.lesson.Lesson;
import forhont.lesson.Progress;
import forhont.lesson.Step;
import forhont.rules.Position;
import forhont.storage.Secret;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One step of a lesson: something to read, or a question with its table, its form and the verdict. */
final class StepPage {
    private static final String FORM = "exercise";

    private final Visitor visitor;
    private final Language language;
    private final Lesson lesson;
    private final Step step;
    private final Progress progress;
    private final CardPart cards;
    private final ProsePart prose;
    private final String words;

    StepPage(Visitor visitor, Assets assets, Lesson lesson, Step step, Progress progress) {
        this.visitor = read(step) ? visitor.with(Face.GERMAN) : visitor;
        this.language = visitor.language();
        this.lesson = lesson;
        this.step = step;
        this.progress = progress;
        this.cards = new CardPart(this.visitor, assets);
        this.prose = new ProsePart(this.visitor, cards);
        this.words = "lesson." + lesson.id() + ".step." + step.id();
    }

    /** Whether a German-suited card is to be read, whatever pack the visitor has chosen. */
    private static boolean read(Step step) {
        return step instanceof Step.Asking asking && asking.exercise() instanceof ReadCard;
    }

    static String path(Lesson lesson, Step step) {
        return "/lessons/" + lesson.id() + "/" + step.id();
    }

    static String path(Lesson lesson) {
        return "/lessons/" + lesson.id();
    }

    /** The step before any answer. */
    Page fresh() {
        if (step instanceof Step.Asking asking && asking.exercise() instanceof PlayOn play) {
            return turn(play, play.after(List.of()).orElseThrow(), Moves.NONE, Optional.empty(), text(""));
        }
        return step instanceof Step.Asking asking ? asBefore(asking.exercise(), Attempt.NONE) : page(read(), false);
    }

    /** The step with a form as far as it was filled in. */
    Page asBefore(Exercise exercise, Attempt attempt) {
        return page(ask(exercise, attempt, Optional.empty()), true);
    }

    /** The step with what was posted, when that was no answer. */
    Page refused(Exercise exercise, Attempt attempt, Attempt.Parsed parsed) {
        return page(ask(exercise, attempt, Optional.of(parsed)), true);
    }

    /** The step with the verdict on an answer. */
    Page judged(Exercise exercise, Attempt attempt, Verdict verdict) {
        DomContent said =
                new VerdictPart(visitor, cards).render(exercise, verdict, attempt, words, buttons(verdict.right()));
        boolean again = !verdict.right() && !attempt.last();
        return again
                ? page(each(said, ask(exercise, attempt, Optional.empty())), true)
                : page(each(table(exercise), said), false);
    }

    /** The step with what came of a card that was played. */
    Page played(PlayOn play, Playing playing) {
        PlayPart part = new PlayPart(visitor, cards, play, words);
        if (playing instanceof Playing.Unread unread) {
            return turn(play, unread.turn(), unread.moves(), Optional.of(unread.problem()), text(""));
        }
        if (playing instanceof Playing.Shown shown) {
            return told(play, shown.turn(), shown.moves(), List.of());
        }
        if (playing instanceof Playing.Wrong wrong) {
            return wrong.moves().last()
                    ? told(play, wrong.turn(), wrong.moves(), part.slip(wrong.turn(), wrong.card(), wrong.verdict()))
                    : turn(
                            play,
                            wrong.turn().position(),
                            wrong.moves(),
                            Optional.empty(),
                            part.wrong(wrong.turn(), wrong.card(), wrong.verdict(), wrong.moves()));
        }
        Playing.Right right = (Playing.Right) playing;
        return right.next().over()
                ? page(
                        part.end(
                                right.next(),
                                right.moves().played(),
                                right.moves().told(),
                                buttons(!right.moves().told())),
                        false)
                : turn(
                        play,
                        right.next(),
                        right.moves(),
                        Optional.empty(),
                        part.playsOn(right.turn(), right.card(), right.next()));
    }

    /** The turn with a card as far as it was chosen. */
    Page asBefore(PlayOn play, Optional<Moves> posted) {
        return posted.flatMap(moves -> play.after(moves.played())
                        .filter(turn -> !turn.over())
                        .map(turn -> turn(play, turn, moves.before(), Optional.empty(), text(""))))
                .orElseGet(this::fresh);
    }

    /** The turn with its best card told and laid ready. */
    private Page told(PlayOn play, Outlook turn, Moves moves, List<DomContent> slip) {
        Moves ready = moves.shown(play.best(turn));
        DomContent said = new PlayPart(visitor, cards, play, words).told(turn, slip);
        return turn(play, turn.position(), ready, Optional.empty(), said);
    }

    /** A turn of the learner under what is said of the card before. */
    private Page turn(PlayOn play, Position position, Moves moves, Optional<String> problem, DomContent said) {
        PlayPart part = new PlayPart(visitor, cards, play, words);
        boolean first = moves.played().isEmpty();
        return page(
                each(
                        said,
                        first ? div(attrs(".step-text"), prose.paragraphs(language.prose(words + ".text"))) : text(""),
                        posting(
                                moves.fields(),
                                part.turn(position, moves, question(play)),
                                each(problem.stream().map(key -> AnswerProblem.render(language, key))),
                                part.buttons(moves))),
                true);
    }

    /** The page around the step; {@code open} while there is a question that may be skipped. */
    private Page page(DomContent content, boolean open) {
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
                        section(attrs(".step-body"), content)
                                .withId("step")
                                .condAttr(read(step), "data-face", Face.GERMAN.id()),
                        turn(open)),
                open ? Optional.of(FORM) : Optional.empty());
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
                                item(),
                                div(attrs(".buttons"), button(attrs(".button"), language.text("page.step.go-on"))))
                        .withMethod("post"));
    }

    private DomContent table(Exercise exercise) {
        return section(attrs(".felt"), new TablePart(visitor, cards).table(exercise))
                .attr("aria-label", language.text("table.name"));
    }

    private DomContent ask(Exercise exercise, Attempt attempt, Optional<Attempt.Parsed> problem) {
        List<Field> unread = problem.map(Attempt.Parsed::fields).orElse(List.of());
        return each(
                div(attrs(".step-text"), prose.paragraphs(language.prose(words + ".text"))),
                posting(
                        input().withType("hidden")
                                .withName(Attempt.TRY)
                                .withValue(String.valueOf(attempt.number() + 1)),
                        section(
                                        attrs(".felt"),
                                        new TablePart(visitor, cards).table(exercise),
                                        new FormPart(visitor, cards)
                                                .controls(exercise, attempt, question(exercise), unread))
                                .attr("aria-label", language.text("table.name")),
                        each(problem.stream().map(parsed -> AnswerProblem.render(language, parsed))),
                        div(
                                attrs(".buttons"),
                                button(
                                        attrs(".button"),
                                        language.text(
                                                attempt.number() == 0 ? "page.step.answer" : "page.step.again")))));
    }

    /** The form of the step; with scripts on only the step is put in place of what was. */
    private DomContent posting(DomContent... inside) {
        return form(attrs(".exercise"), Frame.token(visitor), item(), each(inside))
                .withId(FORM)
                .withMethod("post")
                .withAction(visitor.path(path(lesson, step)))
                .attr("hx-post", visitor.path(path(lesson, step)))
                .attr("hx-target", "#step")
                .attr("hx-select", "#step")
                .attr("hx-swap", "outerHTML")
                .attr(
                        "hx-select-oob",
                        "#steps,#turn,#" + String.join(",#", Frame.NOTICE, SwitchPart.FACES, SwitchPart.LANGUAGES));
    }

    /** The key of the item as it is shown this time, so that an answer posted twice counts once. */
    private static DomContent item() {
        return input().withType("hidden")
                .withName(Keeping.ITEM)
                .withValue(Secret.random().text());
    }

    private DomContent question(Exercise exercise) {
        String own = words + ".question";
        return language.has(own) ? prose.line(language.prose(own)) : text(language.text(Wording.question(exercise)));
    }

    private DomContent buttons(boolean done) {
        Optional<Step> after = lesson.after(step);
        String next = after.map(following -> path(lesson, following)).orElseGet(() -> path(lesson));
        String label = language.text(after.isPresent() ? "page.step.next" : "page.step.finish");
        return div(
                attrs(".buttons"),
                a(attrs(".button"), label).withHref(visitor.path(next)),
                iff(
                        !done,
                        a(attrs(".button.button-quiet"), language.text("page.step.once-more"))
                                .withHref(visitor.path(path(lesson, step)))));
    }

    private DomContent turn(boolean open) {
        Optional<Step> before = lesson.before(step);
        Optional<Step> after = open ? lesson.after(step) : Optional.empty();
        return nav(
                        attrs(".step-turn"),
                        each(before.stream().map(other -> turnTo(other, "prev", "page.step.back"))),
                        each(after.stream().map(other -> turnTo(other, "next", "page.step.skip"))))
                .withId("turn")
                .attr("aria-label", language.text("page.step.turn"));
    }

    private DomContent turnTo(Step other, String rel, String label) {
        return a(attrs(".button.button-quiet"), language.text(label))
                .withHref(visitor.path(path(lesson, other)))
                .withRel(rel);
    }
}
