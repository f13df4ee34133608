package forhont.rules;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Predicate;

/** A set of cards: bit {@code n} is the card with index {@code n}; iterates from acorns seven to hearts ace. */
public record CardSet(int bits) implements Iterable<Card> {
    public static final CardSet EMPTY = new CardSet(0);
    public static final CardSet PACK = new CardSet(-1);

    private static final int QUEENS = 0x10101010;

    public static CardSet of(Card... cards) {
        int bits = 0;
        for (Card card : cards) {
            bits |= card.bit();
        }
        return new CardSet(bits);
    }

    public static CardSet of(List<Card> cards) {
        int bits = 0;
        for (int place = 0; place < cards.size(); place++) {
            bits |= cards.get(place).bit();
        }
        return new CardSet(bits);
    }

    public static CardSet of(Collection<Card> cards) {
        int bits = 0;
        for (Card card : cards) {
            bits |= card.bit();
        }
        return new CardSet(bits);
    }

    public static CardSet of(Suit suit) {
        return new CardSet(0xFF << (8 * suit.index()));
    }

    /** The aces and tens. */
    public static CardSet sharp() {
        return new CardSet(0xC0C0C0C0);
    }

    /** The kings whose queens are here too. */
    public CardSet kingsWithQueens() {
        return new CardSet((bits & QUEENS) << 1 & bits);
    }

    public boolean contains(Card card) {
        return (bits & card.bit()) != 0;
    }

    public boolean containsAll(CardSet other) {
        return (other.bits & ~bits) == 0;
    }

    public boolean intersects(CardSet other) {
        return (bits & other.bits) != 0;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Integer.bitCount(bits);
    }

    public CardSet with(Card card) {
        return new CardSet(bits | card.bit());
    }

    public CardSet without(Card card) {
        return new CardSet(bits & ~card.bit());
    }

    public CardSet union(CardSet other) {
        return new CardSet(bits | other.bits);
    }

    public CardSet intersection(CardSet other) {
        return new CardSet(bits & other.bits);
    }

    public CardSet minus(CardSet other) {
        return new CardSet(bits & ~other.bits);
    }

    public CardSet ofSuit(Suit suit) {
        return intersection(of(suit));
    }

    /** Those for which the test holds. */
    public CardSet where(Predicate<Card> test) {
        CardSet found = EMPTY;
        for (Card card : this) {
            found = test.test(card) ? found.with(card) : found;
        }
        return found;
    }

    /** The one card of a set that holds exactly one; of several, the lowest. */
    public Card first() {
        if (bits == 0) {
            throw new NoSuchElementException("no card in an empty set");
        }
        return Card.of(Integer.numberOfTrailingZeros(bits));
    }

    public List<Card> cards() {
        Card[] cards = new Card[size()];
        int left = bits;
        for (int place = 0; place < cards.length; place++) {
            cards[place] = Card.of(Integer.numberOfTrailingZeros(left));
            left &= left - 1;
        }
        return List.of(cards);
    }

    @Override
    public Iterator<Card> iterator() {
        return new Iterator<>() {
            private int left = bits;

            @Override
            public boolean hasNext() {
                return left != 0;
            }

            @Override
            public Card next() {
                if (left == 0) {
                    throw new NoSuchElementException();
                }
                int lowest = Integer.numberOfTrailingZeros(left);
                left &= left - 1;
                return Card.of(lowest);
            }
        };
    }

    /** Reads a hand suit by suit, {@code "H:A8 D:T7 C:K"}; empty if anything else is written or a card stands twice. */
    public static Optional<CardSet> parse(String text) {
        CardSet cards = EMPTY;
        for (String group : text.trim().split(" +", -1)) {
            if (group.length() < 3 || group.charAt(1) != ':') {
                return text.isBlank() ? Optional.of(EMPTY) : Optional.empty();
            }
            for (int place = 2; place < group.length(); place++) {
                Optional<Card> card = Card.parse("" + group.charAt(place) + group.charAt(0));
                if (card.filter(cards::contains).isPresent() || card.isEmpty()) {
                    return Optional.empty();
                }
                cards = cards.with(card.get());
            }
        }
        return Optional.of(cards);
    }

    /** The hand suit by suit, highest first as in Suit: {@code "C:K D:T7 H:A8"}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Suit suit : Suit.values()) {
            List<Card> ofSuit = ofSuit(suit).cards();
            if (!ofSuit.isEmpty()) {
                text.append(text.length() == 0 ? "" : " ").append(suit.letter()).append(':');
            }
            for (int place = ofSuit.size() - 1; place >= 0; place--) {
                text.append(ofSuit.get(place).rank().letter());
            }
        }
        return text.toString();
    }
}
