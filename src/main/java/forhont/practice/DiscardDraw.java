package forhont.practice;

import forhont.exercise.Discard;
import forhont.exercise.Exercise;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.Deal;
import forhont.rules.RuleSet;
import forhont.rules.Stage;
import java.util.Optional;

/** Draws the twelve cards from which the soloist discards. */
final class DiscardDraw implements Generator {
    private static final int SEVERAL = 3;

    /** Where anything may go in any contract there is nothing to tell apart. */
    @Override
    public boolean fits(RuleSet rules) {
        return rules.talon().keepsIndicator();
    }

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        boolean suit = wanted.level() == 1 || !wanted.oneIn(4);
        ContractType type =
                suit ? ContractType.SUIT : wanted.pick(wanted.rules().contracts());
        Deal deal = Run.upTo(Stage.DISCARD, Run.dealt(wanted.rules(), type, wanted.chance()), type, wanted.chance());
        CardSet twelve = deal.hands().of(deal.toAct().orElseThrow());
        Discard discard = new Discard(wanted.rules(), type, twelve, deal.indicator());
        int traps = wanted.traps(discard).size();
        return traps >= (wanted.level() == 3 && suit ? SEVERAL : 1) ? Optional.of(discard) : Optional.empty();
    }
}
