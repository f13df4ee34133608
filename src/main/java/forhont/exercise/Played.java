package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Trick;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The tricks of a Suit played so far, and what is seen of the rest.
 *
 * @param last whether the last of them is the tenth of the deal, worth ten more
 * @param held what seats still hold, of those whose cards are shown
 * @param talon the two cards discarded, where they are shown
 */
public record Played(Contract contract, List<Trick> tricks, boolean last, Map<Seat, CardSet> held, CardSet talon) {
    private static final int LAST_TEN = 10;
    private static final int TRICKS_OF_A_DEAL = 10;

    public Played {
        tricks = List.copyOf(tricks);
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        hands.putAll(held);
        held = Collections.unmodifiableMap(hands);
        CardSet seen = talon;
        int count = talon.size();
        for (Trick trick : tricks) {
            seen = seen.union(CardSet.of(trick.cards()));
            count += 3;
        }
        for (CardSet hand : held.values()) {
            seen = seen.union(hand);
            count += hand.size();
            if (hand.size() + tricks.size() != TRICKS_OF_A_DEAL) {
                throw new IllegalArgumentException(
                        "tricks and cards in hand make ten: " + tricks.size() + " and " + hand.size());
            }
        }
        if (tricks.isEmpty()
                || contract.trump().isEmpty()
                || seen.size() != count
                || !tricks.stream().allMatch(Trick::complete)) {
            throw new IllegalArgumentException(
                    "complete tricks of a Suit, and each card in one place: " + tricks + ", " + held + ", " + talon);
        }
    }

    /**
     * A card as it was played.
     *
     * @param hand what its player held then, as far as it is known, with the card
     */
    public record Play(Card card, Trick trick, CardSet hand) {
        public Seat seat() {
            return trick.seatOf(trick.cards().indexOf(card));
        }

        public boolean led() {
            return trick.cards().get(0).equals(card);
        }
    }

    public CardSet cards() {
        CardSet cards = talon;
        for (Trick trick : tricks) {
            cards = cards.union(CardSet.of(trick.cards()));
        }
        for (CardSet hand : held.values()) {
            cards = cards.union(hand);
        }
        return cards;
    }

    /** Every card played, in order, with the hand it came from. */
    public List<Play> plays() {
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        hands.putAll(held);
        List<Play> plays = new ArrayList<>();
        for (int number = tricks.size() - 1; number >= 0; number--) {
            Trick trick = tricks.get(number);
            for (int place = 2; place >= 0; place--) {
                Card card = trick.cards().get(place);
                CardSet hand = hands.merge(trick.seatOf(place), CardSet.of(card), CardSet::union);
                plays.add(0, new Play(card, trick, hand));
            }
        }
        return plays;
    }

    /** Points of the tricks a side has won, with the last ten. */
    public int points(Side side) {
        int points = 0;
        for (Trick trick : tricks) {
            points += contract.side(trick.winner(contract)) == side ? trick.points(contract) : 0;
        }
        return points + (lastTenFor(side) ? LAST_TEN : 0);
    }

    /** Whether a side has won the tenth trick of the deal. */
    public boolean lastTenFor(Side side) {
        return last && contract.side(tricks.get(tricks.size() - 1).winner(contract)) == side;
    }
}
