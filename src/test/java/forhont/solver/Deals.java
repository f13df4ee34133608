package forhont.solver;

import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Hands;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.Sfc32;
import forhont.rules.Suit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Random full deals to measure with: of twelve random cards the longest suit is trump, and the two lowest side cards
 * that are neither ace nor ten are discarded.
 */
public final class Deals {
    private Deals() {}

    /** Deal number {@code number}, before the first lead, in the contract that belongs to the goal. */
    public static Position deal(int number, Goal.Kind goal) {
        List<Card> pack = shuffled(new Sfc32(number));
        CardSet twelve = CardSet.of(pack.subList(0, 12));
        Suit trump = longest(twelve);
        CardSet discard = discard(twelve, trump);
        Contract contract = switch (goal) {
            case POINTS, SEVEN, SEVEN_AGAINST, SETTLEMENT -> Contract.suit(Seat.FOREHAND, trump);
            case BETL -> Contract.withoutTrump(ContractType.BETL, Seat.FOREHAND);
            case DURCH -> Contract.withoutTrump(ContractType.DURCH, Seat.FOREHAND);
        };
        Hands hands =
                new Hands(twelve.minus(discard), CardSet.of(pack.subList(12, 22)), CardSet.of(pack.subList(22, 32)));
        return Position.start(Tables.TRADITIONAL, contract, Announced.NOTHING, hands, discard, Seat.FOREHAND);
    }

    private static List<Card> shuffled(Sfc32 chance) {
        List<Card> pack = new ArrayList<>(CardSet.PACK.cards());
        for (int last = pack.size() - 1; last > 0; last--) {
            int other = chance.nextInt(last + 1);
            Card card = pack.get(last);
            pack.set(last, pack.get(other));
            pack.set(other, card);
        }
        return pack;
    }

    private static Suit longest(CardSet cards) {
        Suit longest = Suit.ACORNS;
        for (Suit suit : Suit.values()) {
            longest = cards.ofSuit(suit).size() > cards.ofSuit(longest).size() ? suit : longest;
        }
        return longest;
    }

    private static CardSet discard(CardSet twelve, Suit trump) {
        List<Card> order = new ArrayList<>(twelve.cards());
        order.sort(Comparator.comparing((Card card) -> card.rank().sharp())
                .thenComparing(card -> card.suit() == trump)
                .thenComparing(card -> card.rank().inSuit()));
        return CardSet.of(order.subList(0, 2));
    }
}
