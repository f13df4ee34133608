package forhont.practice;

import forhont.exercise.Answer;
import forhont.exercise.Exercise;
import forhont.exercise.Misconception;
import forhont.rules.RuleSet;
import forhont.solver.Solver;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * What an exercise is drawn for.
 *
 * @param level 1 to 3
 * @param chance from where every choice comes
 * @param known the misconceptions that are wrong in an exercise's rule set and show in its kind
 */
record Wanted(
        RuleSet rules,
        int level,
        RandomGenerator chance,
        Function<Exercise, List<Misconception>> known,
        Solver solver) {

    /** True once in so many times. */
    boolean oneIn(int times) {
        return chance.nextInt(times) == 0;
    }

    <T> T pick(List<T> among) {
        return among.get(chance.nextInt(among.size()));
    }

    /** The known misconceptions that give a wrong answer here. */
    Set<Misconception> traps(Exercise exercise) {
        Map<Misconception, Answer> wrong = exercise.wrongAnswers();
        Set<Misconception> traps = EnumSet.noneOf(Misconception.class);
        for (Misconception misconception : known.apply(exercise)) {
            Answer answer = wrong.get(misconception);
            if (answer != null && !answer.equals(exercise.solution())) {
                traps.add(misconception);
            }
        }
        return traps;
    }

    /** Whether one of these misconceptions gives a wrong answer here. */
    boolean trap(Exercise exercise, Set<Misconception> any) {
        Set<Misconception> traps = traps(exercise);
        traps.retainAll(any);
        return !traps.isEmpty();
    }
}
