package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.text;

import forhont.i18n.Language;
import forhont.play.PlayThrough;
import forhont.rules.Act;
import forhont.rules.Contract;
import forhont.rules.Deal;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.settlement.Doubles;
import forhont.settlement.Outcome;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;

/** What lies and has been said on the table of a deal, as the learner sees it. */
final class DealTable {
    private final Language language;
    private final FactsPart facts;
    private final TricksPart tricks;
    private final ActWords words;
    private final PlayThrough play;
    private final Deal deal;
    private final SeatView view;

    DealTable(Visitor visitor, CardPart cards, PlayThrough play) {
        this.language = visitor.language();
        this.facts = new FactsPart(visitor, cards);
        this.tricks = new TricksPart(visitor, cards);
        this.words = new ActWords(visitor, cards);
        this.play = play;
        this.deal = play.deal();
        this.view = deal.view(play.learner());
    }

    /** Where the learner sits, what is played by whom, and what was announced and doubled. */
    DomContent facts() {
        List<DomContent> rows = new ArrayList<>();
        rows.add(facts.fact(
                "play.you-sit",
                language.term("seat", String.valueOf(play.learner().number()))));
        deal.contract().ifPresent(contract -> {
            rows.add(
                    view.trump().isPresent() || contract.trump().isEmpty()
                            ? facts.contract(contract)
                            : facts.fact("table.contract", words.type(contract.type())));
            rows.add(facts.fact("table.soloist", words.seat(contract.soloist(), play.learner())));
        });
        if (deal.contract().isEmpty()) {
            view.indicator().ifPresent(card -> rows.add(facts.fact("table.indicator", words.card(card))));
        }
        if (!deal.announced().nothing()) {
            rows.add(facts.fact("table.announced", facts.announced(deal.announced())));
        }
        if (!Doubles.of(deal.doubling()).equals(Doubles.NONE)) {
            rows.add(facts.doubles(Outcome.account(deal)));
        }
        return dl(attrs(".felt-facts"), each(rows, row -> row));
    }

    /** Whether there is something to tell: said from that act on, or a trick not complete before the first one. */
    boolean tells(int from, int first) {
        return from < spoken() || !completed(first).isEmpty();
    }

    private int spoken() {
        int acts = deal.acts().size();
        return acts - played();
    }

    private int played() {
        return deal.position()
                .map(position -> position.score().tricks().size() * 3
                        + (position.over() ? 0 : position.trick().cards().size()))
                .orElse(0);
    }

    /** What was said from that act on, and the tricks that were not complete before the first one. */
    DomContent since(int from, int first) {
        return each(said(from), tricks(completed(first)));
    }

    /** Everything said before the first lead. */
    DomContent said(int from) {
        List<DomContent> rows = new ArrayList<>();
        List<Act> acts = deal.acts();
        for (int place = from; place < spoken(); place++) {
            Act act = acts.get(place);
            DomContent told = words.told(
                    view.acts().get(place).action(),
                    act.action(),
                    play.upTo(place).deal());
            rows.add(div(dt(words.seat(act.seat(), play.learner())), dd(told)));
        }
        return rows.isEmpty() ? text("") : dl(attrs(".position-facts.in-turn"), each(rows, row -> row));
    }

    private List<Trick> completed(int from) {
        List<Trick> all =
                deal.position().map(position -> position.score().tricks()).orElse(List.of());
        int before = Math.max(0, from - spoken()) / 3;
        return all.subList(Math.min(before, all.size()), all.size());
    }

    /** All tricks so far. */
    DomContent tricks() {
        return tricks(completed(0));
    }

    private DomContent tricks(List<Trick> several) {
        return several.isEmpty()
                ? text("")
                : tricks.tricks(several, deal.contract().orElseThrow(), play.learner());
    }

    /** The deal with all cards open: the three hands, the talon, and the trick just complete or begun. */
    DomContent open() {
        Contract look = deal.contract().orElseGet(() -> Contract.suit(play.learner(), Suit.ACORNS));
        List<DomContent> parts = new ArrayList<>();
        deal.position().ifPresent(position -> parts.add(lying(position)));
        List<DomContent> hands = new ArrayList<>();
        for (int places = 0; places < 3; places++) {
            Seat seat = play.learner().left(places);
            hands.add(tricks.held(words.seat(seat, play.learner()), deal.hands().of(seat), look));
        }
        hands.add(tricks.held(language.text("table.talon"), deal.talon(), look));
        parts.add(div(attrs(".others"), each(hands, hand -> hand)));
        return each(parts, part -> part);
    }

    private DomContent lying(Position position) {
        List<Trick> complete = position.score().tricks();
        boolean fresh = position.over() || position.trick().cards().isEmpty();
        if (fresh && complete.isEmpty()) {
            return text("");
        }
        Trick trick = fresh ? complete.get(complete.size() - 1) : position.trick();
        return tricks.tricks(List.of(trick), position.contract(), play.learner());
    }

    /** Who does something, and what, for a step of the replay. */
    DomContent done(int act) {
        Deal before = play.upTo(act).deal();
        Act done = deal.acts().get(act);
        return each(text(words.seat(done.seat(), play.learner()) + ": "), words.act(done.action(), before));
    }
}
