package forhont.rules;

import java.util.ArrayList;
import java.util.List;

/** Which contracts may be named. */
public final class Bid {
    private Bid() {}

    /** What whoever has chosen trump may play, weakest first. */
    public static List<ContractType> own(RuleSet rules) {
        return rules.contracts();
    }

    /** What an answerer may name instead of saying good: the strictly higher contracts, weakest first, never Suit. */
    public static List<ContractType> over(RuleSet rules, ContractType current) {
        List<ContractType> higher = new ArrayList<>();
        if (rules.takeover()) {
            for (ContractType type : rules.contracts()) {
                if (type.higherThan(current)) {
                    higher.add(type);
                }
            }
        }
        return List.copyOf(higher);
    }
}
