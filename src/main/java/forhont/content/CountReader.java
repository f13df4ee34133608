package forhont.content;

import forhont.exercise.Count;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads tricks to count and proves that they can have been played so. */
final class CountReader {
    private static final int TRICKS_OF_A_DEAL = 10;

    private final RuleSet rules;

    CountReader(RuleSet rules) {
        this.rules = rules;
    }

    Optional<Exercise> read(Node node, Node asked) {
        Contract contract = ContractNode.contract(node, rules);
        Seat leader = ContractNode.seat(node, "leader");
        List<Node> rows = node.required("played").items();
        List<List<Card>> played = rows.stream().map(CardNode::cards).toList();
        boolean last = node.optional("last").map(Node::flag).orElse(false);
        CardSet hand = node.optional("hand").map(CardNode::hand).orElse(CardSet.EMPTY);
        List<Field> fields = asked.items().stream().map(CountReader::field).toList();
        node.done();
        for (int trick = 0; trick < rows.size(); trick++) {
            if (played.get(trick).size() != 3) {
                rows.get(trick).fault("a trick of " + played.get(trick).size() + " cards", "three cards");
            }
        }
        number(node, rows.size(), last, hand);
        if (!asked.sound()) {
            return Optional.empty();
        }
        Optional<Count> count =
                node.build(() -> new Count(rules, contract, tricks(contract, leader, played), last, hand, fields));
        count.ifPresent(found -> legal(found, rows));
        return count.map(found -> found);
    }

    private static Field field(Node node) {
        Map<String, Field> fields = new LinkedHashMap<>();
        for (Field field : List.of(Field.TRICK_POINTS, Field.SOLOIST_POINTS, Field.DEFENCE_POINTS, Field.TRUMPS_OUT)) {
            fields.put(field.id(), field);
        }
        return node.choice(fields);
    }

    /** Tricks played and cards in hand are ten together; the last trick is the tenth and leaves none in hand. */
    private static void number(Node node, int tricks, boolean last, CardSet hand) {
        if (tricks > TRICKS_OF_A_DEAL || (tricks == TRICKS_OF_A_DEAL && !last)) {
            node.fault(tricks + " tricks were played", "at most ten; after the tenth, last: true");
        }
        if (!hand.isEmpty() && (last || tricks + hand.size() != TRICKS_OF_A_DEAL)) {
            node.fault(
                    tricks + " tricks and " + hand.size() + " cards in hand",
                    "tricks and cards in hand that make ten, and none in hand after the last");
        }
    }

    private static List<Trick> tricks(Contract contract, Seat first, List<List<Card>> played) {
        List<Trick> tricks = new ArrayList<>();
        Seat leader = first;
        for (List<Card> cards : played) {
            Trick trick = new Trick(leader, cards);
            tricks.add(trick);
            leader = trick.winner(contract);
        }
        return tricks;
    }

    /** A card was not legal if it is not even among the cards its player is seen to play from there on. */
    private void legal(Count count, List<Node> rows) {
        Map<Seat, CardSet> held = new EnumMap<>(Seat.class);
        for (int number = rows.size() - 1; number >= 0; number--) {
            Trick trick = count.tricks().get(number);
            for (int place = 0; place < 3; place++) {
                Card card = trick.cards().get(place);
                CardSet hand = held.merge(trick.seatOf(place), CardSet.of(card), CardSet::union);
                List<Card> before = trick.cards().subList(0, place);
                Optional<Objection> objection =
                        Legal.objection(card, new View(rules.marriages(), count.contract(), hand, before, false));
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
