package forhont.rules;

import java.util.Optional;

/** One of the eight ranks, lowest first as they stand in Suit: the queen is the Ober, the jack the Unter. */
public enum Rank {
    SEVEN('7', 0),
    EIGHT('8', 1),
    NINE('9', 2),
    JACK('J', 4),
    QUEEN('Q', 5),
    KING('K', 6),
    TEN('T', 3),
    ACE('A', 7);

    private static final Rank[] ALL = values();

    private final char letter;
    private final int withoutTrump;

    Rank(char letter, int withoutTrump) {
        this.letter = letter;
        this.withoutTrump = withoutTrump;
    }

    /** The letter of card notation: {@code 7 8 9 J Q K T A}. */
    public char letter() {
        return letter;
    }

    /** 0 (seven) to 7 (ace) in the order of Suit: the ten stands next to the ace. */
    public int inSuit() {
        return ordinal();
    }

    /** 0 (seven) to 7 (ace) in the order of the contracts without trump: the ten stands between nine and jack. */
    public int withoutTrump() {
        return withoutTrump;
    }

    /** Ace or ten: ten points each in Suit, and not to be discarded there. */
    public boolean sharp() {
        return this == ACE || this == TEN;
    }

    public static Optional<Rank> parse(char letter) {
        for (Rank rank : ALL) {
            if (rank.letter == letter) {
                return Optional.of(rank);
            }
        }
        return Optional.empty();
    }

    static Rank at(int ordinal) {
        return ALL[ordinal];
    }
}
