package forhont.content;

import forhont.exercise.Biddable;
import forhont.exercise.Count;
import forhont.exercise.Discard;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.Kind;
import forhont.exercise.LegalCards;
import forhont.exercise.PaysMost;
import forhont.exercise.TrickWinner;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Trick;
import forhont.rules.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the position and the question of one step; the answer is the engine's to find. */
final class ExerciseReader {
    private final RuleSet rules;

    ExerciseReader(RuleSet rules) {
        this.rules = rules;
    }

    static Kind kind(Node node) {
        Map<String, Kind> kinds = new LinkedHashMap<>();
        for (Kind kind : Kind.values()) {
            kinds.put(kind.id(), kind);
        }
        return node.choice(kinds);
    }

    Optional<Exercise> read(Kind kind, Node step) {
        return switch (kind) {
            case LEGAL_CARDS -> legalCards(step.required("view"));
            case TRICK_WINNER -> trickWinner(step.required("table"));
            case BIDDABLE -> biddable(step.required("bids"));
            case DISCARD -> discard(step.required("twelve"));
            case PAYS_MOST -> paysMost(step.required("contracts"));
            case COUNT -> count(step.required("tricks"), step.required("fields"));
            case SETTLE -> new SettleReader(rules).read(step.required("account"));
        };
    }

    private Optional<Exercise> legalCards(Node view) {
        Contract contract = ContractNode.contract(view);
        Seat leader = ContractNode.seat(view, "leader");
        CardSet hand = CardNode.hand(view.required("hand"));
        List<Card> played = CardNode.cards(view.required("trick"));
        boolean kept = view.optional("kept-seven").map(Node::flag).orElse(false);
        view.done();
        return view.build(() -> new LegalCards(
                rules,
                new Trick(leader, played),
                new View(rules.marriages(), contract, hand, played, kept && rules.sevenProtected())));
    }

    private Optional<Exercise> trickWinner(Node table) {
        Contract contract = ContractNode.contract(table);
        Seat leader = ContractNode.seat(table, "leader");
        List<Card> played = CardNode.cards(table.required("trick"));
        table.done();
        return table.build(() -> new TrickWinner(rules, contract, new Trick(leader, played)));
    }

    private Optional<Exercise> biddable(Node bids) {
        Optional<ContractType> current = bids.optional("current").map(node -> node.choice(ContractType.class));
        bids.done();
        return bids.build(() -> new Biddable(rules, current));
    }

    private Optional<Exercise> discard(Node twelve) {
        ContractType type = twelve.required("contract").choice(ContractType.class);
        CardSet cards = CardNode.hand(twelve.required("cards"));
        Optional<Card> indicator = twelve.optional("indicator").map(CardNode::card);
        twelve.done();
        return twelve.build(() -> new Discard(rules, type, cards, indicator));
    }

    private Optional<Exercise> paysMost(Node contracts) {
        List<ContractType> named = contracts.items().stream()
                .map(node -> node.choice(ContractType.class))
                .toList();
        return contracts.build(() -> new PaysMost(rules, named));
    }

    private Optional<Exercise> count(Node tricks, Node asked) {
        Contract contract = ContractNode.contract(tricks);
        Seat leader = ContractNode.seat(tricks, "leader");
        List<Trick> played = new ArrayList<>();
        for (Node node : tricks.required("played").items()) {
            Trick trick = new Trick(leader, CardNode.cards(node));
            played.add(trick);
            leader = trick.complete() ? trick.winner(contract) : leader;
        }
        boolean last = tricks.optional("last").map(Node::flag).orElse(false);
        CardSet hand = tricks.optional("hand").map(CardNode::hand).orElse(CardSet.EMPTY);
        tricks.done();
        List<Field> fields = asked.items().stream().map(ExerciseReader::field).toList();
        return asked.build(() -> new Count(rules, contract, played, last, hand, fields));
    }

    static Field field(Node node) {
        Map<String, Field> fields = new LinkedHashMap<>();
        for (Field field : Field.values()) {
            fields.put(field.id(), field);
        }
        return node.choice(fields);
    }
}
