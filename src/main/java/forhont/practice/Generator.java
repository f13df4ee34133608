package forhont.practice;

import forhont.exercise.Exercise;
import forhont.rules.RuleSet;
import java.util.Optional;

/** Draws exercises of one kind. */
interface Generator {

    /** Whether a rule set leaves something to ask in this kind. */
    default boolean fits(RuleSet rules) {
        return true;
    }

    /** Whether there is so little to ask that the same item may come up twice in a row. */
    default boolean few() {
        return false;
    }

    /** One try: an exercise worth asking at that level, or none. */
    Optional<Exercise> draw(Wanted wanted);
}
