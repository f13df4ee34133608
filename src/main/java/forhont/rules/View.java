package forhont.rules;

import java.util.List;

/**
 * What a player has before them when it is their turn to play: their hand, the cards of the trick so far, and whether
 * a seven they announced binds them.
 */
public record View(MarriageRule marriages, Contract contract, CardSet hand, List<Card> trick, boolean protectedSeven) {
    public View {
        trick = List.copyOf(trick);
        if (trick.size() > 2) {
            throw new IllegalArgumentException("whoever is to play sees at most two cards in the trick: " + trick);
        }
        if (hand.isEmpty()) {
            throw new IllegalArgumentException("whoever is to play holds a card");
        }
        for (int place = 0; place < trick.size(); place++) {
            if (hand.contains(trick.get(place))) {
                throw new IllegalArgumentException("a card is in the hand and on the table: " + hand + " and " + trick);
            }
        }
    }
}
