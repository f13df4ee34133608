package forhont.content;

import forhont.exercise.Settle;
import forhont.rules.Announced;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Score;
import forhont.rules.Side;
import forhont.settlement.Account;
import forhont.settlement.Doubles;
import forhont.settlement.Facts;
import java.util.List;
import java.util.Optional;

/** Reads what was agreed and what happened in a deal that is to be settled. */
final class SettleReader {
    private final RuleSet rules;

    SettleReader(RuleSet rules) {
        this.rules = rules;
    }

    Optional<Settle> read(Node node) {
        Contract contract = ContractNode.contract(node, rules);
        Announced announced = announced(node);
        Doubles doubles = doubles(node);
        boolean unplayed = node.optional("unplayed").map(Node::flag).orElse(false);
        Facts facts = unplayed ? new Facts.Unplayed() : facts(node, contract);
        RuleSet agreed = unplayed ? rules.withShortcuts() : rules;
        node.done();
        return node.build(() -> new Settle(new Account(agreed, contract, announced, doubles), facts));
    }

    static Announced announced(Node node) {
        return node.optional("announced").map(SettleReader::sides).orElse(Announced.NOTHING);
    }

    static Doubles doubles(Node node) {
        return node.optional("doubles").map(SettleReader::steps).orElse(Doubles.NONE);
    }

    static Facts facts(Node node, Contract contract) {
        return contract.type().hasTrump()
                ? suit(node)
                : new Facts.WithoutTrump(node.required("won").flag());
    }

    private static Announced sides(Node node) {
        Optional<Side> seven = node.optional("seven").map(SettleReader::side);
        Optional<Side> hundred = node.optional("hundred").map(SettleReader::side);
        node.done();
        return new Announced(seven, hundred);
    }

    private static Side side(Node node) {
        return node.choice(Side.class);
    }

    private static Doubles steps(Node node) {
        int game = node.optional("game").map(Node::whole).orElse(0);
        int seven = node.optional("seven").map(Node::whole).orElse(0);
        int contract = node.optional("contract").map(Node::whole).orElse(0);
        node.done();
        return new Doubles(game, seven, contract);
    }

    private static Facts suit(Node node) {
        Node points = node.required("points");
        int soloist = points.required("soloist").whole();
        int defence = points.required("defence").whole();
        points.done();
        Node marriages = node.required("marriages");
        List<Integer> soloists = marriages.required("soloist").wholes();
        List<Integer> defences = marriages.required("defence").wholes();
        marriages.done();
        return new Facts.Suit(
                soloist,
                defence,
                soloists,
                defences,
                node.optional("last-seven").map(SettleReader::lastSeven));
    }

    private static Score.LastSeven lastSeven(Node node) {
        Side holder = side(node.required("holder"));
        boolean won = node.required("won").flag();
        node.done();
        return new Score.LastSeven(holder, won);
    }
}
