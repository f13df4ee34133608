package forhont.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How sure a learner is of one rule.
 *
 * @param latest whether the questions that it decided were answered rightly at once: the last few, the latest at the end
 */
public record Sureness(List<Boolean> latest) {
    /** So many questions tell how sure somebody is. */
    public static final int COUNTED = 5;

    /** So many of them answered rightly are good; all of them are sure. */
    public static final int GOOD = 3;

    public Sureness {
        latest = List.copyOf(latest);
        if (latest.isEmpty() || latest.size() > COUNTED) {
            throw new IllegalArgumentException("one to " + COUNTED + " questions count, not " + latest.size());
        }
    }

    /** The three steps of being sure. */
    public enum Degree {
        SHAKY,
        GOOD,
        SURE
    }

    public Degree degree() {
        return right() == COUNTED ? Degree.SURE : right() >= GOOD ? Degree.GOOD : Degree.SHAKY;
    }

    /** How many of the questions were answered rightly at once. */
    public int right() {
        return Collections.frequency(latest, true);
    }

    /** By the number of the rule, what first answers tell, given in the order of time. */
    public static Map<String, Sureness> byRule(List<Given> firsts) {
        Map<String, List<Boolean>> all = new TreeMap<>();
        for (Given answer : firsts) {
            answer.telling()
                    .about()
                    .forEach(rule ->
                            all.computeIfAbsent(rule, each -> new ArrayList<>()).add(answer.rightAtOnce()));
        }
        Map<String, Sureness> sureness = new TreeMap<>();
        all.forEach((rule, right) ->
                sureness.put(rule, new Sureness(right.subList(Math.max(0, right.size() - COUNTED), right.size()))));
        return sureness;
    }
}
