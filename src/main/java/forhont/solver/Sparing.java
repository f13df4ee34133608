package forhont.solver;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.DiscardObjection;
import forhont.rules.RuleSet;
import forhont.rules.Suit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Which two of twelve cards a player would think of putting away, from the look of the hand alone. */
final class Sparing {
    private static final int SUIT_LENGTH = 8;

    private final RuleSet rules;
    private final Optional<Card> indicator;

    Sparing(RuleSet rules, Optional<Card> indicator) {
        this.rules = rules;
        this.indicator = indicator;
    }

    boolean allows(CardSet two, Contract contract) {
        for (Card card : two) {
            if (DiscardObjection.objection(card, contract.type(), indicator, rules)
                    .isPresent()) {
                return false;
            }
        }
        return true;
    }

    /** The pairs that may go in this contract and look best to go, the best first. */
    List<CardSet> pairs(CardSet twelve, Contract contract, int most) {
        List<Pair> pairs = new ArrayList<>();
        for (Card one : twelve) {
            for (Card other : twelve) {
                CardSet two = CardSet.of(one, other);
                if (one.index() < other.index() && allows(two, contract)) {
                    pairs.add(new Pair(two, regret(two, twelve, contract)));
                }
            }
        }
        pairs.sort(Comparator.comparingInt(Pair::regret));
        return pairs.stream().limit(most).map(Pair::cards).toList();
    }

    private record Pair(CardSet cards, int regret) {}

    CardSet best(CardSet twelve, Contract contract) {
        return pairs(twelve, contract, 1).get(0);
    }

    /** In Suit what is lost with the cards, else how unsafe the rest is. */
    private static int regret(CardSet two, CardSet twelve, Contract contract) {
        if (contract.type().hasTrump()) {
            int regret = 0;
            for (Card card : two) {
                regret += Samples.keepingWorth(card, twelve, contract);
            }
            return regret;
        }
        return unsafe(twelve.minus(two), contract);
    }

    /** How far a hand is from one that makes a contract without trump against any cards. */
    static int unsafe(CardSet hand, Contract contract) {
        int unsafe = 0;
        for (Suit suit : Suit.values()) {
            unsafe += contract.type().winsTricks()
                    ? unsafeHigh(hand.ofSuit(suit), contract)
                    : unsafeLow(hand.ofSuit(suit), contract);
        }
        return unsafe;
    }

    /** How far the cards of a suit lie above 7, 9, J, K: so low they can always be ducked with. */
    private static int unsafeLow(CardSet suit, Contract contract) {
        int unsafe = 0;
        for (Card card : suit) {
            int lower =
                    suit.size() - 1 - suit.intersection(contract.higher(card)).size();
            unsafe += Math.max(0, contract.strength(card) - 2 * lower);
        }
        return unsafe;
    }

    /** The cards below a gap, unless the ones above it draw all there is. */
    private static int unsafeHigh(CardSet suit, Contract contract) {
        int tops = 0;
        for (Card card : suit) {
            tops += suit.containsAll(contract.higher(card)) ? 1 : 0;
        }
        return tops >= SUIT_LENGTH - suit.size() ? 0 : suit.size() - tops;
    }

    /** The suit a player would make trump: long, and then high. */
    static Suit longest(CardSet hand) {
        Suit best = Suit.ACORNS;
        int most = -1;
        for (Suit suit : Suit.values()) {
            int weight = 0;
            for (Card card : hand.ofSuit(suit)) {
                weight += 16 + card.rank().inSuit();
            }
            if (weight > most) {
                most = weight;
                best = suit;
            }
        }
        return best;
    }
}
