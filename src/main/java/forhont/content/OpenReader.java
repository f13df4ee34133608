package forhont.content;

import forhont.exercise.Exercise;
import forhont.exercise.ShownHand;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Trick;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the first trick of an open contract and the three hands after it. */
final class OpenReader {
    private final RuleSet rules;

    OpenReader(RuleSet rules) {
        this.rules = rules;
    }

    Optional<Exercise> read(Node node) {
        Contract contract = ContractNode.contract(node, rules);
        Node first = node.required("first");
        List<List<Card>> played = TrickProof.rows(List.of(first));
        CardSet shown = CardNode.hand(node.required("shown"));
        CardSet left = CardNode.hand(node.required("left"));
        CardSet right = CardNode.hand(node.required("right"));
        node.done();
        if (!node.sound()) {
            return Optional.empty();
        }
        Seat soloist = contract.soloist();
        Trick trick = new Trick(soloist, played.get(0));
        Optional<ShownHand> read = node.build(() -> new ShownHand(rules, contract, trick, shown, left, right));
        read.ifPresent(there -> TrickProof.legal(
                rules,
                contract,
                List.of(trick),
                Map.of(soloist, shown, soloist.left(1), left, soloist.left(2), right),
                List.of(first)));
        return read.map(there -> there);
    }
}
