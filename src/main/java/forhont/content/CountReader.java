package forhont.content;

import forhont.exercise.Count;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
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
        List<List<Card>> played = TrickProof.rows(rows);
        boolean last = node.optional("last").map(Node::flag).orElse(false);
        CardSet hand = node.optional("hand").map(CardNode::hand).orElse(CardSet.EMPTY);
        List<Field> fields = asked.items().stream().map(CountReader::field).toList();
        node.done();
        number(node, rows.size(), last, hand);
        if (!asked.sound()) {
            return Optional.empty();
        }
        Optional<Count> count = node.build(
                () -> new Count(rules, contract, TrickProof.tricks(contract, leader, played), last, hand, fields));
        count.ifPresent(found -> TrickProof.legal(rules, contract, found.tricks(), Map.of(), rows));
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
}
