package forhont.solver;

import forhont.rules.Action;
import java.util.List;

/**
 * What an act brings the seat that does it, in units, in each of the layouts it was weighed in.
 *
 * @param values by layout; of acts weighed together the same place is the same layout
 */
public record Weighed(Action action, List<Integer> values) {
    public Weighed {
        values = List.copyOf(values);
        if (values.isEmpty()) {
            throw new IllegalArgumentException("an act is weighed in at least one layout: " + action);
        }
    }

    public double mean() {
        return (double) sum() / values.size();
    }

    public int sum() {
        return values.stream().mapToInt(Integer::intValue).sum();
    }

    /** How much more this act brings on average than another weighed with it. */
    public double lead(Weighed other) {
        return mean() - other.mean();
    }

    /** The standard error of that lead. */
    public double uncertainty(Weighed other) {
        int count = values.size();
        if (count < 2) {
            return 0;
        }
        double lead = lead(other);
        double squares = 0;
        for (int place = 0; place < count; place++) {
            double off = values.get(place) - other.values.get(place) - lead;
            squares += off * off;
        }
        return Math.sqrt(squares / (count - 1) / count);
    }

    /** The share of layouts in which this act brings more than the other. */
    public double share(Weighed other) {
        int better = 0;
        for (int place = 0; place < values.size(); place++) {
            better += values.get(place) > other.values.get(place) ? 1 : 0;
        }
        return (double) better / values.size();
    }
}
