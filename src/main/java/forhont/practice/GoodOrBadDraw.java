package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.GoodOrBad;
import forhont.rules.Bid;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws what has been said of the contract when somebody is to answer. */
final class GoodOrBadDraw implements Generator {

    @Override
    public boolean fits(RuleSet rules) {
        return rules.takeover();
    }

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        List<GoodOrBad.Said> said = new ArrayList<>();
        ContractType first =
                wanted.oneIn(2) ? ContractType.SUIT : wanted.pick(wanted.rules().contracts());
        said.add(new GoodOrBad.Said(Seat.FOREHAND, Optional.of(first)));
        GoodOrBad now = new GoodOrBad(wanted.rules(), said);
        int answers = wanted.chance().nextInt(2 * wanted.level());
        for (int answer = 0; answer < answers; answer++) {
            boolean lastGood =
                    said.size() > 1 && said.get(said.size() - 1).contract().isEmpty();
            Optional<ContractType> word = word(now, lastGood, wanted);
            if (word.isEmpty() && lastGood) {
                break;
            }
            said.add(new GoodOrBad.Said(now.seat(), word));
            now = new GoodOrBad(wanted.rules(), said);
        }
        return fits(now, wanted) ? Optional.of(now) : Optional.empty();
    }

    /** "Good", or a higher contract after "bad"; after one "good" the next would end it. */
    private static Optional<ContractType> word(GoodOrBad now, boolean lastGood, Wanted wanted) {
        List<ContractType> over = Bid.over(wanted.rules(), now.standing());
        return over.isEmpty() || (!lastGood && wanted.oneIn(2)) ? Optional.empty() : Optional.of(wanted.pick(over));
    }

    private static boolean fits(GoodOrBad now, Wanted wanted) {
        long contracts =
                now.said().stream().filter(said -> said.contract().isPresent()).count();
        boolean tempts = !wanted.traps(now).isEmpty();
        return tempts && (wanted.level() < 3 ? contracts <= wanted.level() : contracts > 1);
    }
}
