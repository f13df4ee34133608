package forhont.content;

import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Dealing;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Suit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads a contract from content: {@code trump: H} for Suit, or {@code contract: betl}; and who plays it. */
final class ContractNode {
    private ContractNode() {}

    static Contract contract(Node node, RuleSet rules) {
        node.optional("contract").ifPresent(type -> type(type, rules));
        Contract contract = contract(node);
        boolean forehand = contract.soloist() == Seat.FOREHAND;
        if (rules.dealing().trumpChoice() == Dealing.TrumpChoice.INDICATOR
                && contract.type().hasTrump()
                && !forehand) {
            node.optional("soloist")
                    .ifPresent(seat -> seat.fault("forehand alone plays a Suit under " + rules.id(), "soloist: 0"));
        }
        return contract;
    }

    /** A contract of some rule set. */
    static Contract contract(Node node) {
        Seat soloist = seat(node, "soloist");
        Optional<Node> trump = node.optional("trump");
        Optional<Node> type = node.optional("contract");
        if (trump.isPresent() == type.isPresent()) {
            node.fault("either trump or contract is needed, not both", "trump: H, or contract: betl");
        }
        if (type.isPresent()) {
            ContractType chosen = type.get().choice(ContractType.class);
            if (chosen.hasTrump()) {
                type.get().fault("Suit is written by its trump", "trump: H");
                return Contract.suit(soloist, Suit.HEARTS);
            }
            return Contract.withoutTrump(chosen, soloist);
        }
        return Contract.suit(soloist, trump.map(ContractNode::suit).orElse(Suit.HEARTS));
    }

    /** A contract of the rule set. */
    static ContractType type(Node node, RuleSet rules) {
        ContractType type = node.choice(ContractType.class);
        if (!rules.offers(type)) {
            node.fault("the rule set " + rules.id() + " has no such contract", "a contract of it, or another ruleset");
        }
        return type;
    }

    static Suit suit(Node node) {
        Map<String, Suit> letters = new LinkedHashMap<>();
        for (Suit suit : Suit.values()) {
            letters.put(String.valueOf(suit.letter()), suit);
        }
        return node.choice(letters);
    }

    /** The seat of a key; forehand where it is left out. */
    static Seat seat(Node node, String key) {
        return node.optional(key)
                .flatMap(value -> {
                    Optional<Seat> seat = Seat.at(value.whole());
                    if (seat.isEmpty()) {
                        value.fault("there is no seat " + value.whole(), "0, 1 or 2");
                    }
                    return seat;
                })
                .orElse(Seat.FOREHAND);
    }
}
