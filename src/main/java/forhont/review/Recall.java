package forhont.review;

/**
 * How well something is remembered, by the published formulae of FSRS-6 with their default weights.
 *
 * @param stability after how many days the chance to remember it has fallen to nine in ten
 * @param difficulty from 1 to 10
 */
public record Recall(double stability, double difficulty) {
    private static final double[] W = {
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542
    };

    private static final double WANTED = 0.9;
    private static final double DECAY = -W[20];
    private static final double FACTOR = Math.pow(WANTED, 1 / DECAY) - 1;
    private static final double LEAST_STABILITY = 0.001;
    private static final double EASIEST = 1;
    private static final double HARDEST = 10;
    private static final long LONGEST = 36_500;

    /** How it was remembered; the numbers of the formulae are 1 to 4. */
    public enum Grade {
        /** It was not. */
        AGAIN,
        /** With help. */
        HARD,
        GOOD,
        EASY;

        private int number() {
            return ordinal() + 1;
        }
    }

    /** After the first time. */
    public static Recall first(Grade grade) {
        return of(W[grade.ordinal()], begin(grade));
    }

    private static Recall of(double stability, double difficulty) {
        return new Recall(Math.max(LEAST_STABILITY, stability), Math.min(HARDEST, Math.max(EASIEST, difficulty)));
    }

    /** After another time, so many days later. */
    public Recall after(Grade grade, long days) {
        double next = days < 1 ? sameDay(grade) : grade == Grade.AGAIN ? forgotten(days) : remembered(grade, days);
        return of(next, nextDifficulty(grade));
    }

    /** The chance to remember it after so many days. */
    public double chance(long days) {
        return Math.pow(1 + FACTOR * days / stability, DECAY);
    }

    /** After how many days to look at it again. */
    public long interval() {
        return Math.min(LONGEST, Math.max(1, Math.round(stability)));
    }

    private static double begin(Grade grade) {
        return W[4] - Math.exp(W[5] * (grade.number() - 1)) + 1;
    }

    private double nextDifficulty(Grade grade) {
        double change = -W[6] * (grade.number() - 3);
        double damped = difficulty + change * (HARDEST - difficulty) / 9;
        return W[7] * begin(Grade.EASY) + (1 - W[7]) * damped;
    }

    private double sameDay(Grade grade) {
        double growth = Math.exp(W[17] * (grade.number() - 3 + W[18])) * Math.pow(stability, -W[19]);
        return stability * (grade.compareTo(Grade.GOOD) >= 0 ? Math.max(1, growth) : growth);
    }

    private double remembered(Grade grade, long days) {
        double hard = grade == Grade.HARD ? W[15] : 1;
        double easy = grade == Grade.EASY ? W[16] : 1;
        double growth = Math.exp(W[8])
                * (11 - difficulty)
                * Math.pow(stability, -W[9])
                * (Math.exp(W[10] * (1 - chance(days))) - 1);
        return stability * (1 + growth * hard * easy);
    }

    private double forgotten(long days) {
        double left = W[11]
                * Math.pow(difficulty, -W[12])
                * (Math.pow(stability + 1, W[13]) - 1)
                * Math.exp(W[14] * (1 - chance(days)));
        return Math.min(left, stability / Math.exp(W[17] * W[18]));
    }
}
