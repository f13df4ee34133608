package forhont.exercise;

import forhont.rules.Bid;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Choose everything that may be said now: forehand's own contract, or an answer to the contract that stands (R-9,
 *
 *
 * @param current the contract that stands; empty when forehand names the first
 * @param said how it came to that, forehand's contract first; empty where that is not told
 */
public record Biddable(RuleSet rules, Optional<ContractType> current, List<GoodOrBad.Said> said)
        implements ChoiceExercise {
    public Biddable {
        said = List.copyOf(said);
        if (!said.isEmpty() && !current.equals(Optional.of(new GoodOrBad(rules, said).standing()))) {
            throw new IllegalArgumentException("what was said leads to the contract that stands: " + said);
        }
    }

    public Biddable(RuleSet rules, Optional<ContractType> current) {
        this(rules, current, List.of());
    }

    /** The contract that stands after what was said. */
    public static Biddable after(GoodOrBad words) {
        return new Biddable(words.rules(), Optional.of(words.standing()), words.said());
    }

    /** What was said, where it is told. */
    public Optional<GoodOrBad> words() {
        return said.isEmpty() ? Optional.empty() : Optional.of(new GoodOrBad(rules, said));
    }

    @Override
    public Kind kind() {
        return Kind.BIDDABLE;
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        if (current.isPresent()) {
            options.add(new Option.Good());
        }
        options.addAll(Option.ofContracts(rules.contracts()));
        return List.copyOf(options);
    }

    @Override
    public boolean single() {
        return false;
    }

    @Override
    public Answer.Chosen solution() {
        return current.map(standing -> answers(Bid.over(rules, standing)::contains))
                .orElseGet(() -> answers(Bid.own(rules)::contains));
    }

    private Answer.Chosen answers(Predicate<ContractType> named) {
        Set<Option> chosen = new LinkedHashSet<>();
        for (Option option : options()) {
            if (option instanceof Option.Good || (option instanceof Option.OfContract of && named.test(of.type()))) {
                chosen.add(option);
            }
        }
        return new Answer.Chosen(chosen);
    }

    @Override
    public Reason reason(Option option) {
        if (!(option instanceof Option.OfContract contract)) {
            return about(Why.ACCEPTS);
        }
        ContractType type = contract.type();
        return about(current.map(standing -> why(type, standing)).orElse(Why.MAY_PLAY_IT))
                .with("contract", new Thing.OneContract(type));
    }

    private Why why(ContractType type, ContractType standing) {
        if (!rules.takeover()) {
            return Why.NOBODY_TAKES_OVER;
        }
        if (type == standing) {
            return Why.SAME_CONTRACT;
        }
        if (type == ContractType.SUIT) {
            return Why.NEVER_SUIT;
        }
        return type.higherThan(standing) ? Why.RANKS_HIGHER : Why.RANKS_LOWER;
    }

    private Reason about(Why why) {
        Reason reason = Reason.of(why);
        return current.map(standing -> reason.with("standing", new Thing.OneContract(standing)))
                .orElse(reason);
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        Map<Misconception, Answer.Chosen> answers = new EnumMap<>(Misconception.class);
        if (current.isEmpty()) {
            answers.put(Misconception.ONLY_SUIT_AT_FIRST, answers(type -> type == ContractType.SUIT));
            return answers;
        }
        ContractType standing = current.get();
        answers.put(Misconception.EQUAL_CONTRACT_IS_ENOUGH, answers(type -> !standing.higherThan(type)));
        answers.put(
                Misconception.OPEN_BETL_BELOW_DURCH,
                answers(type -> withOpenBetlBelowDurch(type) > withOpenBetlBelowDurch(standing)));
        answers.put(
                Misconception.PRICE_IS_RANK,
                answers(type -> rules.units().of(type) > rules.units().of(standing)));
        answers.put(Misconception.ANY_CONTRACT_TAKES_OVER, answers(type -> true));
        return answers;
    }

    static int withOpenBetlBelowDurch(ContractType type) {
        return switch (type) {
            case SUIT -> 0;
            case BETL -> 1;
            case OPEN_BETL -> 2;
            case DURCH -> 3;
            case OPEN_DURCH -> 4;
        };
    }
}
