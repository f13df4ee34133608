package forhont.practice;

import forhont.exercise.Biddable;
import forhont.exercise.Exercise;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import java.util.Optional;

/** Draws a contract that stands, or none yet. */
final class BiddableDraw implements Generator {
    private static final int SEVERAL = 2;

    /** Where nobody may take over, only "good" is ever left. */
    @Override
    public boolean fits(RuleSet rules) {
        return rules.takeover();
    }

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        boolean first = wanted.level() == 1 && wanted.oneIn(4);
        Optional<ContractType> standing = first
                ? Optional.empty()
                : Optional.of(wanted.pick(wanted.rules().contracts()));
        Biddable exercise = new Biddable(wanted.rules(), standing);
        int traps = wanted.traps(exercise).size();
        return traps >= (wanted.level() == 3 ? SEVERAL : 1) ? Optional.of(exercise) : Optional.empty();
    }
}
