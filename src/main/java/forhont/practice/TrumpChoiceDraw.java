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

    /**
     * At level 1 one suit is longer than the others, at level 3 none is; where trump is named, so that payments differ
     * little, it may be so by a card, and no king has its queen.
     */
    private static boolean fits(CardSet seven, Wanted wanted) {
        boolean named = wanted.rules().dealing().trumpChoice() == Dealing.TrumpChoice.KING_AND_QUEEN;
        int ahead = ahead(seven);
        boolean level = switch (wanted.level()) {
            case 1 -> ahead > 0;
            case 2 -> true;
            default -> ahead <= (named ? 1 : 0);
        };
        return level && (!named || seven.kingsWithQueens().isEmpty());
    }

    /** By how many cards the longest suit is longer than the next. */
    private static int ahead(CardSet seven) {
        int longest = 0;
        int next = 0;
        for (Suit suit : Suit.values()) {
            int length = seven.ofSuit(suit).size();
            next = Math.max(next, Math.min(longest, length));
            longest = Math.max(longest, length);
        }
        return longest - next;
    }
}
