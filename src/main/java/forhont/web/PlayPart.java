package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.button;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.fieldset;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.legend;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;

import forhont.exercise.Clue;
import forhont.exercise.LegalCards;
import forhont.exercise.Mark;
import forhont.exercise.Outlook;
import forhont.exercise.PlayOn;
import forhont.exercise.Reason;
import forhont.exercise.Verdict;
import forhont.i18n.Language;
import forhont.rules.Card;
import forhont.rules.Position;
import forhont.rules.Trick;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Draws a position that is played on: the table at the learner's turn, what each card is worth, and the end. */
final class PlayPart {
    private final Language language;
    private final HandPart hands;
    private final ProsePart prose;
    private final Wording wording;
    private final OpenHandsPart open;
    private final TricksPart tricks;
    private final TablePart table;
    private final ReasonsPart reasons;
    private final HelpPart help;
    private final PlayOn play;
    private final String words;

    /** Draws one step; {@code words} is the key under which it keeps its own sentences. */
    PlayPart(Visitor visitor, CardPart cards, PlayOn play, String words) {
        this.language = visitor.language();
        this.hands = new HandPart(visitor, cards);
        this.prose = new ProsePart(visitor, cards);
        this.wording = new Wording(visitor);
        this.open = new OpenHandsPart(visitor, cards);
        this.tricks = new TricksPart(visitor, cards);
        this.table = new TablePart(visitor, cards);
        this.reasons = new ReasonsPart(visitor, cards);
        this.help = new HelpPart(visitor, cards, play, words);
        this.play = play;
        this.words = words;
    }

    /** The table at a turn of the learner, with the hand to play from and what was said of the card before. */
    DomContent turn(Position position, Moves moves, DomContent question, List<Mark> said) {
        return section(
                        attrs(".felt"),
                        open.facts(position, play.goal(), play.seat()),
                        play.hidden() ? text("") : open.others(position, play.seat()),
                        table.trick(new LegalCards(position.rules(), position.trick(), position.view())),
                        fieldset(
                                attrs(".hand-field"),
                                legend(attrs(".question"), question),
                                hands.choice(
                                        TablePart.sorted(position.hands().of(play.seat()), position.contract()),
                                        HandPart.Choice.one(moves.picked(), FormPart.refused(said)))))
                .attr("aria-label", language.text("table.name"));
    }

    /** The buttons: the card is played; beside it the next hint; once a best card was shown, the next may be too. */
    DomContent buttons(Moves moves) {
        return div(
                attrs(".buttons"),
                button(attrs(".button"), language.text("page.step.play")),
                help.button(moves.told() ? HelpPart.LEVELS : moves.hints(), "page.step.show"));
    }

    /** What is said of a card that costs something or may not be played. */
    DomContent wrong(Outlook turn, Card card, Verdict verdict, Moves moves) {
        return verdict(
                "wrong",
                language.text("verdict.wrong"),
                List.of(
                        reasons.render(play, verdict, words, false),
                        goesOn(turn, card),
                        help.beside(moves.hints(), () -> Clue.of(turn))));
    }

    /** The best card of a turn, after a wrong one or asked for. */
    DomContent told(Outlook turn, List<DomContent> first) {
        Card best = play.best(turn);
        List<DomContent> parts = new ArrayList<>(first);
        parts.add(p(prose.line(wording.playThis(turn.best()))));
        parts.add(reason(turn.reason(best)));
        return verdict("solution", language.text("verdict.solution"), parts);
    }

    /** What was wrong with the last card before the best one is told. */
    List<DomContent> slip(Outlook turn, Card card, Verdict verdict) {
        return List.of(reasons.render(play, verdict, words, true), goesOn(turn, card));
    }

    /** A right card: why, and the tricks that are complete with it. */
    DomContent playsOn(Outlook turn, Card card, Position next) {
        List<Trick> all = next.score().tricks();
        List<Trick> later = all.subList(turn.position().score().tricks().size(), all.size());
        return verdict(
                "right",
                language.text("verdict.plays-on"),
                List.of(
                        reason(turn.reason(card)),
                        later.isEmpty() ? text("") : tricks.tricks(later, next.contract(), play.seat())));
    }

    /** The end: what was reached and all tricks. */
    DomContent end(Position end, List<Card> played, boolean helped, VerdictPart.Onward onward) {
        DomContent answer = prose.line(wording.cards(played));
        String title = language.text(helped ? "verdict.with-help" : "verdict.played-to-end");
        return verdict(
                helped ? "solution" : "right",
                VerdictPart.head(title, onward),
                List.of(
                        p(prose.line(wording.result(play.turns().get(0)))),
                        div(prose.paragraphs(wording.right(play, words), Map.of("answer", answer))),
                        onward.deeper(),
                        details(
                                attrs(".every"),
                                summary(language.text("verdict.all-tricks")),
                                tricks.tricks(end.score().tricks(), end.contract(), play.seat()))));
    }

    private DomContent goesOn(Outlook turn, Card card) {
        boolean shown = !play.hidden() && turn.legal().contains(card);
        return shown ? open.goesOn(turn.position(), turn.line(card), play.seat()) : text("");
    }

    private DomContent reason(Reason reason) {
        return div(
                attrs(".reason"),
                prose.paragraphs(wording.reason(reason)),
                p(attrs(".reason-rule"), prose.ruleLink(reason.why().rule())));
    }

    private static DomContent verdict(String state, String title, List<DomContent> parts) {
        return verdict(state, h2(attrs(".verdict-title"), title), parts);
    }

    private static DomContent verdict(String state, DomContent head, List<DomContent> parts) {
        return section(attrs(".verdict.is-" + state), head, each(parts, part -> part))
                .withId("verdict")
                .withTabindex(-1);
    }
}
