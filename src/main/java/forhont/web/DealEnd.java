package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.code;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.text;

import forhont.exercise.Field;
import forhont.exercise.Mark;
import forhont.exercise.Settle;
import forhont.i18n.Language;
import forhont.i18n.Prose;
import forhont.play.Judgement;
import forhont.play.PlayThrough;
import forhont.rules.Contract;
import forhont.rules.Deal;
import forhont.rules.Notation;
import forhont.rules.Seat;
import forhont.settlement.Outcome;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The end of a deal that was played: the account, what the learner's acts cost, and where to go from here. */
final class DealEnd {
    private final Visitor visitor;
    private final Language language;
    private final ProsePart prose;
    private final Wording wording;
    private final ActWords words;
    private final LedgerPart ledger;
    private final FactsPart facts;
    private final Thinking thinking;
    private final PlayThrough play;

    DealEnd(Visitor visitor, CardPart cards, Thinking thinking, PlayThrough play) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.prose = new ProsePart(visitor, cards);
        this.wording = new Wording(visitor);
        this.words = new ActWords(visitor, cards);
        this.ledger = new LedgerPart(visitor);
        this.facts = new FactsPart(visitor, cards);
        this.thinking = thinking;
        this.play = play;
    }

    DomContent render() {
        return each(account(), cost(), ways());
    }

    /** Who has won, and what the learner gets for it. */
    DomContent result() {
        DealResult result = new DealResult(language, play);
        int own = Outcome.of(play.deal()).settlement().payments().of(play.learner());
        return section(
                        attrs(".verdict.is-" + (result.won() ? "right" : "solution")),
                        h2(attrs(".verdict-title" + (result.won() ? "" : ".is-lost")), result.sentence()),
                        p(prose.line(language.prose("play.you-receive", Map.of("units", language.signed(own))))))
                .withId("verdict")
                .withTabindex(-1);
    }

    private DomContent account() {
        Outcome outcome = Outcome.of(play.deal());
        Settle settle = new Settle(outcome.account(), outcome.facts());
        Map<Field, DomContent> notes = new EnumMap<>(Field.class);
        List<Mark.OfNumber> lines = new ArrayList<>();
        Set<Prose> told = new HashSet<>();
        for (Mark mark : settle.judge(settle.solution(), List.of()).marks()) {
            Mark.OfNumber line = (Mark.OfNumber) mark;
            if (line.field() == Field.SEVEN_LINE && !facts.hasSeven(settle.rules())) {
                continue;
            }
            lines.add(line);
            Prose said = wording.reason(line.reason());
            if (told.add(said)) {
                notes.put(
                        line.field(),
                        each(
                                prose.line(said),
                                text(" "),
                                prose.ruleLink(line.reason().why().rule())));
            }
        }
        return section(
                attrs(".account"),
                h2(language.text("play.account")),
                section(
                        attrs(".felt"),
                        facts.played(
                                settle, words.place(outcome.account().contract().soloist(), play.learner()))),
                ledger.told(settle, lines, line -> name(settle, line), notes));
    }

    /** The name of a line of the account: what was paid for, or who sits there. */
    private String name(Settle settle, Field line) {
        Contract contract = settle.account().contract();
        for (Seat seat : Seat.values()) {
            if (line == Settle.total(seat)) {
                return new Roles(language, contract, play.learner()).apart(seat);
            }
        }
        boolean component =
                settle.lines().contains(line) && settle.component(line).isPresent();
        return component
                ? language.term(
                        "component", Notation.of(settle.component(line).get().name()))
                : ledger.name(settle, line);
    }

    /** What the learner's acts cost, those that did; no sum, for each is measured from where the one before it led. */
    private DomContent cost() {
        List<DomContent> costly = new ArrayList<>();
        for (int turn : play.turns()) {
            Judgement judgement = thinking.judge(play, turn);
            if (judgement.mark() == Judgement.Mark.COSTS) {
                costly.add(costly(turn, judgement));
            }
        }
        return section(
                attrs(".account"),
                h2(language.text("play.your-acts")),
                p(costly.isEmpty() ? text(language.text("play.no-cost")) : prose.line(language.prose("play.costs"))),
                costly.isEmpty() ? text("") : dl(attrs(".position-facts.in-turn"), each(costly, act -> act)));
    }

    private DomContent costly(int turn, Judgement judgement) {
        Deal before = play.upTo(turn).deal();
        return div(
                dt(a(words.inTurn(play.record().actions().get(turn), before))
                        .withHref(visitor.path(DealReplayPage.path(play, turn + 1)))),
                dd(language.text("play.units", Map.of("units", ActVerdict.tenths(judgement.cost())))));
    }

    private DomContent ways() {
        String fresh = DealPage.path(play.fresh());
        return each(
                div(
                        attrs(".buttons"),
                        a(attrs(".button"), language.text("play.new-deal"))
                                .withHref(visitor.path(
                                        DealStartPage.path(play.record().rules()))),
                        way(DealReplayPage.path(play, 0), language.text("play.step-through")),
                        seat(play.learner().left()),
                        seat(play.learner().left(2)),
                        way(fresh, language.text("play.once-more"))),
                p(
                        text(language.text("play.link") + " "),
                        a(attrs(".deal-link"), code(visitor.path(fresh))).withHref(visitor.path(fresh))));
    }

    private DomContent seat(Seat seat) {
        String label = language.text(seat == play.learner().left() ? "play.from-left" : "play.from-right");
        return way(DealPage.path(play.from(seat)), label);
    }

    private DomContent way(String path, String label) {
        return QuietLink.to(visitor.path(path), label);
    }
}
