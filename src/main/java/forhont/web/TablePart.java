package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.each;
import static j2html.TagCreator.li;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import forhont.exercise.Announce;
import forhont.exercise.Audit;
import forhont.exercise.BestCard;
import forhont.exercise.Biddable;
import forhont.exercise.ContractChoice;
import forhont.exercise.Count;
import forhont.exercise.Discard;
import forhont.exercise.Exercise;
import forhont.exercise.Factors;
import forhont.exercise.GoodOrBad;
import forhont.exercise.LegalCards;
import forhont.exercise.MarriageCount;
import forhont.exercise.MarriageNow;
import forhont.exercise.MayRaise;
import forhont.exercise.PaysMost;
import forhont.exercise.Played;
import forhont.exercise.ReadCard;
import forhont.exercise.RevokeCost;
import forhont.exercise.SafeCard;
import forhont.exercise.Settle;
import forhont.exercise.ShownHand;
import forhont.exercise.Sight;
import forhont.exercise.TrickWinner;
import forhont.exercise.TrumpChoice;
import forhont.exercise.WhichSeat;
import forhont.i18n.Language;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.rules.Trick;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Draws the table of an exercise: what is played, who sits where, and the tricks. */
final class TablePart {
    private static final List<Suit> SUITS = List.of(Suit.ACORNS, Suit.BELLS, Suit.LEAVES, Suit.HEARTS);

    private final Visitor visitor;
    private final Language language;
    private final CardPart cards;
    private final FactsPart facts;
    private final SpeechPart speech;
    private final TricksPart tricks;
    private final OpenHandsPart open;
    private final HandPart hands;

