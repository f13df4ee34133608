package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.solver.Evaluation;
import forhont.solver.Holding;
import forhont.solver.Solver;
import forhont.solver.Worth;
import java.util.List;
import java.util.Optional;

/**
 * What forehand's cards are worth in each contract or trump to be chosen from: the cards not seen are dealt at random a
 * number of times and every deal is played with open cards; the same for the same cards always.
 *
 * @param worths best first
 */
public record Appraisal(Holding holding, List<Worth> worths) {
    /** How many times the unseen cards are dealt. */
    public static final int SAMPLES = 100;

    private static final int GLANCE = 12;
    private static final double PROMISING = 1.2;
    private static final long SEED = 1;
    private static final double TENTHS = 10;

    public Appraisal {
        worths = List.copyOf(worths);
        if (worths.size() < 2) {
            throw new IllegalArgumentException("two or more to choose from: " + worths);
        }
    }

    /** Every trump that the first seven cards hold, in Suit. */
    public static Appraisal ofTrumps(RuleSet rules, CardSet seven, Solver solver) {
        return ofTrumps(rules, seven, SAMPLES, solver);
    }

    private static Appraisal ofTrumps(RuleSet rules, CardSet seven, int samples, Solver solver) {
        Holding holding = new Holding(rules, Seat.FOREHAND, seven, Optional.empty(), Optional.empty());
        List<Worth> trumps = worths(holding, samples, solver).stream()
                .filter(worth -> worth.contract().type().hasTrump())
                .toList();
        return new Appraisal(holding, trumps);
    }

    /** Every contract open to the twelve cards, Suit with the trump of the card laid for it. */
    public static Appraisal ofContracts(RuleSet rules, CardSet twelve, Card indicator, Solver solver) {
        Holding holding = new Holding(rules, Seat.FOREHAND, twelve, Optional.of(indicator), Optional.empty());
        return new Appraisal(holding, worths(holding, SAMPLES, solver));
    }

    /** Whether a look at few deals lets hope that one trump of the first seven cards is clearly the best. */
    public static boolean promises(RuleSet rules, CardSet seven, Solver solver) {
        Appraisal glance = ofTrumps(rules, seven, GLANCE, solver);
        return glance.lead() > PROMISING * glance.uncertainty();
    }

    private static List<Worth> worths(Holding holding, int samples, Solver solver) {
        return new Evaluation(holding, samples, SEED).worths(solver);
    }

    /** A reason that speaks of what one of them is worth, and how far it lies below the best. */
    Reason about(Why why, Worth worth) {
        int below = tenths(best().expected()) - tenths(worth.expected());
        return Reason.of(why)
                .with("expected", new Thing.Mean(rounded(worth.expected())))
                .with("best", new Thing.Mean(rounded(best().expected())))
                .with("cost", new Thing.Amount(below / TENTHS))
                .with("won", new Thing.Count(won(worth)))
                .with("samples", new Thing.Count(SAMPLES));
    }

    private static int tenths(double value) {
        return (int) Math.round(value * TENTHS);
    }

    /** A mean as it is told, in tenths of a unit. */
    public static double rounded(double value) {
        return tenths(value) / TENTHS;
    }

    /** In how many of the deals the soloist is paid. */
    public static int won(Worth worth) {
        return (int) Math.round(worth.winRate() * SAMPLES);
    }

    public Worth best() {
        return worths.get(0);
    }

    /** How much the best is worth above the next. */
    public double lead() {
        return best().expected() - worths.get(1).expected();
    }

    /** The standard error of that lead, as if the two knew nothing of each other. */
    private double uncertainty() {
        double best = best().standardError();
        double next = worths.get(1).standardError();
        return Math.sqrt(best * best + next * next);
    }

    /** Whether the best leads by more than twice the standard error. */
    public boolean decided() {
        return lead() > 2 * uncertainty();
    }
}
