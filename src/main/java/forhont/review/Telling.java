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
 * @param rules the numbers of the rules that a wrong answer went against; of a right one, those that decided it
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
        boolean right = verdict.right();
        Set<String> rules = new TreeSet<>();
        verdict.marks().stream()
                .filter(mark -> mark.right() == right && !carried(mark))
                .forEach(mark -> rules.add(mark.reason().why().rule()));
        verdict.misconceptions().forEach(shown -> rules.add(shown.rule()));
        return new Telling(right, rules, right ? exercise.traps(known) : Set.copyOf(verdict.misconceptions()));
    }

    /** The numbers of the rules by which a right answer to the exercise is right. */
    public static Set<String> rules(Exercise exercise) {
        Set<String> rules = new TreeSet<>();
        Verdict.solution(exercise)
                .marks()
                .forEach(mark -> rules.add(mark.reason().why().rule()));
        return rules;
    }

    /** The rules it tells of: those named, and those that put its misconceptions right. */
    public Set<String> about() {
        Set<String> about = new TreeSet<>(rules);
        misconceptions.forEach(misconception -> about.add(misconception.rule()));
        return about;
    }

    private static boolean carried(Mark mark) {
        return mark instanceof Mark.OfNumber number && number.carriedForward();
    }
}