    TablePart(Visitor visitor, CardPart cards) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.cards = cards;
        this.facts = new FactsPart(visitor, cards);
        this.speech = new SpeechPart(visitor, cards);
        this.tricks = new TricksPart(visitor, cards);
        this.open = new OpenHandsPart(visitor, cards);
        this.hands = new HandPart(visitor, cards);
    }

    /** Everything that is seen before the question, without the hand. */
    DomContent table(Exercise exercise) {
        if (exercise instanceof LegalCards legal) {
            return each(facts(legal.view().contract(), keptSeven(legal)), trick(legal));
        }
        if (exercise instanceof TrickWinner winner) {
            return facts(winner.contract(), lastTrick(winner));
        }
        if (exercise instanceof Biddable bids) {
            return bids.words().map(speech::answers).orElseGet(() -> facts.bids(bids));
        }
        if (exercise instanceof Discard discard) {
            return facts.discard(discard);
        }
        if (exercise instanceof PaysMost pays) {
            return facts.doubled(pays);
        }
        if (exercise instanceof TrumpChoice trump) {
            return each(facts.ofRuleSet(trump.rules()), trump.lays() ? text("") : held(trump.cards(), Suit.ACORNS));
        }
        if (exercise instanceof ContractChoice choice) {
            return each(facts.choosing(choice), held(choice.cards(), choice.trump()));
        }
        if (exercise instanceof Count count) {
            return each(
                    facts(count.contract(), List.of()),
                    tricks.tricks(count.tricks(), count.contract()),
                    tricks.held(language.text("table.your-hand"), count.hand(), count.contract()));
        }
        if (exercise instanceof ReadCard read) {
            return div(attrs(".face-to-read"), cards.drawn(read.card(), drawn(read)));
        }
        if (exercise instanceof MarriageNow marriage) {
            return marriage(marriage);
        }
        if (exercise instanceof MarriageCount marriages) {
            return marriages(marriages.played());
        }
        if (exercise instanceof ShownHand open) {
            return open(open);
        }
        if (exercise instanceof GoodOrBad answers) {
            return speech.answers(answers);
        }
        if (exercise instanceof Announce announce) {
            return each(
                    speech.announcing(announce),
                    tricks.held(language.text("table.your-hand"), announce.hand(), announce.contract()));
        }
        if (exercise instanceof MayRaise raise) {
            return speech.raising(raise);
        }
        if (exercise instanceof Factors factors) {
            return speech.talk(factors.talk());
        }
        if (exercise instanceof Audit audit) {
            return facts.account(audit.settle());
        }
        if (exercise instanceof WhichSeat which) {
            return facts.seats(which);
        }
        if (exercise instanceof RevokeCost revoke) {
            return facts.revoke(revoke);
        }
        if (exercise instanceof BestCard best) {
            Position position = best.position();
            return each(
                    open.facts(position, best.outlook().goal(), best.seat()),
                    open.others(position, best.seat()),
                    trick(new LegalCards(position.rules(), position.trick(), position.view())));
        }
        if (exercise instanceof SafeCard safe) {
            Sight sight = safe.sight();
            return each(
                    open.facts(safe),
                    sight.earlier().isEmpty()
                            ? text("")
                            : tricks.tricks(sight.earlier(), sight.contract(), sight.seat()),
                    tricks.held(language.text("table.talon"), sight.talon(), sight.contract()),
                    trick(new LegalCards(sight.rules(), sight.trick(), sight.play())));
        }
        return facts.account((Settle) exercise);
    }

    /** The learner's cards, that suit first. */
    private DomContent held(CardSet hand, Suit first) {
        return tricks.held(language.text("table.your-hand"), hand, Contract.suit(Seat.FOREHAND, first));
    }

    /** What a card to be read looks like, for whoever cannot see it. */
    private String drawn(ReadCard read) {
        Map<String, Object> arguments = Map.of(
                "count",
                read.signs(),
                "sign",
                language.text("drawn.sign." + read.card().suit().letter()));
        return switch (read.card().rank()) {
            case ACE -> language.text("drawn.ace", arguments);
            case KING -> language.text("drawn.king", arguments);
            case QUEEN -> language.text("drawn.ober", arguments);
            case JACK -> language.text("drawn.unter", arguments);
            case TEN, NINE, EIGHT, SEVEN -> language.text("drawn.signs", arguments);
        };
    }

    private DomContent marriage(MarriageNow marriage) {
        Contract contract = marriage.contract();
        LegalCards now = new LegalCards(marriage.rules(), marriage.trick(), marriage.view());
        return each(
                facts(contract, List.of()),
                marriage.earlier().isEmpty() ? text("") : tricks.tricks(marriage.earlier(), contract, marriage.seat()),
                tricks.held(language.text("table.talon"), marriage.talon(), contract),
                trick(now));
    }

    private DomContent marriages(Played played) {
        Contract contract = played.contract();
        return each(
                facts(contract, List.of()),
                tricks.numbered(played.tricks(), contract),
                each(
                        played.held().entrySet(),
                        hand -> tricks.held(tricks.holder(hand.getKey(), contract), hand.getValue(), contract)),
                tricks.held(language.text("table.talon"), played.talon(), contract));
    }

    private DomContent open(ShownHand open) {
        Contract contract = open.contract();
        return each(
                facts(contract, List.of()),
                tricks.tricks(List.of(open.first()), contract),
                tricks.held(language.text("table.defender-holds"), open.left(), contract),
                tricks.held(language.text("table.defender-holds"), open.right(), contract));
    }

    /** A hand in the order players hold it: trumps first, each suit from high to low. */
    static List<Card> sorted(CardSet hand, Contract contract) {
        List<Card> sorted = new ArrayList<>(hand.cards());
        sorted.sort(Comparator.<Card>comparingInt(card -> contract.isTrump(card) ? -1 : SUITS.indexOf(card.suit()))
                .thenComparing(Comparator.<Card>comparingInt(contract::strength).reversed()));
        return sorted;
    }

    private List<DomContent> lastTrick(TrickWinner winner) {
        return winner.last() ? List.of(facts.fact("table.trick", language.text("table.tenth"))) : List.of();
    }

    private List<DomContent> keptSeven(LegalCards legal) {
        boolean against = legal.view().contract().side(legal.seat()) == Side.DEFENCE;
        String seven = language.text(against ? "table.your-seven-against" : "table.your-seven");
        return legal.view().protectedSeven() ? List.of(facts.fact("table.announced", seven)) : List.of();
    }

    /** The contract; who plays it stands at the seats. */
    private DomContent facts(Contract contract, List<DomContent> more) {
        return dl(attrs(".felt-facts"), facts.contract(contract), each(more, one -> one));
    }

    /** Who played a card of a trick that is to be judged, and that the first was led. */
    DomContent player(TrickWinner exercise, Card card) {
        int place = exercise.trick().cards().indexOf(card);
        return span(attrs(".seat-name"), tricks.player(exercise.trick(), place, exercise.contract()));
    }

    /** The trick on the table and the places still open in it. */
    DomContent trick(LegalCards legal) {
        return trick(legal, roles(legal)::apart, Map.of());
    }

    /** The same with the seats named so, and beside a card the marriage that was announced with it. */
    DomContent trick(LegalCards legal, Function<Seat, String> names, Map<Card, Integer> marriages) {
        return trick(new Lying(legal.trick(), legal.view().contract(), legal.seat(), names), marriages);
    }

    /** A complete trick as it lies before it is taken up, each card where its player sits. */
    DomContent taken(
            Trick trick, Contract contract, Seat learner, Function<Seat, String> names, Map<Card, Integer> marriages) {
        return trick(new Lying(trick, contract, learner, names), marriages);
    }

    /** A trick on the table, seen from where the learner sits. */
    private record Lying(Trick trick, Contract contract, Seat learner, Function<Seat, String> names) {
        private Seat seat(int place) {
            return trick.leader().left(place);
        }
    }

    private DomContent trick(Lying lying, Map<Card, Integer> marriages) {
        Trick trick = lying.trick();
        int winning = trick.cards().isEmpty() ? -1 : trick.winningPlace(lying.contract());
        String mark = language.text(trick.complete() ? "table.takes" : "table.winning");
        List<DomContent> plays = new ArrayList<>();
        for (int place = 0; place < trick.cards().size(); place++) {
            Card card = trick.cards().get(place);
            plays.add(play(
                    place,
                    lying,
                    each(
                            tricks.marriage(card, marriages),
                            place == winning ? span(attrs(".trick-mark"), mark) : text("")),
                    place == winning));
        }
        for (int place = plays.size(); place < Seat.values().length; place++) {
            plays.add(open(place, lying));
        }
        return ol(attrs(".trick"), each(plays, one -> one)).attr("aria-label", language.text("table.trick"));
    }

    private DomContent play(int place, Lying lying, DomContent said, boolean winning) {
        String name = lying.names().apply(lying.seat(place));
        return li(
                attrs(".trick-play." + side(place, lying) + (winning ? ".is-winning" : "")),
                named(place, lying, place == 0 ? tricks.leading(name) : name),
                hands.lying(lying.trick().cards().get(place)),
                said);
    }

    /** The place of somebody who has not played yet. */
    private DomContent open(int place, Lying lying) {
        return li(
                attrs(".trick-play." + side(place, lying) + ".is-open"),
                named(place, lying, lying.names().apply(lying.seat(place))),
                span(attrs(".card-place")).attr("aria-hidden", "true"));
    }

    private String side(int place, Lying lying) {
        return new Roles(language, lying.contract(), lying.learner()).side(lying.seat(place));
    }

    /** Who plays, and for the eye which way the turn goes on; where a word of the game is in the name, it may open its meaning. */
    private DomContent named(int place, Lying lying, String who) {
        Seat seat = lying.seat(place);
        Seat soloist = lying.contract().soloist();
        String name = tricks.inOrder(place, who);
        return span(
                attrs(".seat-name"),
                seat == soloist
                        ? MeaningPart.name(visitor, "soloist", name)
                        : lying.learner() == soloist ? MeaningPart.name(visitor, "defender", name) : text(name),
                place == 2
                        ? text("")
                        : span("\u00a0" + onward(seat, lying.learner())).attr("aria-hidden", "true"));
    }

    /** The turn goes from the left across to the right, from there to the learner, and back to the left. */
    private static String onward(Seat seat, Seat learner) {
        return seat == learner ? "↖" : seat == learner.left() ? "→" : "↙";
    }

    private Roles roles(LegalCards legal) {
        return new Roles(language, legal.view().contract(), legal.seat());
    }
}
