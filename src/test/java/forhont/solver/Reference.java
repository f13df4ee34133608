package forhont.solver;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.settlement.Account;
import forhont.settlement.Facts;

/** Best play by everybody the plain way: every legal card to the very end, by the rules and the settlement alone. */
public final class Reference {
    private Reference() {}

    public static int value(Position position, Goal goal) {
        if (position.over()) {
            return atTheEnd(position, goal);
        }
        boolean high = highest(position, goal);
        int best = high ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Card card : position.legal()) {
            int value = value(position.play(card), goal);
            best = high ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    private static boolean highest(Position position, Goal goal) {
        boolean soloist = position.toPlay() == position.contract().soloist();
        return goal.kind() == Goal.Kind.SEVEN_AGAINST ? !soloist : soloist;
    }

    private static int atTheEnd(Position position, Goal goal) {
        return switch (goal.kind()) {
            case POINTS -> position.score().soloistPoints();
            case SEVEN -> sevenMade(position, Side.SOLOIST);
            case SEVEN_AGAINST -> sevenMade(position, Side.DEFENCE);
            case BETL, DURCH -> position.won().orElseThrow() ? 1 : 0;
            case SETTLEMENT ->
                new Account(position.rules(), position.contract(), position.announced(), goal.doubles())
                        .settle(
                                position.contract().type().hasTrump()
                                        ? Facts.of(position.score())
                                        : new Facts.WithoutTrump(position.won().orElseThrow()))
                        .perDefender();
        };
    }

    private static int sevenMade(Position position, Side side) {
        return position.score()
                        .lastSeven()
                        .filter(seven -> seven.holder() == side && seven.won())
                        .isPresent()
                ? 1
                : 0;
    }

    /** How many cards are held or lie in the trick. */
    public static int cards(Position position) {
        int cards = position.trick().cards().size();
        for (Seat seat : Seat.values()) {
            CardSet hand = position.hands().of(seat);
            cards += hand.size();
        }
        return cards;
    }
}
