package forhont.content;

import forhont.i18n.Face;
import forhont.rules.Card;
import forhont.rules.ContractType;
import forhont.rules.Notation;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.settlement.Component;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;

/** The texts the game itself asks for, whatever pages there are. */
final class RequiredKeys {
    private static final int LAST_RULE = 30;

    private RequiredKeys() {}

    static SortedSet<String> of(Collection<RuleSet> ruleSets) {
        SortedSet<String> keys = new TreeSet<>();
        for (Face face : Face.values()) {
            cards(face, keys);
        }
        for (ContractType type : ContractType.values()) {
            keys.add("contract." + Notation.of(type));
        }
        for (Seat seat : Seat.values()) {
            keys.add("seat." + seat.number());
        }
        for (Side side : Side.values()) {
            keys.add("side." + Notation.of(side));
        }
        for (Component.Name name : Component.Name.values()) {
            keys.add("component." + Notation.of(name));
        }
        for (RuleSet ruleSet : ruleSets) {
            keys.add("ruleset." + ruleSet.id() + ".name");
            keys.add("ruleset." + ruleSet.id() + ".about");
            for (int step = 1; step <= ruleSet.stepNames().size(); step++) {
                keys.add("step." + step);
            }
        }
        rules(keys);
        return keys;
    }

    private static void cards(Face face, SortedSet<String> keys) {
        for (Suit suit : Suit.values()) {
            keys.add("suit." + face.id() + "." + suit.letter());
            for (Rank rank : Rank.values()) {
                keys.add("card." + face.id() + "." + Card.of(suit, rank));
            }
        }
        for (Rank rank : Rank.values()) {
            keys.add("rank." + face.id() + "." + rank.letter());
        }
    }

    private static void rules(SortedSet<String> keys) {
        for (int number = 1; number <= LAST_RULE; number++) {
            keys.add("rule.R-" + number + ".title");
            keys.add("rule.R-" + number + ".text");
        }
        for (char part = 'a'; part <= 'f'; part++) {
            keys.add("rule.R-16" + part + ".title");
            keys.add("rule.R-16" + part + ".text");
        }
    }
}
