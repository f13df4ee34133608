package forhont.content;

import forhont.exercise.Field;
import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.exercise.Option;
import forhont.exercise.Why;
import forhont.i18n.Pack;
import forhont.lesson.Course;
import forhont.practice.Theme;
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
import java.util.Collections;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** The texts the game itself asks for, whatever pages there are. */
final class RequiredKeys {
    private static final int LAST_RULE = 30;

    /** The numbers of all rules and of the parts of R-16. */
    static final Set<String> RULES = ruleIds();

    private RequiredKeys() {}

    /** By key, the file in which each stands. */
    static SortedMap<String, String> of(Collection<RuleSet> ruleSets, Course course, Disagreements disagreements) {
        SortedMap<String, String> keys = new TreeMap<>();
        terms(ruleSets).forEach(key -> keys.put(key, "terms"));
        verdicts().forEach(key -> keys.put(key, "messages"));
        course.parts().forEach(part -> keys.put("part." + part.id(), "messages"));
        disagreements.positions().forEach(position -> {
            keys.put("page.sources.position." + position.id() + ".title", "messages");
            keys.put("page.sources.position." + position.id() + ".text", "messages");
        });
        for (String rule : RULES) {
            keys.put("rule." + rule + ".title", "rules");
            keys.put("rule." + rule + ".text", "rules");
        }
        return keys;
    }

    private static Set<String> terms(Collection<RuleSet> ruleSets) {
        Set<String> keys = new TreeSet<>();
        for (Pack pack : Pack.values()) {
            cards(pack, keys);
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
        return keys;
    }

    private static void cards(Pack pack, Set<String> keys) {
        for (Suit suit : Suit.values()) {
            keys.add("suit." + pack.id() + "." + suit.letter());
            for (Rank rank : Rank.values()) {
                keys.add("card." + pack.id() + "." + Card.of(suit, rank));
            }
        }
        for (Rank rank : Rank.values()) {
            keys.add("rank." + pack.id() + "." + rank.letter());
        }
    }

    private static Set<String> verdicts() {
        Set<String> keys = new TreeSet<>();
        for (Why why : Why.values()) {
            keys.add("why." + why.id() + ".short");
            keys.add("why." + why.id() + ".text");
            if (why.missable()) {
                keys.add("why." + why.id() + ".missed");
            }
        }
        for (Misconception misconception : Misconception.values()) {
            keys.add("misconception." + misconception.id() + ".text");
        }
        for (Field field : Field.values()) {
            keys.add("field." + field.id());
        }
        for (Kind kind : Kind.values()) {
            keys.add("kind." + kind.id());
            keys.add("question." + kind.id());
            keys.add("practice.about." + kind.id());
            keys.add("practice.right." + kind.id());
            keys.add("practice." + kind.id() + ".text");
            keys.add("hint." + kind.id() + ".1");
            keys.add("hint." + kind.id() + ".2");
        }
        for (Theme theme : Theme.values()) {
            keys.add("practice.theme." + theme.id());
        }
        keys.add("option.good");
        for (Option.Word word : Option.Word.values()) {
            keys.add("option." + word.id());
        }
        return keys;
    }

    private static Set<String> ruleIds() {
        Set<String> ids = new TreeSet<>();
        for (int number = 1; number <= LAST_RULE; number++) {
            ids.add("R-" + number);
        }
        for (char part = 'a'; part <= 'f'; part++) {
            ids.add("R-16" + part);
        }
        return Collections.unmodifiableSet(ids);
    }
}
