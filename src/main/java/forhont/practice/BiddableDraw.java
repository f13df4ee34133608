package forhont.practice;

import forhont.exercise.Biddable;
import forhont.exercise.Exercise;
import forhont.rules.RuleSet;
import java.util.Optional;

/** Draws what was said of the contract so far, or that nothing was; longer at higher levels. */
final class BiddableDraw implements Generator {
    private static final int SEVERAL = 2;

    /** How rarely forehand is asked, who may name any contract. */
    private static final int FIRST = 12;

    /** Where nobody may take over, only "good" is ever left. */
    @Override
    public boolean fits(RuleSet rules) {
        return rules.takeover();
    }

    @Override
    public boolean few() {
        return true;
    }

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        boolean first = wanted.level() == 1 && wanted.oneIn(FIRST);
        Biddable exercise = first
                ? new Biddable(wanted.rules(), Optional.empty())
                : Biddable.after(Bidding.drawn(2 * wanted.level(), wanted));
        return fits(exercise, wanted) ? Optional.of(exercise) : Optional.empty();
    }

    /** At level 3 somebody has taken over already, or "good" was said. */
    private static boolean fits(Biddable exercise, Wanted wanted) {
        int traps = wanted.traps(exercise).size();
        return wanted.level() == 3 ? traps >= SEVERAL && exercise.said().size() > 1 : traps > 0;
    }
}
