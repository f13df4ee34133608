package forhont.content;

import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.settlement.Disagreement;
import forhont.settlement.Doubles;
import forhont.settlement.Facts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/** Reads which rule sets are compared, and the positions in which they disagree. */
final class DisagreementReader {
    private static final Map<String, Function<Node, Optional<Disagreement>>> KINDS = kinds();

    private final Folder content;
    private final List<RuleSet> ruleSets;
    private final Faults faults;

    DisagreementReader(Folder content, List<RuleSet> ruleSets, Faults faults) {
        this.content = content;
        this.ruleSets = ruleSets;
        this.faults = faults;
    }

    Disagreements read() {
        Node root = content.read("disagreements", faults);
        Map<String, RuleSet> byId = new LinkedHashMap<>();
        ruleSets.forEach(rules -> byId.put(rules.id(), rules));
        List<RuleSet> compared = new ArrayList<>();
        Node list = root.required("rulesets");
        list.items().forEach(id -> compared.add(id.choice(byId)));
        if (compared.isEmpty() && !list.isAbsent()) {
            list.fault("no rule set is compared", "two or more of " + String.join(", ", byId.keySet()));
        }
        List<Disagreement> positions = positions(root.required("positions"));
        root.done();
        return new Disagreements(compared, positions);
    }

    private static List<Disagreement> positions(Node list) {
        List<Disagreement> positions = new ArrayList<>();
        Set<String> ids = new TreeSet<>();
        for (Node node : list.items()) {
            Node id = node.required("id");
            if (!id.isAbsent() && !ids.add(id.text())) {
                id.fault("the id " + id.text() + " stands twice", "an id of its own");
            }
            node.required("kind").choice(KINDS).apply(node).ifPresent(positions::add);
        }
        return positions;
    }

    private static Map<String, Function<Node, Optional<Disagreement>>> kinds() {
        Map<String, Function<Node, Optional<Disagreement>>> kinds = new LinkedHashMap<>();
        kinds.put("paid", DisagreementReader::paid);
        kinds.put("marriage", DisagreementReader::marriage);
        kinds.put("card-points", DisagreementReader::cardPoints);
        kinds.put("cards-dealt", DisagreementReader::cardsDealt);
        return kinds;
    }

    private static String id(Node node) {
        return node.required("id").text();
    }

    private static Optional<Disagreement> paid(Node node) {
        String id = id(node);
        Contract contract = ContractNode.contract(node);
        Announced announced = SettleReader.announced(node);
        Doubles doubles = SettleReader.doubles(node);
        Facts facts = SettleReader.facts(node, contract);
        node.done();
        return node.build(() -> new Disagreement.Paid(id, contract, announced, doubles, facts));
    }

    private static Optional<Disagreement> marriage(Node node) {
        String id = id(node);
        Contract contract = ContractNode.contract(node);
        CardSet hand = CardNode.hand(node.required("hand"));
        List<Card> trick = CardNode.cards(node.required("trick"));
        node.done();
        return node.build(() -> new Disagreement.Marriage(id, contract, hand, trick));
    }

    private static Optional<Disagreement> cardPoints(Node node) {
        String id = id(node);
        Map<Rank, Integer> points = new TreeMap<>();
        node.required("points").entries().forEach((letter, value) -> {
            Optional<Rank> rank = letter.length() == 1 ? Rank.parse(letter.charAt(0)) : Optional.empty();
            if (rank.isEmpty()) {
                value.fault("there is no rank " + letter, "one of A T K Q J 9 8 7");
            }
            rank.ifPresent(found -> points.put(found, value.whole()));
        });
        int stated = node.required("stated").whole();
        node.done();
        return node.build(() -> new Disagreement.CardPoints(id, points, stated));
    }

    private static Optional<Disagreement> cardsDealt(Node node) {
        String id = id(node);
        List<Integer> packets = node.required("packets").wholes();
        node.done();
        return node.build(() -> new Disagreement.CardsDealt(id, packets));
    }
}
