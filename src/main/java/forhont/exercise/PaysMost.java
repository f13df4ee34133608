package forhont.exercise;

import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;

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
    public CardSet cards() {
        return CardSet.EMPTY;
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        named.forEach(type -> options.add(new Option.OfContract(type)));
        return List.copyOf(options);
    }

    @Override
    public boolean single() {
        return false;
    }

    @Override
    public Answer.Chosen solution() {
        return highest(rules.units()::of);
    }

    private Answer.Chosen highest(ToIntFunction<ContractType> worth) {
        int most = named.stream().mapToInt(worth).max().orElseThrow();
        Set<Option> chosen = new LinkedHashSet<>();
        for (ContractType type : named) {
            if (worth.applyAsInt(type) == most) {
                chosen.add(new Option.OfContract(type));
            }
        }
        return new Answer.Chosen(chosen);
    }

    @Override
    public Reason reason(Option option) {
        ContractType type = ((Option.OfContract) option).type();
        int most = rules.units()
                .of(((Option.OfContract) solution().options().iterator().next()).type());
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
