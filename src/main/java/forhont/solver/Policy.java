package forhont.solver;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Position;
import forhont.rules.SeatView;
import forhont.settlement.Doubles;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Plays a seat without seeing the hidden cards: deals them at random as the play so far allows, solves each deal, and
 * plays the card that is best on average.
 *
 * @param samples how many deals it imagines for each card it plays; the more, the stronger
 */
public record Policy(int samples) {
    public Policy {
        if (samples < 1) {
            throw new IllegalArgumentException("at least one sample: " + samples);
        }
    }

    /** The card this seat plays now; it must be its turn. */
    public Card choose(SeatView view, Solver solver, RandomGenerator chance) {
        Hidden hidden = new Hidden(view);
        CardSet legal = hidden.legal();
        if (legal.size() == 1) {
            return legal.first();
        }
        Goal goal = Goal.settlement(new Doubles(
                view.doubling().game(), view.doubling().seven(), view.doubling().contract()));
        long[] sums = new long[32];
        for (int sample = 0; sample < samples; sample++) {
            Position position = hidden.imagine(chance);
            for (Solution.CardValue each : solver.values(position, goal)) {
                sums[each.card().index()] += each.value();
            }
        }
        boolean soloist = view.soloist().equals(Optional.of(view.seat()));
        Card best = legal.first();
        for (Card card : legal) {
            long better = soloist ? sums[card.index()] - sums[best.index()] : sums[best.index()] - sums[card.index()];
            if (better > 0 || (better == 0 && dearness(card, hidden.contract()) < dearness(best, hidden.contract()))) {
                best = card;
            }
        }
        return best;
    }

    /** Of equally good cards a person parts first with the low ones, and keeps trumps and above all the seven. */
    private static int dearness(Card card, Contract contract) {
        boolean seven = contract.trumpSeven().filter(card::equals).isPresent();
        return contract.strength(card)
                + (contract.type().hasTrump() && card.rank().sharp() ? 8 : 0)
                + (contract.isTrump(card) ? 16 : 0)
                + (seven ? 32 : 0);
    }
}
