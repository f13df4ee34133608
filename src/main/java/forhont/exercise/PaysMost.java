package forhont.exercise;

import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * Of some contracts, choose the one that pays most if made; or all that pay it.
 *
 * @param doubled by how many steps each was doubled, in the same order
 */
public record PaysMost(RuleSet rules, List<ContractType> named, List<Integer> doubled) implements ChoiceExercise {
    public PaysMost {
        named = List.copyOf(named);
        doubled = List.copyOf(doubled);
        if (named.size() < 2 || !rules.contracts().containsAll(named) || named.contains(ContractType.SUIT)) {
            throw new IllegalArgumentException("two or more contracts without trump of the rule set: " + named);
        }
        if (doubled.size() != named.size()
                || doubled.stream().anyMatch(steps -> steps < 0 || steps > rules.highestStep())) {
            throw new IllegalArgumentException(
                    "steps for each contract, none to " + rules.highestStep() + ": " + doubled);
        }
    }

    /** Of contracts that nobody doubled. */
    public PaysMost(RuleSet rules, List<ContractType> named) {
        this(rules, named, Collections.nCopies(named.size(), 0));
    }

    /** By how many steps a contract was doubled. */
    public int steps(ContractType type) {
        return doubled.get(named.indexOf(type));
    }

    private int units(ContractType type) {
        return rules.units().of(type) << steps(type);
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
        return most(this::units);
    }

    private Answer.Chosen most(ToIntFunction<ContractType> units) {
        int most = named.stream().mapToInt(units).max().orElseThrow();
        return new Answer.Chosen(new LinkedHashSet<>(Option.ofContracts(
                named.stream().filter(type -> units.applyAsInt(type) == most).toList())));
    }

    @Override
    public Reason reason(Option option) {
        ContractType type = ((Option.OfContract) option).type();
        int most = named.stream().mapToInt(this::units).max().orElseThrow();
        int units = units(type);
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
        answers.put(Misconception.FLEK_FORGOTTEN, most(rules.units()::of));
        answers.put(Misconception.RE_FORGOTTEN, most(type -> rules.units().of(type) << Math.min(1, steps(type))));
        answers.put(Misconception.FLEK_ADDS, most(type -> rules.units().of(type) * (steps(type) + 1)));
        return answers;
    }
}
