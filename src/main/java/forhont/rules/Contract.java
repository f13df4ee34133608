package forhont.rules;

import java.util.Optional;

/** What the soloist plays, who that is, and in Suit which suit is trump. */
public record Contract(ContractType type, Seat soloist, Optional<Suit> trump) {
    private static final int[] HIGHER_IN_SUIT = new int[32];
    private static final int[] HIGHER_WITHOUT_TRUMP = new int[32];

    static {
        for (Card low : CardSet.PACK) {
            for (Card high : CardSet.of(low.suit())) {
                HIGHER_IN_SUIT[low.index()] |= high.rank().inSuit() > low.rank().inSuit() ? high.bit() : 0;
                HIGHER_WITHOUT_TRUMP[low.index()] |=
                        high.rank().withoutTrump() > low.rank().withoutTrump() ? high.bit() : 0;
            }
        }
    }

    public Contract {
        if (type.hasTrump() != trump.isPresent()) {
            throw new IllegalArgumentException("Suit has a trump and no other contract has: " + type + ", " + trump);
        }
    }

    public static Contract suit(Seat soloist, Suit trump) {
        return new Contract(ContractType.SUIT, soloist, Optional.of(trump));
    }

    /** Betl, Durch or one of the open ones. */
    public static Contract withoutTrump(ContractType type, Seat soloist) {
        return new Contract(type, soloist, Optional.empty());
    }

    public boolean isTrump(Card card) {
        return trump.isPresent() && trump.get() == card.suit();
    }

    public Side side(Seat seat) {
        return seat == soloist ? Side.SOLOIST : Side.DEFENCE;
    }

    /** 0 to 7 within the card's suit. */
    public int strength(Card card) {
        return trump.isPresent() ? card.rank().inSuit() : card.rank().withoutTrump();
    }

    /** The cards of the same suit that beat this one. */
    public CardSet higher(Card card) {
        return new CardSet(trump.isPresent() ? HIGHER_IN_SUIT[card.index()] : HIGHER_WITHOUT_TRUMP[card.index()]);
    }

    /** Whether {@code card}, played later, beats {@code other}, which has been winning. */
    public boolean beats(Card card, Card other) {
        return card.suit() == other.suit() ? strength(card) > strength(other) : isTrump(card);
    }

    /** The trump seven, in Suit. */
    public Optional<Card> trumpSeven() {
        return trump.map(suit -> Card.of(suit, Rank.SEVEN));
    }
}
