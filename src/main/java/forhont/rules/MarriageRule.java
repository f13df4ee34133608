package forhont.rules;

/** How a king and queen of one suit are announced (R-19 and its two counterparts). */
public enum MarriageRule {
    /** The queen must go before the king, in any trick, and counts by itself. */
    QUEEN_FIRST,
    /** Either card counts when it is led while the other is still held; played otherwise the pair is lost. */
    EITHER_LED,
    /** Either card, in any trick; the first of the pair counts by itself. */
    EITHER_CARD;

    /** Whether playing {@code card} from {@code hand} (which still holds it) scores the marriage of its suit. */
    public boolean scores(Card card, CardSet hand, boolean led, Contract contract) {
        if (!contract.type().hasTrump() || (card.rank() != Rank.QUEEN && card.rank() != Rank.KING)) {
            return false;
        }
        Card king = Card.of(card.suit(), Rank.KING);
        Card queen = Card.of(card.suit(), Rank.QUEEN);
        if (!hand.contains(king) || !hand.contains(queen)) {
            return false;
        }
        return switch (this) {
            case QUEEN_FIRST -> card.rank() == Rank.QUEEN;
            case EITHER_LED -> led;
            case EITHER_CARD -> true;
        };
    }

    /** 40 for the marriage in trumps, 20 for any other. */
    public static int value(Suit suit, Contract contract) {
        return contract.trump().filter(trump -> trump == suit).isPresent() ? 40 : 20;
    }
}
