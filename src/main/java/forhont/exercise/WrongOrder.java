package forhont.exercise;

import forhont.rules.Card;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * An order of cards that somebody has wrong.
 *
 * @param strength how high a card stands in its suit
 * @param trump which cards beat those of other suits
 */
record WrongOrder(ToIntFunction<Card> strength, Predicate<Card> trump) {

    boolean beats(Card card, Card other) {
        return card.suit() == other.suit() ? strength.applyAsInt(card) > strength.applyAsInt(other) : trump.test(card);
    }

    /** Which of the cards, in the order they were played, wins. */
    Card winner(List<Card> played) {
        Card best = played.get(0);
        for (Card card : played) {
            best = beats(card, best) ? card : best;
        }
        return best;
    }
}
