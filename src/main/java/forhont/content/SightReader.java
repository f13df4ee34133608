package forhont.content;

import forhont.exercise.Exercise;
import forhont.exercise.SafeCard;
import forhont.exercise.Sight;
import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Trick;
import forhont.solver.Goal;
import forhont.solver.Solver;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what one seat sees when it is to play, and what is played for from there. */
final class SightReader {
    private final RuleSet rules;
    private final Solver solver;

    SightReader(RuleSet rules, Solver solver) {
        this.rules = rules;
        this.solver = solver;
    }

    Optional<Exercise> read(Node view) {
        Contract contract = ContractNode.contract(view, rules);
        CardSet hand = CardNode.hand(view.required("hand"));
        List<Card> played = view.optional("trick").map(CardNode::cards).orElse(List.of());
        List<Node> rows = view.required("earlier").items();
        List<List<Card>> tricks = TrickProof.rows(rows);
        CardSet talon = MarriageReader.talon(view);
        Optional<Card> indicator = view.optional("indicator").map(CardNode::card);
        List<Card> marriages = view.optional("marriages").map(CardNode::cards).orElse(List.of());
        Announced announced = SettleReader.announced(view);
        Goal goal = EndingReader.goal(view, contract);
        view.done();
        if (contract.type().open()) {
            view.fault("the hands of an open contract are shown", "another contract, or table with all hands");
        }
        if (!view.sound()) {
            return Optional.empty();
        }
        List<Trick> earlier = TrickProof.tricks(contract, Position.firstLeader(rules, contract), tricks);
        Seat leader = earlier.isEmpty()
                ? Position.firstLeader(rules, contract)
                : earlier.get(earlier.size() - 1).winner(contract);
        Optional<Sight> sight = view.build(() -> new Sight(
                rules, contract, hand, earlier, new Trick(leader, played), talon, indicator, announced, marriages));
        sight.ifPresent(seen -> TrickProof.legal(rules, contract, earlier, Map.of(seen.seat(), hand), rows));
        return view.sound()
                ? sight.flatMap(seen -> view.build(() -> SafeCard.of(seen, goal, solver)))
                : Optional.empty();
    }
}
