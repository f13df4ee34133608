package forhont.play;

import forhont.rules.Action;
import forhont.solver.Weighed;

/**
 * What an act of the learner was worth.
 *
 * @param mark how it compares with everything else that was weighed
 * @param best what brings most on average; the act itself where nothing brings more
 * @param cost how many units less than that the act brings on average; 0 unless the mark says it costs
 */
public record Judgement(Mark mark, Action best, double cost) {

    /** How an act compares. */
    public enum Mark {
        /** Nothing else could be done. */
        ONLY,
        /** Nothing brings more. */
        GOOD,
        /** As good as the best: what lies between the two is no more than chance makes of so few layouts. */
        SAME,
        COSTS
    }

    /** A lead counts from twice its standard error on. */
    private static final int CERTAIN = 2;

    /** Less than a twentieth of a unit is nothing. */
    private static final double LEAST = 0.05;

    static Judgement of(Weighed chosen, Weighed best) {
        double lead = best.lead(chosen);
        if (lead <= 0) {
            return new Judgement(Mark.GOOD, chosen.action(), 0);
        }
        return lead >= LEAST && lead > CERTAIN * best.uncertainty(chosen)
                ? new Judgement(Mark.COSTS, best.action(), lead)
                : new Judgement(Mark.SAME, best.action(), 0);
    }
}
