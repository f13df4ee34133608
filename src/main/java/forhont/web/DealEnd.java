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
import forhont.play.Judgement;
import forhont.play.PlayThrough;
import forhont.rules.Deal;
import forhont.rules.Seat;
import forhont.settlement.Outcome;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

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

    private DomContent account() {
        Outcome outcome = Outcome.of(play.deal());
        Settle settle = new Settle(outcome.account(), outcome.facts());
        Map<Field, DomContent> notes = new EnumMap<>(Field.class);
        List<Mark.OfNumber> lines = new ArrayList<>();
        for (Mark mark : settle.judge(settle.solution(), List.of()).marks()) {
            Mark.OfNumber line = (Mark.OfNumber) mark;
            lines.add(line);
            notes.put(
                    line.field(),
                    each(
                            prose.line(wording.reason(line.reason())),
                            text(" "),
                            prose.ruleLink(line.reason().why().rule())));
        }
        int own = outcome.settlement().payments().of(play.learner());
        return section(
                attrs(".account"),
                h2(language.text("play.account")),
                p(attrs(".lead"), language.text("play.you-receive", Map.of("units", language.signed(own)))),
                section(attrs(".felt"), facts.account(settle)),
                ledger.told(settle, lines, notes));
    }

    /** What all acts of the learner cost together, and those that did. */
    private DomContent cost() {
        double sum = 0;
        List<DomContent> costly = new ArrayList<>();
        for (int turn : play.turns()) {
            Judgement judgement = thinking.judge(play, turn);
            if (judgement.mark() == Judgement.Mark.COSTS) {
                sum += judgement.cost();
                costly.add(costly(turn, judgement));
            }
        }
        return section(
                attrs(".account"),
                h2(language.text("play.your-acts")),
                p(
                        costly.isEmpty()
                                ? language.text("play.no-cost")
                                : language.text("play.whole-cost", Map.of("units", ActVerdict.tenths(sum)))),
                costly.isEmpty() ? text("") : dl(attrs(".position-facts.in-turn"), each(costly, act -> act)));
    }

    private DomContent costly(int turn, Judgement judgement) {
        Deal before = play.upTo(turn).deal();
        return div(
                dt(a(words.act(play.record().actions().get(turn), before))
                        .withHref(visitor.path(DealReplayPage.path(play, turn + 1)))),
                dd(language.text("play.units", Map.of("units", ActVerdict.tenths(judgement.cost())))));
    }

    private DomContent ways() {
        String fresh = DealPage.path(play.fresh());
        return each(
                div(
                        attrs(".buttons"),
                        a(attrs(".button"), language.text("play.new-deal")).withHref(visitor.path(DealPage.PATH)),
                        way(DealReplayPage.path(play, 0), language.text("play.step-through")),
                        seat(play.learner().left()),
                        seat(play.learner().left(2)),
                        way(fresh, language.text("play.once-more"))),
                p(
                        text(language.text("play.link") + " "),
                        a(attrs(".deal-link"), code(visitor.path(fresh))).withHref(visitor.path(fresh))));
    }

    private DomContent seat(Seat seat) {
        return way(DealPage.path(play.from(seat)), DealPage.as(language, seat));
    }

    private DomContent way(String path, String label) {
        return a(attrs(".button.button-quiet"), label).withHref(visitor.path(path));
    }
}
