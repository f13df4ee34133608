package forhont.practice;

import forhont.exercise.Exercise;
import forhont.rules.RuleSet;
import java.util.Optional;

/** Stands for a kind with so few positions that lessons ask them all: under no rule set is it practised. */
final class LessonOnly implements Generator {
    @Override
    public boolean fits(RuleSet rules) {
        return false;
    }

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        return Optional.empty();
    }
}
