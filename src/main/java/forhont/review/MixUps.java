package forhont.review;

import forhont.exercise.Misconception;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a learner mixes up, by the rule that was broken and by the wrong rule behind it; the latest first. */
public record MixUps(List<Slip<String>> rules, List<Slip<Misconception>> misconceptions) {
    public MixUps {
        rules = List.copyOf(rules);
        misconceptions = List.copyOf(misconceptions);
    }

    /**
     * One thing that is mixed up.
     *
     * @param times in how many answers
     * @param last the latest of them
     */
    public record Slip<T>(T what, int times, Given last) {}

    /** What wrong answers tell, given in the order of time. */
    public static MixUps of(List<Given> answers) {
        Map<String, Slip<String>> rules = new TreeMap<>();
        Map<Misconception, Slip<Misconception>> misconceptions = new TreeMap<>();
        for (Given answer : answers) {
            if (!answer.telling().right()) {
                answer.telling().rules().forEach(rule -> count(rules, rule, answer));
                answer.telling().misconceptions().forEach(shown -> count(misconceptions, shown, answer));
            }
        }
        return new MixUps(latestFirst(rules), latestFirst(misconceptions));
    }

    private static <T> void count(Map<T, Slip<T>> slips, T what, Given answer) {
        slips.merge(what, new Slip<>(what, 1, answer), (before, now) -> new Slip<>(what, before.times() + 1, answer));
    }

    private static <T> List<Slip<T>> latestFirst(Map<T, Slip<T>> slips) {
        List<Slip<T>> all = new ArrayList<>(slips.values());
        all.sort(Comparator.comparing((Slip<T> slip) -> slip.last().at()).reversed());
        return all;
    }
}
