package forhont.solver;

import forhont.rules.Card;
import forhont.rules.CardSet;
import java.util.List;

/**
 * What best play by everybody gives, all cards open.
 *
 * @param cards every legal card and what playing it gives, in the order of the pack; empty when nothing is left to play
 * @param line one line of best play from here to the end
 */
public record Solution(int value, List<CardValue> cards, List<Card> line) {
    public Solution {
        cards = List.copyOf(cards);
        line = List.copyOf(line);
    }

    /** A legal card and what best play by everybody gives after it. */
    public record CardValue(Card card, int value) {}

    /** The cards that keep the value. */
    public CardSet best() {
        CardSet best = CardSet.EMPTY;
        for (CardValue each : cards) {
            best = each.value == value ? best.with(each.card) : best;
        }
        return best;
    }
}
