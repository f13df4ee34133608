package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.GoodOrBad;
import forhont.rules.RuleSet;
import java.util.Optional;

/** Draws what has been said of the contract when somebody is to answer; longer at higher levels. */
final class GoodOrBadDraw implements Generator {

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
        GoodOrBad now = Bidding.drawn(2 * wanted.level(), wanted);
        return fits(now, wanted) ? Optional.of(now) : Optional.empty();
    }

    private static boolean fits(GoodOrBad now, Wanted wanted) {
        boolean tempts = !wanted.traps(now).isEmpty();
        long contracts = Bidding.contracts(now);
        return tempts && (wanted.level() < 3 ? contracts <= wanted.level() + 1 : contracts > 1);
    }
}
