package forhont.solver;

/** Values of V added up; whole numbers, so the order of adding does not matter. */
public record Tally(int count, long sum, long squares, int wins) {
    static final Tally NONE = new Tally(0, 0, 0, 0);

    Tally with(int value) {
        return new Tally(count + 1, sum + value, squares + (long) value * value, value > 0 ? wins + 1 : wins);
    }

    Tally with(Tally other) {
        return new Tally(count + other.count, sum + other.sum, squares + other.squares, wins + other.wins);
    }

    double mean() {
        return (double) sum / count;
    }

    double standardError() {
        if (count < 2) {
            return 0;
        }
        double variance = (squares - (double) sum * sum / count) / (count - 1);
        return Math.sqrt(Math.max(0, variance) / count);
    }

    double winRate() {
        return (double) wins / count;
    }
}
