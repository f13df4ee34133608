package forhont.play;

import forhont.rules.Action;
import forhont.solver.Weighed;

/**
 * What an act of the learner was worth.
 *
 * @param mark how it compares with everything else that was weighed
 * @param best what brings most on average; the act itself where nothing brings more
 * @param cost how many units less than that the act brings on average; 0 unless the mark says it costs
 * @param tried how both did in the layouts they were weighed in
 */
public record Judgement(Mark mark, Action best, double cost, Tried tried) {

    /**
     * How an act and the best one did in the layouts they were weighed in.
     *
     * @param layouts how many there were
     * @param gains in how many the act brings something
     * @param bestGains in how many the best one does
     * @param better in how many the best one brings more
     */
    public record Tried(int layouts, int gains, int bestGains, int better) {
        static final Tried NOTHING = new Tried(0, 0, 0, 0);

        static Tried of(Weighed chosen, Weighed best) {
            int layouts = chosen.values().size();
            return new Tried(layouts, gains(chosen), gains(best), (int) Math.round(layouts * best.share(chosen)));
        }

        private static int gains(Weighed weighed) {
            return (int) weighed.values().stream().filter(value -> value > 0).count();
        }
    }

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
            return new Judgement(Mark.GOOD, chosen.action(), 0, Tried.of(chosen, chosen));
        }
        return lead >= LEAST && lead > CERTAIN * best.uncertainty(chosen)
                ? new Judgement(Mark.COSTS, best.action(), lead, Tried.of(chosen, best))
                : new Judgement(Mark.SAME, best.action(), 0, Tried.of(chosen, best));
    }
}
