package forhont.solver;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Position;
import forhont.rules.Seat;

/**
 * A position on the way, and the suits whose marriage was scored since the first one, a bit for each.
 */
record At(Position position, int scored) {

    At play(Card card) {
        CardSet hand = position.hands().of(position.toPlay());
        boolean led = position.trick().cards().isEmpty();
        boolean scores = position.rules().marriages().scores(card, hand, led, position.contract());
        return new At(position.play(card), scores ? scored | 1 << card.suit().index() : scored);
    }

    /** The hand of the seat that many places after the soloist. */
    int hand(int places) {
        return position.hands().of(seat(places)).bits();
    }

    Seat seat(int places) {
        return position.contract().soloist().left(places);
    }

    /** How many places after the soloist the leader of the trick sits. */
    int leader() {
        return (position.trick().leader().number()
                        - position.contract().soloist().number()
                        + 3)
                % 3;
    }

    int trick(int place) {
        return position.trick().cards().get(place).bit();
    }
}
