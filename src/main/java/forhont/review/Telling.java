package forhont.review;

import forhont.exercise.Exercise;
import forhont.exercise.Mark;
import forhont.exercise.Misconception;
import forhont.exercise.Verdict;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What one verdict tells of the learner.
 *
 * @param rules the numbers of the rules that a wrong answer went against; none for a right one
 * @param misconceptions those a wrong answer shows; of a right answer, those that would have given a wrong one
 */
public record Telling(boolean right, Set<String> rules, Set<Misconception> misconceptions) {
    /** All that is told by a position played to its end. */
    public static final Telling PLAYED = new Telling(true, Set.of(), Set.of());

    public Telling {
        rules = Collections.unmodifiableSet(new TreeSet<>(rules));
        misconceptions = Collections.unmodifiableSet(new TreeSet<>(misconceptions));
    }

    /** What the verdict on an answer to the exercise tells, where those misconceptions were looked for. */
    public static Telling of(Exercise exercise, Verdict verdict, List<Misconception> known) {
        if (verdict.right()) {
            return new Telling(true, Set.of(), exercise.traps(known));
        }
        Set<String> rules = new TreeSet<>();
        verdict.marks().stream()
                .filter(mark -> !mark.right() && !carried(mark))
                .forEach(mark -> rules.add(mark.reason().why().rule()));
        verdict.misconceptions().forEach(shown -> rules.add(shown.rule()));
        return new Telling(false, rules, Set.copyOf(verdict.misconceptions()));
    }

    private static boolean carried(Mark mark) {
        return mark instanceof Mark.OfNumber number && number.carriedForward();
    }
}
