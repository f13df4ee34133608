package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import forhont.rules.Suit;
import forhont.solver.Solver;
import forhont.solver.Worth;
import java.util.List;

/** Forehand has twelve cards, and trump is chosen: choose the contract that is worth most with them. */
public record ContractChoice(Appraisal appraisal) implements WorthChoice {
    private static final int ALL = 12;

    public ContractChoice {
        CardSet twelve = appraisal.holding().cards();
        if (twelve.size() != ALL || appraisal.holding().indicator().isEmpty()) {
            throw new IllegalArgumentException("a contract is chosen with twelve cards and a trump: " + twelve);
        }
        if (!appraisal.decided()) {
            throw new IllegalArgumentException("no contract is clearly the best: " + appraisal.worths());
        }
    }

    /** Of twelve cards, one of them laid for trump. */
    public static ContractChoice laid(RuleSet rules, CardSet twelve, Card indicator, Solver solver) {
        return new ContractChoice(Appraisal.ofContracts(rules, twelve, indicator, solver));
    }

    /** Of twelve cards where trump was named: any card of it may go to the talon, so the lowest stands for it. */
    public static ContractChoice named(RuleSet rules, CardSet twelve, Suit trump, Solver solver) {
        if (twelve.ofSuit(trump).isEmpty()) {
            throw new IllegalArgumentException("a trump is among the twelve cards: " + twelve);
        }
        return laid(rules, twelve, twelve.ofSuit(trump).first(), solver);
    }

    @Override
    public Kind kind() {
        return Kind.CONTRACT_CHOICE;
    }

    /** The card laid for trump; where trump was named, the lowest of it. */
    public Card indicator() {
        return appraisal.holding().indicator().orElseThrow();
    }

    /** What is trump if Suit is played. */
    public Suit trump() {
        return indicator().suit();
    }

    @Override
    public List<Option> options() {
        return Option.ofContracts(rules().contracts());
    }

    @Override
    public Answer.Chosen solution() {
        return Answer.Chosen.of(new Option.OfContract(best()));
    }

    /** The contract that is worth most. */
    public ContractType best() {
        return appraisal.best().contract().type();
    }

    @Override
    public Reason reason(Option option) {
        ContractType type = ((Option.OfContract) option).type();
        Worth worth = appraisal.worths().stream()
                .filter(each -> each.contract().type() == type)
                .findFirst()
                .orElseThrow();
        return appraisal
                .about(why(type, type == best()), worth)
                .with("contract", new Thing.OneContract(type))
                .with("units", new Thing.Count(rules().units().of(type)));
    }

    private static Why why(ContractType type, boolean best) {
        return switch (type) {
            case SUIT -> best ? Why.SUIT_WORTH_MOST : Why.SUIT_WORTH_LESS;
            case BETL, DURCH -> best ? Why.CLOSED_WORTH_MOST : Why.CLOSED_WORTH_LESS;
            case OPEN_BETL, OPEN_DURCH -> best ? Why.OPEN_WORTH_MOST : Why.OPEN_WORTH_LESS;
        };
    }
}
