package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Position;
import forhont.solver.Goal;
import forhont.solver.Solution;
import forhont.solver.Solver;
import java.util.Comparator;

/** How the others answer while a learner plays one seat: with best play, and of the best cards the lowest. */
record Replies(Goal goal, Solver solver) {
    /** The position after the card of whoever is to play. */
    Position next(Position position) {
        int value = solver.value(position, goal);
        CardSet best = CardSet.of(solver.values(position, goal).stream()
                .filter(card -> card.value() == value)
                .map(Solution.CardValue::card)
                .toList());
        return position.play(low(best, position.contract()));
    }

    /** The lowest card, a trump last. */
    static Card low(CardSet cards, Contract contract) {
        return cards.cards().stream()
                .min(Comparator.<Card>comparingInt(card -> contract.isTrump(card) ? 1 : 0)
                        .thenComparingInt(contract::strength)
                        .thenComparingInt(Card::index))
                .orElseThrow();
    }
}
