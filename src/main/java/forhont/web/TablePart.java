package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.each;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.li;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import forhont.exercise.Biddable;
import forhont.exercise.Count;
import forhont.exercise.Discard;
import forhont.exercise.Exercise;
import forhont.exercise.LegalCards;
import forhont.exercise.PaysMost;
import forhont.exercise.Settle;
import forhont.exercise.TrickWinner;
import forhont.i18n.Language;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Draws the table of an exercise: what is played, who sits where, and the tricks. */
final class TablePart {
    private static final List<Suit> SUITS = List.of(Suit.ACORNS, Suit.BELLS, Suit.LEAVES, Suit.HEARTS);

    private final Language language;
    private final CardPart cards;
    private final FactsPart facts;

    TablePart(Visitor visitor, CardPart cards) {
        this.language = visitor.language();
        this.cards = cards;
        this.facts = new FactsPart(visitor, cards);
    }

    /** Everything that is seen before the question, without the hand. */
    DomContent table(Exercise exercise) {
        if (exercise instanceof LegalCards legal) {
            return each(facts(legal.view().contract(), Optional.of(legal.seat()), keptSeven(legal)), trick(legal));
        }
        if (exercise instanceof TrickWinner winner) {
            return facts(winner.contract(), Optional.empty(), List.of());
        }
        if (exercise instanceof Biddable bids) {
            return facts.bids(bids);
        }
        if (exercise instanceof Discard discard) {
            return facts.discard(discard);
        }
        if (exercise instanceof PaysMost) {
            return text("");
        }
        if (exercise instanceof Count count) {
            return each(facts(count.contract(), Optional.empty(), List.of()), tricks(count), held(count));
        }
        return facts.account((Settle) exercise);
    }

    /** A hand in the order players hold it: trumps first, each suit from high to low. */
    static List<Card> sorted(CardSet hand, Contract contract) {
        List<Card> sorted = new ArrayList<>(hand.cards());
        sorted.sort(Comparator.<Card>comparingInt(card -> contract.isTrump(card) ? -1 : SUITS.indexOf(card.suit()))
                .thenComparing(Comparator.<Card>comparingInt(contract::strength).reversed()));
        return sorted;
    }

    private List<DomContent> keptSeven(LegalCards legal) {
        return legal.view().protectedSeven()
                ? List.of(facts.fact("table.announced", text(language.text("table.your-seven"))))
                : List.of();
    }

    private DomContent facts(Contract contract, Optional<Seat> self, List<DomContent> more) {
        return dl(
                attrs(".felt-facts"),
                facts.contract(contract),
                facts.fact("table.soloist", text(seat(contract.soloist(), self))),
                each(more, one -> one));
    }

    private String seat(Seat seat, Optional<Seat> self) {
        return self.filter(seat::equals).isPresent()
                ? language.text("table.you")
                : language.term("seat", String.valueOf(seat.number()));
    }

    private DomContent trick(LegalCards legal) {
        Trick trick = legal.trick();
        Contract contract = legal.view().contract();
        int winning = trick.cards().isEmpty() ? -1 : trick.winningPlace(contract);
        List<DomContent> plays = new ArrayList<>();
        for (int place = 0; place < trick.cards().size(); place++) {
            plays.add(play(trick.cards().get(place), trick.seatOf(place), legal, place == winning));
        }
        plays.add(li(
                attrs(".trick-play.seat-self.is-open"),
                span(attrs(".seat-name"), language.text("table.you")),
                span(attrs(".card-place")).attr("aria-hidden", "true")));
        return ol(attrs(".trick"), each(plays, one -> one)).attr("aria-label", language.text("table.trick"));
    }

    private DomContent play(Card card, Seat seat, LegalCards legal, boolean winning) {
        String side = seat == legal.seat().left() ? "seat-left" : "seat-right";
        return li(
                attrs(".trick-play." + side + (winning ? ".is-winning" : "")),
                span(attrs(".seat-name"), role(seat, legal)),
                cards.picture(card),
                cards.nameTag(card),
                iff(winning, span(attrs(".trick-mark"), language.text("table.winning"))));
    }

    /** The soloist by that name; a defender as the learner's partner or opponent. */
    private String role(Seat seat, LegalCards legal) {
        Seat soloist = legal.view().contract().soloist();
        if (seat == soloist) {
            return language.text("table.soloist");
        }
        return language.text(legal.seat() == soloist ? "table.defender" : "table.partner");
    }

    private DomContent tricks(Count count) {
        return div(
                attrs(".tricks"),
                each(
                        count.tricks(),
                        trick -> ol(attrs(".trick"), each(trick.cards(), card -> playOf(trick, card, count.contract())))
                                .attr("aria-label", language.text("table.trick"))));
    }

    private DomContent playOf(Trick trick, Card card, Contract contract) {
        int place = trick.cards().indexOf(card);
        boolean winning = trick.winningPlace(contract) == place;
        Seat seat = trick.seatOf(place);
        String name = seat == contract.soloist() ? language.text("table.soloist") : language.text("table.defender");
        return li(
                attrs(".trick-play" + (winning ? ".is-winning" : "")),
                span(attrs(".seat-name"), name),
                cards.picture(card),
                cards.nameTag(card),
                iff(winning, span(attrs(".trick-mark"), language.text("table.takes"))));
    }

    private DomContent held(Count count) {
        return iff(
                !count.hand().isEmpty(),
                div(
                        attrs(".held"),
                        j2html.TagCreator.p(language.text("table.your-hand")),
                        j2html.TagCreator.ul(
                                        attrs(".hand"),
                                        each(
                                                sorted(count.hand(), count.contract()),
                                                card -> li(
                                                        attrs(".card-slot"), cards.picture(card), cards.nameTag(card))))
                                .attr("role", "list")));
    }
}
