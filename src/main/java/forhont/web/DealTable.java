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
import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.Contract;
import forhont.rules.Deal;
import forhont.rules.Notation;
import forhont.rules.Position;
import forhont.rules.Rank;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import forhont.rules.Side;
import forhont.rules.Stage;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.settlement.Doubles;
import forhont.settlement.Outcome;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

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
        deal.contract().ifPresent(contract -> {
            rows.add(contract(contract));
            rows.add(facts.fact("table.soloist", words.place(soloist(contract), play.learner())));
        });
        if (deal.contract().isEmpty()) {
            rows.add(facts.fact(
                    "play.you-sit", language.text("play.sits-" + play.learner().number())));
            view.indicator().ifPresent(card -> rows.add(facts.fact("table.indicator", words.card(card))));
        }
        if (!deal.announced().nothing()) {
            rows.add(facts.fact("table.announced", facts.announced(deal.announced())));
        }
        if (!Doubles.of(deal.doubling()).equals(Doubles.NONE)) {
            rows.add(facts.doubles(Outcome.account(deal)));
        }
        deal.position().ifPresent(position -> rows.addAll(marriages(position.score())));
        return dl(attrs(".felt-facts"), each(rows, row -> row));
    }

    /** What is played; of a contract that is being taken over, that a higher one is to be named. */
    private DomContent contract(Contract contract) {
        if (takenOver()) {
            return facts.fact("play.to-beat", words.type(contract.type()));
        }
        return view.trump().isPresent() || contract.trump().isEmpty()
                ? facts.contract(contract)
                : facts.fact("table.contract", words.type(contract.type()));
    }

    private Seat soloist(Contract contract) {
        return takenOver() ? deal.toAct().orElseThrow() : contract.soloist();
    }

    /** Whether somebody has taken up the talon and has not yet named the higher contract. */
    private boolean takenOver() {
        return deal.contract().isPresent() && (deal.stage() == Stage.DISCARD || deal.stage() == Stage.CONTRACT);
    }

    private String name(Seat seat) {
        return words.seat(seat, play.learner(), takenOver() ? Optional.empty() : deal.contract());
    }

    private List<DomContent> marriages(Score score) {
        List<DomContent> rows = new ArrayList<>();
        for (Side side : Side.values()) {
            if (!score.marriages(side).isEmpty()) {
                rows.add(facts.fact("table.marriages-" + Notation.of(side), facts.marriages(score.marriages(side))));
            }
        }
        return rows;
    }

    /** How many tricks each side has, and in Suit how many points with its marriages as far as the learner can know them. */
    DomContent soFar() {
        List<DomContent> rows = deal.position()
                .filter(position -> !position.score().tricks().isEmpty())
                .map(this::soFar)
                .orElse(List.of());
        return rows.isEmpty() ? text("") : dl(attrs(".felt-facts"), each(rows, row -> row));
    }

    private List<DomContent> soFar(Position position) {
        Score score = position.score();
        Contract contract = position.contract();
        int soloist = (int) score.tricks().stream()
                .filter(trick -> trick.winner(contract) == contract.soloist())
                .count();
        DomContent taken = facts.fact(
                "play.tricks-so-far", sides(contract, soloist, score.tricks().size() - soloist));
        boolean known =
                contract.soloist() == play.learner() || !deal.rules().talon().countsForSoloist();
        return contract.type().hasTrump() && known
                ? List.of(
                        taken,
                        facts.fact(
                                "play.points-so-far",
                                sides(contract, all(score, Side.SOLOIST), all(score, Side.DEFENCE))))
                : List.of(taken);
    }

    private static int all(Score score, Side side) {
        return score.points(side)
                + score.marriages(side).stream().mapToInt(Integer::intValue).sum();
    }

    private String sides(Contract contract, int soloist, int defence) {
        boolean alone = contract.soloist() == play.learner();
        return language.text(
                alone ? "play.you-and-others" : "play.side-and-soloist",
                Map.of("soloist", soloist, "defence", defence));
    }

    /** The cards with which marriages were announced so far, and what each counts. */
    static Map<Card, Integer> marriages(Deal deal) {
        Map<Card, Integer> said = new HashMap<>();
        for (SeatView.Marriage marriage : deal.view(Seat.FOREHAND).marriages()) {
            deal.acts().stream()
                    .filter(act -> act.seat() == marriage.seat())
                    .flatMap(act -> act.action() instanceof Action.Play play ? Stream.of(play.card()) : Stream.empty())
                    .filter(card ->
                            card.suit() == marriage.suit() && (card.rank() == Rank.QUEEN || card.rank() == Rank.KING))
                    .findFirst()
                    .ifPresent(card -> said.put(card, marriage.value()));
        }
        return said;
    }

    /** Whether there is something to tell: said from that act on, or at the end a trick not complete before the first one. */
    boolean tells(int from, int first) {
        return from < spoken() || (deal.over() && !completed(first).isEmpty());
    }

    private int played() {
        return deal.position()
                .map(position -> position.score().tricks().size() * 3
                        + (position.over() ? 0 : position.trick().cards().size()))
                .orElse(0);
    }

    /** What was said from that act on, and at the end the tricks that were not complete before the first one. */
    DomContent since(int from, int first) {
        return each(said(from), deal.over() ? tricks(completed(first)) : text(""));
    }

    /** The number of acts before the first lead. */
    int spoken() {
        return deal.acts().size() - played();
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
            rows.add(div(dt(name(act.seat())), dd(told)));
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
                : tricks.tricks(several, deal.contract().orElseThrow(), this::name, marriages(deal));
    }

    /** By what a player sorts a hand: the contract as far as that player knows it, else a Suit of the card laid aside. */
    static Contract look(Deal deal, Seat seat) {
        SeatView view = deal.view(seat);
        return deal.contract()
                .filter(contract -> view.trump().isPresent() || contract.trump().isEmpty())
                .or(() -> view.indicator().map(card -> Contract.suit(seat, card.suit())))
                .orElseGet(() -> Contract.suit(seat, Suit.ACORNS));
    }

    /** The deal with all cards open: the three hands, the talon, and the trick just complete or begun. */
    DomContent open() {
        Contract look = look(deal, play.learner());
        List<DomContent> parts = new ArrayList<>();
        deal.position().ifPresent(position -> parts.add(lying(position)));
        List<DomContent> hands = new ArrayList<>();
        for (int places = 0; places < 3; places++) {
            Seat seat = play.learner().left(places);
            hands.add(tricks.held(name(seat), deal.hands().of(seat), look));
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
        return tricks.tricks(List.of(trick), position.contract(), this::name, marriages(deal));
    }

    /** Who did the last thing, and what, for a step of the replay. */
    DomContent last() {
        int act = play.length() - 1;
        Act done = deal.acts().get(act);
        return dl(
                attrs(".position-facts"),
                div(
                        dt(name(done.seat())),
                        dd(words.act(done.action(), play.upTo(act).deal()))));
    }
}
