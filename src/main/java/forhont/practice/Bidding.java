package forhont.practice;

import forhont.exercise.GoodOrBad;
import forhont.rules.Bid;
import forhont.rules.ContractType;
import forhont.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws what was said from forehand's contract on, until somebody is to answer.
 *
 * <p>Contracts in their order, none or one "good" before each, with flek or not: some eight hundred ways under five
 * contracts, some fifty under three.
 */
final class Bidding {
    private Bidding() {}

    /** What was said, at most so many answers. */
    static GoodOrBad drawn(int most, Wanted wanted) {
        List<GoodOrBad.Said> said = new ArrayList<>();
        ContractType first =
                wanted.oneIn(3) ? ContractType.SUIT : wanted.pick(wanted.rules().contracts());
        said.add(new GoodOrBad.Said(Seat.FOREHAND, Optional.of(first)));
        GoodOrBad now = new GoodOrBad(wanted.rules(), said);
        int answers = wanted.chance().nextInt(most + 1);
        for (int answer = 0; answer < answers; answer++) {
            boolean lastGood =
                    said.size() > 1 && said.get(said.size() - 1).contract().isEmpty();
            Optional<ContractType> over = over(now, lastGood, wanted);
            if (over.isEmpty() && lastGood) {
                break;
            }
            boolean flek = over.isEmpty() && GoodOrBad.mayFlek(wanted.rules(), now.standing()) && wanted.oneIn(3);
            said.add(new GoodOrBad.Said(now.seat(), over, flek));
            now = new GoodOrBad(wanted.rules(), said);
        }
        return now;
    }

    /** The contract named after "bad", or none where the answer is "good"; after one "good" the next would end it. */
    private static Optional<ContractType> over(GoodOrBad now, boolean lastGood, Wanted wanted) {
        List<ContractType> over = Bid.over(wanted.rules(), now.standing());
        if (over.isEmpty() || (!lastGood && wanted.oneIn(2))) {
            return Optional.empty();
        }
        return Optional.of(wanted.oneIn(2) ? over.get(0) : wanted.pick(over));
    }

    /** How many contracts were named. */
    static long contracts(GoodOrBad words) {
        return words.said().stream().filter(said -> said.contract().isPresent()).count();
    }
}
