package forhont.rules;

import java.util.List;

/** The cards on the table in the order they were played, none to three, and who led. */
public record Trick(Seat leader, List<Card> cards) {
    public Trick {
        cards = List.copyOf(cards);
        if (cards.size() > 3) {
            throw new IllegalArgumentException("a trick has at most three cards: " + cards);
        }
    }

    public boolean complete() {
        return cards.size() == 3;
    }

    public Trick with(Card card) {
        return switch (cards.size()) {
            case 0 -> new Trick(leader, List.of(card));
            case 1 -> new Trick(leader, List.of(cards.get(0), card));
            case 2 -> new Trick(leader, List.of(cards.get(0), cards.get(1), card));
            default -> throw new IllegalArgumentException("the trick is complete: " + cards);
        };
    }

    public Seat toPlay() {
        return leader.left(cards.size());
    }

    public Seat seatOf(int place) {
        return leader.left(place);
    }

    /** The place, 0 to 2, of the card that wins so far: the highest trump, else the highest of the suit led. */
    public int winningPlace(Contract contract) {
        return winningPlace(cards, contract);
    }

    static int winningPlace(List<Card> cards, Contract contract) {
        if (cards.isEmpty()) {
            throw new IllegalArgumentException("no card of an empty trick wins");
        }
        int best = 0;
        for (int place = 1; place < cards.size(); place++) {
            if (contract.beats(cards.get(place), cards.get(best))) {
                best = place;
            }
        }
        return best;
    }

    public Card winningCard(Contract contract) {
        return cards.get(winningPlace(contract));
    }

    public Seat winner(Contract contract) {
        return seatOf(winningPlace(contract));
    }

    /** Ten for each ace and ten in Suit, without the last ten; nothing without trump. */
    public int points(Contract contract) {
        int points = 0;
        for (int place = 0; place < cards.size(); place++) {
            points += cards.get(place).rank().sharp() ? 10 : 0;
        }
        return contract.type().hasTrump() ? points : 0;
    }
}
