package forhont.exercise;

import forhont.rules.Contract;
import forhont.rules.Dealing;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Choose the seat whose turn something is at the table, or that wins the session.
 *
 * @param contract what is played, where that decides
 * @param balances what the seats have won or lost in the session, where that decides
 */
public record WhichSeat(RuleSet rules, Duty duty, Optional<Contract> contract, List<Integer> balances)
        implements ChoiceExercise {

    /** What a seat has to do, or has. */
    public enum Duty {
        DEALS_NEXT(Why.DEAL_PASSES_LEFT),
        HOLDS_TWELVE(Why.FOREHAND_GETS_TWELVE),
        CHOOSES_TRUMP(Why.FOREHAND_CHOOSES_TRUMP),
        LEADS_FIRST(Why.SOLOIST_LEADS_FIRST),
        WINS_SESSION(Why.BEST_BALANCE_WINS);

        private final Why why;

        Duty(Why why) {
            this.why = why;
        }

        /** Whether it depends on who plays the contract. */
        public boolean ofContract() {
            return this == LEADS_FIRST;
        }
    }

    public WhichSeat {
        balances = List.copyOf(balances);
        if (contract.isPresent() != duty.ofContract()) {
            throw new IllegalArgumentException("a contract where it decides, and only there: " + duty);
        }
        boolean session = duty == Duty.WINS_SESSION;
        boolean settled = balances.size() == 3
                && balances.stream().mapToInt(Integer::intValue).sum() == 0
                && Collections.frequency(balances, Collections.max(balances)) == 1;
        if (session ? !settled : !balances.isEmpty()) {
            throw new IllegalArgumentException(
                    "three balances that cancel, one of them the best, for who wins a session: " + balances);
        }
        if (rules.dealing().trumpChoice() != Dealing.TrumpChoice.INDICATOR
                || (duty == Duty.LEADS_FIRST && rules.firstLeader() != RuleSet.FirstLeader.SOLOIST)) {
            throw new IllegalArgumentException("what the sentences say holds in other rule sets than " + rules.id());
        }
    }

    @Override
    public Kind kind() {
        return Kind.WHICH_SEAT;
    }

    /** Who deals this time. */
    private Seat dealer() {
        return rules.dealing().dealer();
    }

    private Seat seat() {
        return switch (duty) {
            case DEALS_NEXT -> dealer().left();
            case HOLDS_TWELVE, CHOOSES_TRUMP -> Seat.FOREHAND;
            case LEADS_FIRST -> contract.orElseThrow().soloist();
            case WINS_SESSION ->
                Seat.at(balances.indexOf(Collections.max(balances))).orElseThrow();
        };
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            options.add(new Option.OfSeat(seat));
        }
        return List.copyOf(options);
    }

    @Override
    public boolean single() {
        return true;
    }

    @Override
    public Answer.Chosen solution() {
        return Answer.Chosen.of(new Option.OfSeat(seat()));
    }

    @Override
    public Reason reason(Option option) {
        return Reason.of(duty.why);
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        return Map.of();
    }
}
