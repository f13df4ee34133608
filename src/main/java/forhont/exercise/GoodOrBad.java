package forhont.exercise;

import forhont.rules.Bid;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Your turn to answer the soloist: choose every contract you could name after "bad", or that only "good" is left (R-8,
 *
 *
 * @param said what has been said so far, forehand's contract first
 */
public record GoodOrBad(RuleSet rules, List<Said> said) implements ChoiceExercise {

    /**
     * What one seat said: a contract, named first or after "bad"; else "good".
     *
     * @param flek whether it was good with flek
     */
    public record Said(Seat seat, Optional<ContractType> contract, boolean flek) {
        public Said(Seat seat, Optional<ContractType> contract) {
            this(seat, contract, false);
        }
    }

    public GoodOrBad {
        said = List.copyOf(said);
        if (!rules.takeover()) {
            throw new IllegalArgumentException("a rule set in which another may take over, not " + rules.id());
        }
        if (said.isEmpty()
                || said.get(0).seat() != Seat.FOREHAND
                || said.get(0).contract().isEmpty()) {
            throw new IllegalArgumentException("forehand names the first contract: " + said);
        }
        for (int at = 1; at < said.size(); at++) {
            Seat next = next(said.subList(0, at));
            ContractType standing = standing(said.subList(0, at));
            Said answer = said.get(at);
            if (answer.seat() != next || accepted(said.subList(0, at))) {
                throw new IllegalArgumentException("seat " + answer.seat().number() + " is not to answer: " + said);
            }
            if (answer.contract()
                    .filter(type -> !Bid.over(rules, standing).contains(type))
                    .isPresent()) {
                throw new IllegalArgumentException("whoever says bad names a higher contract: " + answer);
            }
            if (answer.flek() && (answer.contract().isPresent() || !mayFlek(rules, standing))) {
                throw new IllegalArgumentException("good with flek answers a contract without trump: " + answer);
            }
        }
        if (accepted(said)) {
            throw new IllegalArgumentException("somebody is still to answer: " + said);
        }
    }

    /** Whether an answerer may say good with flek to that contract. */
    public static boolean mayFlek(RuleSet rules, ContractType standing) {
        return !standing.hasTrump() && rules.highestStep() > 0;
    }

    private static int last(List<Said> said) {
        int at = said.size() - 1;
        while (said.get(at).contract().isEmpty()) {
            at--;
        }
        return at;
    }

    private static Seat next(List<Said> said) {
        int last = last(said);
        return said.get(last).seat().left(said.size() - last);
    }

    private static boolean accepted(List<Said> said) {
        return said.size() - last(said) > 2;
    }

    private static ContractType standing(List<Said> said) {
        return said.get(last(said)).contract().orElseThrow();
    }

    @Override
    public Kind kind() {
        return Kind.GOOD_OR_BAD;
    }

    /** Who is to answer: the learner. */
    public Seat seat() {
        return next(said);
    }

    public ContractType standing() {
        return standing(said);
    }

    public Seat soloist() {
        return said.get(last(said)).seat();
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>(Option.ofContracts(rules.contracts()));
        options.add(Option.Word.ONLY_GOOD);
        return List.copyOf(options);
    }

    @Override
    public boolean single() {
        return false;
    }

    @Override
    public Answer.Chosen solution() {
        return answers(Bid.over(rules, standing())::contains);
    }

    private Answer.Chosen answers(Predicate<ContractType> named) {
        Set<Option> chosen = new LinkedHashSet<>();
        rules.contracts().stream().filter(named).forEach(type -> chosen.add(new Option.OfContract(type)));
        return chosen.isEmpty() ? Answer.Chosen.of(Option.Word.ONLY_GOOD) : new Answer.Chosen(chosen);
    }

    @Override
    public Reason reason(Option option) {
        if (option instanceof Option.OfContract contract) {
            return about(why(contract.type())).with("contract", new Thing.OneContract(contract.type()));
        }
        return about(whyGood());
    }

    private Why why(ContractType type) {
        if (type == standing()) {
            return Why.SAME_CONTRACT;
        }
        if (type == ContractType.SUIT) {
            return Why.NEVER_SUIT;
        }
        return type.higherThan(standing()) ? Why.RANKS_HIGHER : Why.RANKS_LOWER;
    }

    private Why whyGood() {
        if (Bid.over(rules, standing()).isEmpty()) {
            return Why.NOTHING_RANKS_HIGHER;
        }
        if (saidGood()) {
            return Why.EARLIER_GOOD_BINDS_NOT;
        }
        return wasSoloist() ? Why.EARLIER_SOLOIST_ANSWERS : Why.BAD_IS_OPEN;
    }

    private Reason about(Why why) {
        return Reason.of(why).with("standing", new Thing.OneContract(standing()));
    }

    private boolean saidGood() {
        return said.stream()
                .anyMatch(one -> one.seat() == seat() && one.contract().isEmpty());
    }

    private boolean wasSoloist() {
        return said.stream()
                .anyMatch(one -> one.seat() == seat() && one.contract().isPresent());
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        Map<Misconception, Answer.Chosen> answers = new EnumMap<>(Misconception.class);
        ContractType standing = standing();
        answers.put(Misconception.EQUAL_CONTRACT_IS_ENOUGH, answers(type -> !standing.higherThan(type)));
        answers.put(
                Misconception.OPEN_BETL_BELOW_DURCH,
                answers(type -> Biddable.withOpenBetlBelowDurch(type) > Biddable.withOpenBetlBelowDurch(standing)));
        answers.put(
                Misconception.PRICE_IS_RANK,
                answers(type -> rules.units().of(type) > rules.units().of(standing)));
        answers.put(Misconception.ANY_CONTRACT_TAKES_OVER, answers(type -> true));
        if (saidGood()) {
            answers.put(Misconception.GOOD_BINDS_FOR_LATER, answers(type -> false));
        } else if (wasSoloist()) {
            answers.put(Misconception.EARLIER_SOLOIST_IS_OUT, answers(type -> false));
        }
        return answers;
    }
}
