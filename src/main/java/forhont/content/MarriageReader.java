package forhont.content;

import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.MarriageCount;
import forhont.exercise.MarriageNow;
import forhont.exercise.Played;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Trick;
import forhont.rules.View;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a position in which a marriage may be scored, or tricks in which some were. */
final class MarriageReader {
    private static final List<Field> FIELDS = List.of(
            Field.SOLOIST_MARRIAGES,
            Field.DEFENCE_MARRIAGES,
            Field.SOLOIST_TOWARDS_HUNDRED,
            Field.DEFENCE_TOWARDS_HUNDRED,
            Field.SOLOIST_TOTAL,
            Field.DEFENCE_TOTAL);

    private final RuleSet rules;

    MarriageReader(RuleSet rules) {
        this.rules = rules;
    }

    Optional<Exercise> read(Node step) {
        Optional<Node> tricks = step.optional("tricks");
        return tricks.isPresent() ? count(tricks.get(), step.required("fields")) : now(step.required("view"));
    }

    private Optional<Exercise> now(Node view) {
        Contract contract = ContractNode.contract(view, rules);
        CardSet hand = CardNode.hand(view.required("hand"));
        List<Card> played = CardNode.cards(view.required("trick"));
        if (played.size() > 2) {
            view.required("trick").fault("a trick of " + played.size() + " cards", "none, one or two cards");
        }
        List<Node> rows = view.optional("earlier").map(Node::items).orElse(List.of());
        List<List<Card>> earlier = TrickProof.rows(rows);
        CardSet talon = talon(view);
        Seat leader = ContractNode.seat(view, "leader");
        view.done();
        if (!view.sound()) {
            return Optional.empty();
        }
        if (rows.isEmpty()) {
            Trick trick = new Trick(leader, played);
            return view.build(() -> new MarriageNow(rules, trick, seen(contract, hand, played), List.of(), talon));
        }
        List<Trick> before = TrickProof.tricks(contract, Position.firstLeader(rules, contract), earlier);
        Seat next = before.get(before.size() - 1).winner(contract);
        if (view.optional("leader").isPresent() && leader != next) {
            view.required("leader").fault("seat " + next.number() + " won the trick before", "no leader");
        }
        Trick trick = new Trick(next, played);
        Optional<Played> proved =
                view.build(() -> new Played(contract, before, false, Map.of(trick.toPlay(), hand), talon));
        proved.ifPresent(there -> TrickProof.legal(rules, contract, before, there.held(), rows));
        return view.build(() -> new MarriageNow(rules, trick, seen(contract, hand, played), before, talon));
    }

    private View seen(Contract contract, CardSet hand, List<Card> played) {
        return new View(rules.marriages(), contract, hand, played, false);
    }

    private Optional<Exercise> count(Node node, Node asked) {
        Contract contract = ContractNode.contract(node, rules);
        Seat leader = ContractNode.seat(node, "leader");
        List<Node> rows = node.required("played").items();
        List<List<Card>> played = TrickProof.rows(rows);
        boolean last = node.optional("last").map(Node::flag).orElse(false);
        Map<Seat, CardSet> held =
                node.optional("held").map(MarriageReader::held).orElse(Map.of());
        CardSet talon = talon(node);
        List<Field> fields =
                asked.items().stream().map(field -> field(field, FIELDS)).toList();
        node.done();
        if (!node.sound() || !asked.sound()) {
            return Optional.empty();
        }
        List<Trick> tricks = TrickProof.tricks(contract, leader, played);
        if (last != (rows.size() == 10)) {
            node.fault(rows.size() + " tricks were played", "last: true after the tenth trick, and only then");
        }
        TrickProof.legal(rules, contract, tricks, held, rows);
        return node.build(() -> new MarriageCount(rules, new Played(contract, tricks, last, held, talon), fields));
    }

    /** The two cards of a talon that is seen. */
    static CardSet talon(Node node) {
        return node.optional("talon")
                .map(talon -> {
                    List<Card> cards = CardNode.cards(talon);
                    if (cards.size() != 2) {
                        talon.fault("a talon of " + cards.size() + " cards", "two cards");
                    }
                    return CardSet.of(cards);
                })
                .orElse(CardSet.EMPTY);
    }

    /** Hands by the number of their seat. */
    private static Map<Seat, CardSet> held(Node node) {
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            node.optional(String.valueOf(seat.number())).ifPresent(hand -> hands.put(seat, CardNode.hand(hand)));
        }
        node.done();
        return hands;
    }

    /** One of some fields by its name. */
    static Field field(Node node, List<Field> known) {
        Map<String, Field> fields = new LinkedHashMap<>();
        known.forEach(field -> fields.put(field.id(), field));
        return node.choice(fields);
    }
}
