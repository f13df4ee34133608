package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.button;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.form;
import static j2html.TagCreator.input;
import static j2html.TagCreator.section;
import static j2html.TagCreator.text;

import forhont.exercise.Clue;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.Mark;
import forhont.exercise.Outlook;
import forhont.exercise.PlayOn;
import forhont.exercise.Question;
import forhont.exercise.ReadCard;
import forhont.exercise.Verdict;
import forhont.i18n.Language;
import forhont.rules.Card;
import forhont.rules.ContractType;
import forhont.rules.Position;
import forhont.storage.Secret;
import j2html.tags.DomContent;
import j2html.tags.specialized.ATag;
import java.util.List;
import java.util.Optional;

/** An exercise as it is asked, refused, judged and played on, whatever page it stands on. */
final class AskingPart {
    static final String FORM = "exercise";

    /** The face of a card to be read, whatever face the visitor has chosen. */
    static final Face FACE_TO_READ = Face.BOHEMIAN;

    private final Visitor visitor;
    private final Language language;
    private final Around around;
    private final CardPart cards;
    private final ProsePart prose;
    private final String words;

    AskingPart(Visitor visitor, CardPart cards, Around around) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.around = around;
        this.cards = cards;
        this.prose = new ProsePart(visitor, cards);
        this.words = around.words();
    }

    /** The page an exercise stands on. */
    interface Around {
        /** Where its form is posted, as an address without the language. */
        String here();

        /** What follows the address where the exercise is gone on with, beginning with a question mark; may be empty. */
        default String query() {
            return "";
        }

        /** The key under which the page keeps its own sentences. */
        String words();

        /** The ids of what changes with an answer beside the exercise. */
        List<String> beside();

        /** What leads on once the answer is right, or the solution is told. */
        ATag next();

        /** The same once more, where it was not answered rightly. */
        ATag again();

        /** What the exercise was about, said once it is answered; may be nothing. */
        default DomContent about() {
            return text("");
        }

        /** The page around what is asked or said; {@code open} while there is a question that may be skipped. */
        Page page(DomContent content, boolean open);
    }

    /** Whether a card without index is to be read. */
    static boolean reads(Exercise exercise) {
        return exercise instanceof ReadCard;
    }

    /** The exercise before any answer. */
    Page fresh(Exercise exercise) {
        return exercise instanceof PlayOn play
                ? turn(play, play.after(List.of()).orElseThrow(), Moves.NONE, Before.NOTHING)
                : asBefore(exercise, Attempt.NONE);
    }

    /** The step with a form as far as it was filled in. */
    Page asBefore(Exercise exercise, Attempt attempt) {
        return page(ask(exercise, attempt, List.of(), Optional.empty()), true);
    }

    /** The step with the hints given so far, above the form as far as it was filled in. */
    Page hinted(Exercise exercise, Attempt attempt) {
        DomContent given = help(exercise).given(attempt.hints(), () -> Clue.of(exercise));
        return page(each(ruled(exercise, given), ask(exercise, attempt, List.of(), Optional.empty())), true);
    }

    /** The step with what was posted, when that was no answer. */
    Page refused(Exercise exercise, Attempt attempt, Attempt.Parsed parsed) {
        return page(ask(exercise, attempt, List.of(), Optional.of(parsed)), true);
    }

    /** The step with its solution, which was asked for. */
    Page shown(Exercise exercise) {
        DomContent said = new VerdictPart(visitor, cards).shown(exercise, words, onward(false));
        return page(each(table(exercise), ruled(exercise, said)), false);
    }

    private HelpPart help(Exercise exercise) {
        return new HelpPart(visitor, cards, exercise, words);
    }

    /** The step with the verdict on an answer. */
    Page judged(Exercise exercise, Attempt attempt, Verdict verdict) {
        VerdictPart part = new VerdictPart(visitor, cards);
        DomContent line = new RefutationPart(visitor, cards, around).line(exercise, verdict);
        DomContent said = part.render(exercise, verdict, attempt, words, line, onward(verdict.right()));
        boolean again = !verdict.right() && !attempt.last();
        return again
                ? page(
                        each(ruled(exercise, said), ask(exercise, attempt.hinted(), verdict.marks(), Optional.empty())),
                        true)
                : page(each(table(exercise), ruled(exercise, said)), false);
    }

    /** The step with what came of a card that was played. */
    Page played(PlayOn play, Playing playing) {
        PlayPart part = new PlayPart(visitor, cards, play, words);
        if (playing instanceof Playing.Unread unread) {
            return turn(play, unread.turn(), unread.moves(), Before.problem(unread.problem()));
        }
        if (playing instanceof Playing.Shown shown) {
            return told(play, shown.turn(), shown.moves(), List.of());
        }
        if (playing instanceof Playing.Hinted hinted) {
            DomContent given = help(play).given(hinted.moves().hints(), () -> Clue.of(hinted.turn()));
            return turn(play, hinted.turn().position(), hinted.moves(), Before.said(ruled(play, given)));
        }
        if (playing instanceof Playing.Wrong wrong) {
            return wrong.moves().last()
                    ? told(play, wrong.turn(), wrong.moves(), part.slip(wrong.turn(), wrong.card(), wrong.verdict()))
                    : turn(
                            play,
                            wrong.turn().position(),
                            wrong.moves(),
                            new Before(
                                    ruled(play, part.wrong(wrong.turn(), wrong.card(), wrong.verdict(), wrong.moves())),
                                    wrong.verdict().marks(),
                                    Optional.empty()));
        }
        Playing.Right right = (Playing.Right) playing;
        return right.next().over()
                ? page(
                        ruled(
                                play,
                                part.end(
                                        right.next(),
                                        right.moves().played(),
                                        right.moves().told(),
                                        onward(
                                                !right.moves().told(),
                                                own(play, right.moves().played())))),
                        false)
                : turn(
                        play,
                        right.next(),
                        right.moves(),
                        Before.said(ruled(play, part.playsOn(right.turn(), right.card(), right.next()))));
    }

    /** The turn with a card as far as it was chosen. */
    Page asBefore(PlayOn play, Optional<Moves> posted) {
        return posted.flatMap(moves -> play.after(moves.played())
                        .filter(turn -> !turn.over())
                        .map(turn -> turn(play, turn, moves.before(), Before.NOTHING)))
                .orElseGet(() -> fresh(play));
    }

    /** The turn with its best card told and laid ready. */
    private Page told(PlayOn play, Outlook turn, Moves moves, List<DomContent> slip) {
        Moves ready = moves.shown(play.best(turn));
        DomContent said = new PlayPart(visitor, cards, play, words).told(turn, slip);
        return turn(play, turn.position(), ready, Before.said(ruled(play, said)));
    }

    /**
     * What is said of the card before a turn.
     *
     * @param marks of the card, where it was wrong
     * @param problem the key of the sentence that says why what was posted was no card
     */
    private record Before(DomContent said, List<Mark> marks, Optional<String> problem) {
        private static final Before NOTHING = said(text(""));

        private static Before said(DomContent said) {
            return new Before(said, List.of(), Optional.empty());
        }

        private static Before problem(String problem) {
            return new Before(text(""), List.of(), Optional.of(problem));
        }
    }

    /** A turn of the learner under what is said of the card before. */
    private Page turn(PlayOn play, Position position, Moves moves, Before before) {
        PlayPart part = new PlayPart(visitor, cards, play, words);
        boolean first = moves.played().isEmpty();
        return page(
                each(
                        before.said(),
                        first ? said(play) : text(""),
                        posting(
                                moves.fields(),
                                part.turn(position, moves, question(play), before.marks()),
                                each(before.problem().stream().map(key -> AnswerProblem.render(language, key))),
                                part.buttons(moves),
                                ways())),
                true);
    }

    /** What stands above the question; of open contracts it speaks only where the rules have them. */
    private DomContent said(Exercise exercise) {
        String open = words + ".open";
        boolean opens = exercise.rules().contracts().contains(ContractType.OPEN_BETL) && language.has(open);
        return div(
                attrs(".step-text"),
                prose.paragraphs(language.prose(words + ".text")),
                opens ? prose.paragraphs(language.prose(open)) : text(""));
    }

    private DomContent table(Exercise exercise) {
        return section(attrs(".felt"), new TablePart(visitor, cards).table(exercise))
                .attr("aria-label", language.text("table.name"));
    }

    private DomContent ask(Exercise exercise, Attempt attempt, List<Mark> said, Optional<Attempt.Parsed> problem) {
        List<Field> unread = problem.map(Attempt.Parsed::fields).orElse(List.of());
        return each(
                said(exercise),
                posting(
                        input().withType("hidden")
                                .withName(Attempt.TRY)
                                .withValue(String.valueOf(attempt.number() + 1)),
                        HelpPart.field(attempt.hints()),
                        section(
                                        attrs(".felt"),
                                        new TablePart(visitor, cards).table(exercise),
                                        new FormPart(visitor, cards)
                                                .controls(exercise, attempt, question(exercise), said, unread))
                                .attr("aria-label", language.text("table.name")),
                        each(problem.stream().map(parsed -> AnswerProblem.render(language, parsed))),
                        div(
                                attrs(".buttons"),
                                button(
                                        attrs(".button"),
                                        language.text(attempt.number() == 0 ? "page.step.answer" : "page.step.again")),
                                help(exercise).button(attempt.hints(), "page.step.solution")),
                        choosesCards(exercise) ? ways() : text("")));
    }

    private static boolean choosesCards(Exercise exercise) {
        return exercise.question() instanceof Question.Choose choose
                && !FormPart.ofCards(choose.options()).isEmpty();
    }

    private DomContent ways() {
        return new HandPart(visitor, cards).ways(true, visitor.path(around.here() + around.query()));
    }

    /** The form; with scripts on only the exercise is put in place of what was. */
    private DomContent posting(DomContent... inside) {
        return form(attrs(".exercise"), Frame.token(visitor), item(), each(inside))
                .withId(FORM)
                .withMethod("post")
                .withAction(visitor.path(around.here() + around.query()))
                .attr("hx-post", visitor.path(around.here() + around.query()))
                .attr("hx-target", "#step")
                .attr("hx-select", "#step")
                .attr("hx-swap", "outerHTML")
                .attr(
                        "hx-select-oob",
                        "#" + String.join(",#", around.beside()) + ",#"
                                + String.join(",#", Frame.NOTICE, SwitchPart.FACES, SwitchPart.LANGUAGES));
    }

    /** The key of the item as it is shown this time, so that an answer posted twice counts once. */
    static DomContent item() {
        return input().withType("hidden")
                .withName(Keeping.ITEM)
                .withValue(Secret.random().text());
    }

    private DomContent question(Exercise exercise) {
        String own = words + ".question";
        return language.has(own)
                ? prose.line(language.prose(own))
                : text(language.text("question." + Wording.form(exercise)));
    }

    /** What is said of an answer, with the rules that it may name. */
    private DomContent ruled(Exercise exercise, DomContent said) {
        return each(said, MeaningPart.render(visitor, prose, MeaningPart.rules(exercise)));
    }

    private Page page(DomContent content, boolean open) {
        return around.page(content, open);
    }

    private VerdictPart.Onward onward(boolean done) {
        return onward(done, List.of());
    }

    /** The cards a learner played where the solution goes another way; one alone would be taken for one refuted. */
    private static List<Card> own(PlayOn play, List<Card> played) {
        return played.size() == 1 || played.equals(play.solution().cards()) ? List.of() : played;
    }

    private VerdictPart.Onward onward(boolean done, List<Card> played) {
        DomContent again = done ? text("") : div(attrs(".buttons"), around.again());
        return new VerdictPart.Onward(
                div(attrs(".buttons"), around.next()),
                each(around.about(), new WalkPart(visitor, cards, around, played).way(), again));
    }

    /** The solution at one of its stages, from 1; empty if there is no such stage. */
    Optional<Page> walked(Exercise exercise, WalkPart.Place stage) {
        boolean back = stage.refuted().isPresent();
        return new WalkPart(visitor, cards, around, stage.of())
                .at(exercise, stage.number())
                .map(walk -> page(
                                each(
                                        said(exercise),
                                        ruled(exercise, walk),
                                        back
                                                ? backToQuestion()
                                                : each(
                                                        around.about(),
                                                        div(attrs(".buttons"), around.next(), around.again()))),
                                false)
                        .at(around.here() + WalkPart.PATH + stage + around.query()));
    }

    /** What refutes a card does not tell the right one: the question is still open. */
    private DomContent backToQuestion() {
        return div(
                attrs(".buttons"),
                a(attrs(".button"), language.text("walk.back")).withHref(visitor.path(around.here() + around.query())));
    }
}
