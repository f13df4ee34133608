package forhont.rules;

import java.util.ArrayList;
import java.util.List;

/** What may be announced after Suit is accepted; by a defender it is one against. */
public enum Announcement {
    SEVEN,
    HUNDRED;

    /** What the player of {@code seat}, holding {@code hand}, may announce after what has been announced already. */
    public static List<Announcement> options(
            RuleSet rules, Contract contract, Seat seat, CardSet hand, Announced announced) {
        List<Announcement> options = new ArrayList<>(2);
        Side side = contract.side(seat);
        if (contract.trump().isEmpty() || (side == Side.DEFENCE && !rules.announcementsAgainst())) {
            return List.of();
        }
        Suit trump = contract.trump().get();
        if (rules.announcesSeven() && announced.seven().isEmpty() && hand.contains(Card.of(trump, Rank.SEVEN))) {
            options.add(SEVEN);
        }
        if (announced.hundred().isEmpty() && holdsForHundred(rules.hundred().announcement(), hand, trump)) {
            options.add(HUNDRED);
        }
        return List.copyOf(options);
    }

    private static boolean holdsForHundred(HundredRule.Announcement needed, CardSet hand, Suit trump) {
        return switch (needed) {
            case NEVER -> false;
            case TRUMP_MARRIAGE -> hand.kingsWithQueens().contains(Card.of(trump, Rank.KING));
            case ANY_MARRIAGE -> !hand.kingsWithQueens().isEmpty();
        };
    }
}
