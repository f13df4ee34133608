package forhont.rules;

import java.util.Optional;

/** One of the 32 cards, written rank and suit: {@code AH} is the ace of hearts. */
public final class Card {
    private static final Card[] PACK = new Card[32];

    static {
        for (int index = 0; index < 32; index++) {
            PACK[index] = new Card(Suit.at(index >> 3), Rank.at(index & 7), index);
        }
    }

    private final Suit suit;
    private final Rank rank;
    private final int index;

    /** There is one object for each card, so that two are equal only if they are the same. */
    private Card(Suit suit, Rank rank, int index) {
        this.suit = suit;
        this.rank = rank;
        this.index = index;
    }

    public Suit suit() {
        return suit;
    }

    public Rank rank() {
        return rank;
    }

    /** 0 to 31: eight times the suit's place plus the rank's place in Suit. */
    public int index() {
        return index;
    }

    /** The card's bit in a {@link CardSet}. */
    public int bit() {
        return 1 << index;
    }

    public static Card of(int index) {
        return PACK[index];
    }

    public static Card of(Suit suit, Rank rank) {
        return PACK[suit.index() * 8 + rank.inSuit()];
    }

    /** Reads {@code "AH"}; empty for anything that is not exactly one rank letter and one suit letter. */
    public static Optional<Card> parse(String text) {
        if (text.length() != 2) {
            return Optional.empty();
        }
        Optional<Rank> rank = Rank.parse(text.charAt(0));
        Optional<Suit> suit = Suit.parse(text.charAt(1));
        return rank.isPresent() && suit.isPresent() ? Optional.of(of(suit.get(), rank.get())) : Optional.empty();
    }

    @Override
    public String toString() {
        return "" + rank.letter() + suit.letter();
    }

    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }
}
