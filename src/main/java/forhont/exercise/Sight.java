package forhont.exercise;

import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Dealing;
import forhont.rules.Doubling;
import forhont.rules.Hands;
import forhont.rules.MarriageRule;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import forhont.rules.Stage;
import forhont.rules.Trick;
import forhont.rules.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one seat sees when it is to play: its own hand, the table, every trick played, and what was announced.
 *
 * @param earlier all complete tricks, from the first lead on
 * @param talon the two cards this seat has discarded; empty unless it is the soloist
 * @param indicator the card shown for trump, where there is one
 * @param marriages the cards with whose play a marriage was announced
 */
public record Sight(
        RuleSet rules,
        Contract contract,
        CardSet hand,
        List<Trick> earlier,
        Trick trick,
        CardSet talon,
        Optional<Card> indicator,
        Announced announced,
        List<Card> marriages) {
    private static final int TRICKS = 10;
    private static final int TALON = 2;

    public Sight {
        earlier = List.copyOf(earlier);
        marriages = List.copyOf(marriages);
        Seat leader = Position.firstLeader(rules, contract);
        CardSet seen = hand.union(talon).union(CardSet.of(trick.cards()));
        int count = hand.size() + talon.size() + trick.cards().size();
        for (Trick taken : earlier) {
            if (!taken.complete() || taken.leader() != leader) {
                throw new IllegalArgumentException("seat " + leader.number() + " leads a trick of three: " + taken);
            }
            leader = taken.winner(contract);
            seen = seen.union(CardSet.of(taken.cards()));
            count += taken.cards().size();
        }
        if (trick.leader() != leader || trick.complete()) {
            throw new IllegalArgumentException("seat " + leader.number() + " leads the trick on the table: " + trick);
        }
        if (hand.isEmpty() || hand.size() + earlier.size() != TRICKS || seen.size() != count) {
            throw new IllegalArgumentException("tricks and cards in hand make ten, each card in one place: "
                    + earlier.size() + " and " + hand + ", talon " + talon);
        }
        if (talon.size() != (trick.toPlay() == contract.soloist() ? TALON : 0)) {
            throw new IllegalArgumentException("the soloist alone sees the two cards of the talon: " + talon);
        }
        boolean shown = contract.type().hasTrump() && rules.dealing().trumpChoice() == Dealing.TrumpChoice.INDICATOR;
        if (indicator.filter(contract::isTrump).isPresent() != shown || (!shown && indicator.isPresent())) {
            throw new IllegalArgumentException(
                    "the trump that was shown, where trump is chosen by a card (R-13): " + indicator);
        }
        for (Card card : marriages) {
            boolean court = MarriageRule.EITHER_CARD.scores(card, CardSet.PACK.ofSuit(card.suit()), true, contract);
            if (!court || !seen.contains(card) || hand.union(talon).contains(card)) {
                throw new IllegalArgumentException("a marriage is announced with a king or queen played: " + card);
            }
        }
    }

    private static Optional<Seat> player(List<Trick> tricks, Card card) {
        for (Trick each : tricks) {
            int place = each.cards().indexOf(card);
            if (place >= 0) {
                return Optional.of(each.seatOf(place));
            }
        }
        return Optional.empty();
    }

    /** Whether a deal with those hands, played from its first lead, comes to what is seen. */
    boolean comesTo(Position now) {
        List<Trick> tricks = tricks();
        Hands hands = now.hands();
        for (Trick each : tricks) {
            for (Card card : each.cards()) {
                Seat seat = each.seatOf(each.cards().indexOf(card));
                hands = hands.with(seat, hands.of(seat).with(card));
            }
        }
        CardSet away = CardSet.PACK.minus(hands.all());
        Position position =
                Position.start(rules, contract, announced, hands, away, Position.firstLeader(rules, contract));
        for (Trick each : tricks) {
            for (Card card : each.cards()) {
                if (!position.legal().contains(card)) {
                    return false;
                }
                position = position.play(card);
            }
        }
        return position.equals(now);
    }

    private List<Trick> tricks() {
        List<Trick> tricks = new ArrayList<>(earlier);
        tricks.add(trick);
        return tricks;
    }

    /** Who is to play. */
    public Seat seat() {
        return trick.toPlay();
    }

    /** Every card that is seen. */
    public CardSet cards() {
        return CardSet.PACK.minus(view().unseen());
    }

    /** What the rules of play look at. */
    public View play() {
        boolean bound = announced.binds(contract.side(seat()), rules);
        return new View(rules.marriages(), contract, hand, trick.cards(), bound);
    }

    /** The same as a seat of a whole deal sees it. */
    public SeatView view() {
        List<SeatView.Marriage> scored = new ArrayList<>();
        for (Card card : marriages) {
            Seat seat = player(tricks(), card).orElseThrow();
            scored.add(new SeatView.Marriage(seat, card.suit(), MarriageRule.value(card.suit(), contract)));
        }
        return new SeatView(
                rules,
                seat(),
                Stage.PLAY,
                Optional.of(seat()),
                hand,
                indicator,
                Optional.of(contract.type()),
                Optional.of(contract.soloist()),
                contract.trump(),
                announced,
                Doubling.NONE,
                talon,
                CardSet.EMPTY,
                List.of(),
                earlier,
                Optional.of(trick),
                scored);
    }
}
