package forhont.solver;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Hands;
import java.util.List;

/**
 * Where the cards may lie before the first lead, as one seat imagines it.
 *
 * @param own the cards that seat is still to take up, in the order in which they lie before it
 * @param hands what the three hold, {@code own} included
 * @param talon the two cards apart; empty while somebody holds twelve
 */
record Layout(List<Card> own, Hands hands, CardSet talon) {
    Layout {
        own = List.copyOf(own);
    }
}
