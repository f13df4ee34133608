package forhont.practice;

import forhont.exercise.Appraisal;
import forhont.exercise.Exercise;
import forhont.exercise.TrumpChoice;
import forhont.rules.CardSet;
import forhont.rules.Dealing;
import forhont.rules.Packets;
import forhont.rules.Seat;
import forhont.rules.Suit;
import java.util.Optional;

/** Draws forehand's first seven cards, of which one suit is clearly the best trump. */
final class TrumpChoiceDraw implements Generator {

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        CardSet seven =
                Packets.shuffled(wanted.rules().dealing(), wanted.chance()).first(Seat.FOREHAND);
        if (!fits(seven, wanted) || !Appraisal.promises(wanted.rules(), seven, wanted.solver())) {
            return Optional.empty();
        }
        Appraisal appraisal = Appraisal.ofTrumps(wanted.rules(), seven, wanted.solver());
        return appraisal.decided() ? Optional.of(new TrumpChoice(appraisal)) : Optional.empty();
    }

    /** At level 1 one suit is longer than the others, at level 3 none is. Where trump is named, no king has its queen. */
    private static boolean fits(CardSet seven, Wanted wanted) {
        boolean named = wanted.rules().dealing().trumpChoice() == Dealing.TrumpChoice.KING_AND_QUEEN;
        boolean longest = longest(seven) == 1;
        boolean level = wanted.level() == 2 || longest == (wanted.level() == 1);
        return level && (!named || seven.kingsWithQueens().isEmpty());
    }

    /** How many suits are as long as any. */
    private static int longest(CardSet seven) {
        int most = 0;
        int suits = 0;
        for (Suit suit : Suit.values()) {
            int length = seven.ofSuit(suit).size();
            suits = length > most ? 1 : suits + (length == most ? 1 : 0);
            most = Math.max(most, length);
        }
        return suits;
    }
}
