package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.Misconception;
import forhont.rules.RuleSet;
import forhont.solver.Solver;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** What an exercise is drawn for, and the chance from which every choice comes. */
final class Wanted {
    private static final int DRAWS_FOR_AN_AIM = 60;

    private final RuleSet rules;
    private final int level;
    private final RandomGenerator chance;
    private final Function<Exercise, List<Misconception>> known;
    private Optional<Solver> solver = Optional.empty();
    private int draws;
    private int aim;

    /**
     * An exercise wanted.
     *
     * @param level 1 to 3
     * @param known the misconceptions that are wrong in an exercise's rule set and show in its kind
     */
    Wanted(RuleSet rules, int level, RandomGenerator chance, Function<Exercise, List<Misconception>> known) {
        this.rules = rules;
        this.level = level;
        this.chance = chance;
        this.known = known;
    }

    RuleSet rules() {
        return rules;
    }

    int level() {
        return level;
    }

    RandomGenerator chance() {
        return chance;
    }

    Solver solver() {
        Solver one = solver.orElseGet(Solver::new);
        solver = Optional.of(one);
        return one;
    }

    /** Begins another draw. */
    void draws() {
        if (draws % DRAWS_FOR_AN_AIM == 0) {
            aim = chance.nextInt(Integer.MAX_VALUE);
        }
        draws++;
    }

    /** What to aim at, of some rare things: the same for many draws, so that rare ones come up as often as common ones. */
    <T> T aim(List<T> among) {
        return among.get(aim % among.size());
    }

    /** True once in so many times. */
    boolean oneIn(int times) {
        return chance.nextInt(times) == 0;
    }

    <T> T pick(List<T> among) {
        return among.get(chance.nextInt(among.size()));
    }

    List<Misconception> known(Exercise exercise) {
        return known.apply(exercise);
    }

    /** The known misconceptions that give a wrong answer here. */
    Set<Misconception> traps(Exercise exercise) {
        return exercise.traps(known(exercise));
    }
}
