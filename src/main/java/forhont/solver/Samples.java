package forhont.solver;

import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Hands;
import forhont.rules.Position;
import forhont.rules.Rank;
import forhont.rules.Seat;
import forhont.rules.Sfc32;
import java.util.Comparator;
import java.util.List;

/** Deals of the cards a player does not see; a number gives the same deal for every contract and discard. */
final class Samples {
    private static final long FAR = 0x9E3779B97F4A7C15L;

    private final Holding holding;
    private final long seed;

    Samples(Holding holding, long seed) {
        this.holding = holding;
        this.seed = seed;
    }

    /** The play of a sampled deal before the first lead. */
    Position position(int number, Contract contract, CardSet discard) {
        int[] unseen = shuffled(number);
        int own = 12 - holding.cards().size();
        CardSet twelve = holding.cards().union(cards(unseen, 0, own));
        CardSet away = discard.isEmpty() ? usualDiscard(twelve, contract) : discard;
        Seat left = holding.seat().left();
        Hands hands = new Hands(CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY)
                .with(holding.seat(), twelve.minus(away))
                .with(left, cards(unseen, own, own + 10))
                .with(left.left(), cards(unseen, own + 10, own + 20));
        Seat leader = Position.firstLeader(holding.rules(), contract);
        return Position.start(holding.rules(), contract, Announced.NOTHING, hands, away, leader);
    }

    private int[] shuffled(int number) {
        Sfc32 chance = new Sfc32(seed + FAR * (number + 1L));
        CardSet unseen = CardSet.PACK.minus(holding.cards());
        int[] cards = new int[unseen.size()];
        int dealt = 0;
        for (Card card : unseen) {
            int place = chance.nextInt(dealt + 1);
            cards[dealt] = cards[place];
            cards[place] = card.index();
            dealt++;
        }
        return cards;
    }

    private static CardSet cards(int[] indices, int from, int to) {
        CardSet cards = CardSet.EMPTY;
        for (int i = from; i < to; i++) {
            cards = cards.with(Card.of(indices[i]));
        }
        return cards;
    }

    /**
     * What a player puts away without thinking long: in Suit low side cards from short suits, in Betl the highest cards,
     * in Durch the lowest.
     */
    private CardSet usualDiscard(CardSet twelve, Contract contract) {
        List<Card> cards = twelve.cards().stream()
                .filter(card -> holding.discardable(card, contract))
                .sorted(Comparator.comparingInt((Card card) -> keepingWorth(card, twelve, contract))
                        .thenComparingInt(Card::index))
                .toList();
        return CardSet.of(cards.get(0), cards.get(1));
    }

    /** Discards with those first that a player makes without thinking long, so that of equally good ones they are kept. */
    static List<CardSet> gladly(List<CardSet> discards, CardSet twelve, Contract contract) {
        return discards.stream()
                .sorted(Comparator.comparingInt(two -> two.cards().stream()
                        .mapToInt(card -> keepingWorth(card, twelve, contract))
                        .sum()))
                .toList();
    }

    /** How gladly a card is kept; the least is put away first. */
    static int keepingWorth(Card card, CardSet twelve, Contract contract) {
        if (!contract.type().hasTrump()) {
            return contract.type().winsTricks() ? contract.strength(card) : -contract.strength(card);
        }
        CardSet suit = twelve.ofSuit(card.suit());
        boolean pair =
                suit.contains(Card.of(card.suit(), Rank.KING)) && suit.contains(Card.of(card.suit(), Rank.QUEEN));
        boolean ofPair = pair && (card.rank() == Rank.KING || card.rank() == Rank.QUEEN);
        return (contract.isTrump(card) ? 1000 : 0)
                + (card.rank().sharp() ? 500 : 0)
                + (ofPair ? 200 : 0)
                + 10 * suit.size()
                + contract.strength(card);
    }
}
