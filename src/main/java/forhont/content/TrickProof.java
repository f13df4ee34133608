package forhont.content;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Legal;
import forhont.rules.Objection;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Trick;
import forhont.rules.View;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads tricks that were played one after another and proves that they can have been played so. */
final class TrickProof {
    private TrickProof() {}

    /** The cards of each trick; a row that is none is a fault. */
    static List<List<Card>> rows(List<Node> rows) {
        List<List<Card>> played = rows.stream().map(CardNode::cards).toList();
        for (int trick = 0; trick < rows.size(); trick++) {
            if (played.get(trick).size() != 3) {
                rows.get(trick).fault("a trick of " + played.get(trick).size() + " cards", "three cards");
            }
        }
        return played;
    }

    static List<Trick> tricks(Contract contract, Seat first, List<List<Card>> played) {
        List<Trick> tricks = new ArrayList<>();
        Seat leader = first;
        for (List<Card> cards : played) {
            Trick trick = new Trick(leader, cards);
            tricks.add(trick);
            leader = trick.winner(contract);
        }
        return tricks;
    }

    /**
     * A card was not legal if it is not even among the cards its player is seen to hold from there on.
     *
     * @param held what is known of the hands after the tricks
     */
    static void legal(RuleSet rules, Contract contract, List<Trick> tricks, Map<Seat, CardSet> held, List<Node> rows) {
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        hands.putAll(held);
        for (int number = rows.size() - 1; number >= 0; number--) {
            Trick trick = tricks.get(number);
            for (int place = 0; place < 3; place++) {
                Card card = trick.cards().get(place);
                CardSet hand = hands.merge(trick.seatOf(place), CardSet.of(card), CardSet::union);
                List<Card> before = trick.cards().subList(0, place);
                Optional<Objection> objection =
                        Legal.objection(card, new View(rules.marriages(), contract, hand, before, false));
                if (objection.isPresent()) {
                    rows.get(number)
                            .fault(
                                    card + " could not be played: "
                                            + objection.get().rule(),
                                    "tricks that keep to the rules");
                }
            }
        }
    }
}
