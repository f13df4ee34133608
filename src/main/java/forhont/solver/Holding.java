package forhont.solver;

import forhont.rules.Bid;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.DiscardObjection;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Suit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a player looks at when choosing a contract: the first seven cards, or the twelve before the discard.
 *
 * @param indicator the card that fixes the trump, once there is one
 * @param standing the contract to be outbid; empty for whoever chooses first
 */
public record Holding(
        RuleSet rules, Seat seat, CardSet cards, Optional<Card> indicator, Optional<ContractType> standing) {
    public Holding {
        if (cards.size() != 7 && cards.size() != 12) {
            throw new IllegalArgumentException("seven cards, or the twelve before the discard: " + cards);
        }
        if (indicator.isPresent() && standing.isEmpty() && !cards.contains(indicator.get())) {
            throw new IllegalArgumentException("the indicator is one of the cards: " + indicator.get());
        }
    }

    /** The contracts open to this player, weakest first; Suit once for every trump there may be. */
    public List<Contract> contracts() {
        List<Contract> contracts = new ArrayList<>();
        List<ContractType> types = standing.map(type -> Bid.over(rules, type)).orElseGet(() -> Bid.own(rules));
        for (ContractType type : types) {
            if (type.hasTrump()) {
                trumps().forEach(trump -> contracts.add(Contract.suit(seat, trump)));
            } else {
                contracts.add(Contract.withoutTrump(type, seat));
            }
        }
        return List.copyOf(contracts);
    }

    private List<Suit> trumps() {
        if (indicator.isPresent()) {
            return List.of(indicator.get().suit());
        }
        List<Suit> trumps = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            if (!cards.ofSuit(suit).isEmpty()) {
                trumps.add(suit);
            }
        }
        return trumps;
    }

    /** Whether that card may go to the talon in that contract. */
    boolean discardable(Card card, Contract contract) {
        return DiscardObjection.objection(card, contract.type(), indicator, rules)
                .isEmpty();
    }

    /**
     * Two of the twelve cards that may be discarded together, in every way that makes a difference; of seven cards nothing
     * is discarded yet.
     */
    List<CardSet> discards(Contract contract) {
        if (cards.size() == 7) {
            return List.of(CardSet.EMPTY);
        }
        List<CardSet> discards = new ArrayList<>();
        for (Card one : cards) {
            for (Card other : cards) {
                if (one.index() < other.index() && discardable(one, contract) && discardable(other, contract)) {
                    CardSet two = CardSet.of(one, other);
                    if (!improvable(two, contract)) {
                        discards.add(two);
                    }
                }
            }
        }
        return discards;
    }

    /** Whether a card that is as good in play, and is put away more gladly, could go in place of one of the two. */
    private boolean improvable(CardSet two, Contract contract) {
        for (Card gone : two) {
            for (Card kept : cards.minus(two).ofSuit(gone.suit())) {
                if (Samples.keepingWorth(kept, cards, contract) < Samples.keepingWorth(gone, cards, contract)
                        && discardable(kept, contract)
                        && alike(kept, gone, contract)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether no card of another hand lies between the two, and neither counts, is the trump seven or of a marriage. */
    private boolean alike(Card one, Card other, Contract contract) {
        CardSet between = contract.higher(one).minus(contract.higher(other)).without(other);
        CardSet also = contract.higher(other).minus(contract.higher(one)).without(one);
        return plain(one, contract) && plain(other, contract) && cards.containsAll(between.union(also));
    }

    private static boolean plain(Card card, Contract contract) {
        if (!contract.type().hasTrump()) {
            return true;
        }
        return !card.rank().sharp()
                && card.rank() != Rank.KING
                && card.rank() != Rank.QUEEN
                && contract.trumpSeven().filter(card::equals).isEmpty();
    }
}
