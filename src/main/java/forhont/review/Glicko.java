package forhont.review;

import java.util.List;

/**
 * A strength by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", whose steps are followed).
 *
 * @param rating 1500 for somebody of whom nothing is known
 * @param deviation how far off the rating may be
 * @param volatility how unsteady the strength is
 */
public record Glicko(double rating, double deviation, double volatility) {
    /** Somebody of whom nothing is known. */
    public static final Glicko UNKNOWN = new Glicko(1500, 350, 0.06);

    private static final double SCALE = 173.7178;
    private static final double TAU = 0.5;
    private static final double CLOSE_ENOUGH = 0.000001;

    /** A game against an opponent; the score is 1 won, 0 lost, something between for a draw. */
    public record Game(Glicko opponent, double score) {}

    /** The strength after the games of one period, or after a period without any. */
    public Glicko after(List<Game> games) {
        if (games.isEmpty()) {
            return withDeviation(Math.hypot(phi(), volatility));
        }
        double information = 0;
        double surplus = 0;
        for (Game game : games) {
            double weight = game.opponent().weight();
            double expected = expected(game.opponent());
            information += weight * weight * expected * (1 - expected);
            surplus += weight * (game.score() - expected);
        }
        double variance = 1 / information;
        double next = volatility(variance, variance * surplus);
        double before = Math.hypot(phi(), next);
        double phi = 1 / Math.sqrt(1 / (before * before) + information);
        return new Glicko(rating + SCALE * phi * phi * surplus, SCALE * phi, next);
    }

    private Glicko withDeviation(double phi) {
        return new Glicko(rating, Math.min(UNKNOWN.deviation, SCALE * phi), volatility);
    }

    /** The score to be expected against an opponent, from 0 to 1. */
    public double expected(Glicko opponent) {
        return 1 / (1 + Math.exp(-opponent.weight() * (rating - opponent.rating) / SCALE));
    }

    private double phi() {
        return deviation / SCALE;
    }

    /** How much a game against this one tells: g(φ). */
    private double weight() {
        return 1 / Math.sqrt(1 + 3 * phi() * phi() / (Math.PI * Math.PI));
    }

    /** Step 5: the new volatility, by the Illinois procedure. */
    private double volatility(double variance, double change) {
        double start = Math.log(volatility * volatility);
        double low = start;
        double high;
        if (change * change > phi() * phi() + variance) {
            high = Math.log(change * change - phi() * phi() - variance);
        } else {
            high = start - TAU;
            while (slope(high, start, variance, change) < 0) {
                high -= TAU;
            }
        }
        double atLow = slope(low, start, variance, change);
        double atHigh = slope(high, start, variance, change);
        while (Math.abs(high - low) > CLOSE_ENOUGH) {
            double middle = low + (low - high) * atLow / (atHigh - atLow);
            double atMiddle = slope(middle, start, variance, change);
            if (atMiddle * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = middle;
            atHigh = atMiddle;
        }
        return Math.exp(low / 2);
    }

    private double slope(double at, double start, double variance, double change) {
        double squared = Math.exp(at);
        double all = phi() * phi() + variance + squared;
        return squared * (change * change - all) / (2 * all * all) - (at - start) / (TAU * TAU);
    }
}
