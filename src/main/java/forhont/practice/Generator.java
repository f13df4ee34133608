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

    /** One try: an exercise worth asking at that level, or none. */
    Optional<Exercise> draw(Wanted wanted);
}
