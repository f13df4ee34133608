package forhont.practice;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Position;
import forhont.rules.Rank;
import forhont.rules.Sfc32;
import forhont.rules.Side;
import java.util.random.RandomGenerator;

/** Plays cards by simple habits: win cheaply, give points to a partner's trick, else part with the lowest. */
record Habits(RandomGenerator chance) {
    private static final int SLIP = 10;

    /** A legal card; once in a while any. */
    Card card(Position position) {
        CardSet legal = position.legal();
        if (legal.size() == 1 || chance.nextInt(SLIP) == 0) {
            return legal.cards().get(chance.nextInt(legal.size()));
        }
        return position.contract().type().hasTrump() ? inSuit(position, legal) : withoutTrump(position, legal);
    }

    /** What the habits say with chance that is always the same. */
    static Card steady(Position position) {
        CardSet legal = position.legal();
        Habits habits = new Habits(new Sfc32(SLIP));
        return position.contract().type().hasTrump()
                ? habits.inSuit(position, legal)
                : habits.withoutTrump(position, legal);
    }

    private Card inSuit(Position position, CardSet legal) {
        Contract contract = position.contract();
        CardSet kept = contract.trumpSeven().map(legal::without).orElse(legal);
        CardSet cards = kept.isEmpty() ? legal : kept;
        if (position.trick().cards().isEmpty()) {
            return lead(position, cards);
        }
        Card winning = position.trick().winningCard(contract);
        CardSet beating = cards.where(card -> contract.beats(card, winning));
        boolean partner = contract.side(position.toPlay()) == Side.DEFENCE
                && contract.side(position.trick().winner(contract)) == Side.DEFENCE;
        if (beating.isEmpty() && partner) {
            CardSet sharp = cards.where(card -> card.rank().sharp() && !contract.isTrump(card));
            return sharp.isEmpty() ? lowest(cards, contract) : lowest(sharp, contract);
        }
        return lowest(beating.isEmpty() ? cards : beating, contract);
    }

    private Card lead(Position position, CardSet cards) {
        Contract contract = position.contract();
        CardSet queens = cards.where(card -> card.rank() == Rank.QUEEN
                && position.hands().of(position.toPlay()).contains(Card.of(card.suit(), Rank.KING)));
        if (!queens.isEmpty() && chance.nextInt(3) == 0) {
            return queens.first();
        }
        CardSet trumps = cards.where(contract::isTrump);
        if (contract.side(position.toPlay()) == Side.SOLOIST && trumps.size() > 1 && chance.nextInt(2) == 0) {
            return highest(trumps, contract);
        }
        CardSet aces = cards.where(card -> card.rank() == Rank.ACE && !contract.isTrump(card));
        if (!aces.isEmpty() && chance.nextInt(3) > 0) {
            return aces.cards().get(chance.nextInt(aces.size()));
        }
        CardSet plain = cards.where(card -> !card.rank().sharp() && !contract.isTrump(card));
        CardSet low = plain.isEmpty() ? cards : plain;
        return low.cards().get(chance.nextInt(low.size()));
    }

    private Card withoutTrump(Position position, CardSet legal) {
        Contract contract = position.contract();
        boolean soloist = contract.side(position.toPlay()) == Side.SOLOIST;
        if (position.trick().cards().isEmpty()) {
            return contract.type().winsTricks() == soloist ? highest(legal, contract) : lowest(legal, contract);
        }
        Card winning = position.trick().winningCard(contract);
        CardSet below = legal.where(card -> !contract.beats(card, winning));
        boolean duck = soloist && !contract.type().winsTricks();
        return duck && !below.isEmpty() ? highest(below, contract) : lowest(legal, contract);
    }

    /** The lowest, plain suits before trumps; among equals the first in the order of the pack. */
    static Card lowest(CardSet cards, Contract contract) {
        Card best = cards.first();
        for (Card card : cards) {
            best = dearness(card, contract) < dearness(best, contract) ? card : best;
        }
        return best;
    }

    private static Card highest(CardSet cards, Contract contract) {
        Card best = cards.first();
        for (Card card : cards) {
            best = dearness(card, contract) > dearness(best, contract) ? card : best;
        }
        return best;
    }

    private static int dearness(Card card, Contract contract) {
        return contract.strength(card) + (contract.isTrump(card) ? 8 : 0);
    }
}
