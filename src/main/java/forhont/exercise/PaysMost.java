package forhont.exercise;

import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Of some contracts, choose the one that pays most if made, undoubled; or all that pay it. */
public record PaysMost(RuleSet rules, List<ContractType> named) implements ChoiceExercise {
    public PaysMost {
        named = List.copyOf(named);
        if (named.size() < 2 || !rules.contracts().containsAll(named) || named.contains(ContractType.SUIT)) {
            throw new IllegalArgumentException("two or more contracts without trump of the rule set: " + named);
        }
    }

    @Override
    public Kind kind() {
        return Kind.PAYS_MOST;
    }

    @Override
    public List<Option> options() {
        return Option.ofContracts(named);
    }

    @Override
    public boolean single() {
        return false;
    }

    @Override
    public Answer.Chosen solution() {
        List<ContractType> paying =
                named.stream().filter(type -> rules.units().of(type) == most()).toList();
        return new Answer.Chosen(new LinkedHashSet<>(Option.ofContracts(paying)));
    }

    private int most() {
        return named.stream().mapToInt(rules.units()::of).max().orElseThrow();
    }

    @Override
    public Reason reason(Option option) {
        ContractType type = ((Option.OfContract) option).type();
        int most = most();
        int units = rules.units().of(type);
        return Reason.of(units == most ? Why.PAYS_MOST : Why.PAYS_LESS)
                .with("contract", new Thing.OneContract(type))
                .with("units", new Thing.Count(units))
                .with("most", new Thing.Count(most));
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        Map<Misconception, Answer.Chosen> answers = new EnumMap<>(Misconception.class);
        ContractType highest = Collections.max(named);
        answers.put(Misconception.RANK_IS_PRICE, Answer.Chosen.of(new Option.OfContract(highest)));
        return answers;
    }
}
