package forhont.rules;

import java.util.Optional;

/** One of the four suits of the pack. */
public enum Suit {
    ACORNS('C'),
    LEAVES('S'),
    BELLS('D'),
    HEARTS('H');

    private static final Suit[] ALL = values();

    private final char letter;

    Suit(char letter) {
        this.letter = letter;
    }

    /** The letter of card notation: {@code C S D H}. */
    public char letter() {
        return letter;
    }

    /** 0 to 3 in the order of the pack. */
    public int index() {
        return ordinal();
    }

    public static Optional<Suit> parse(char letter) {
        for (Suit suit : ALL) {
            if (suit.letter == letter) {
                return Optional.of(suit);
            }
        }
        return Optional.empty();
    }

    static Suit at(int index) {
        return ALL[index];
    }
}
