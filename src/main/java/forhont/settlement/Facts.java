package forhont.settlement;

import forhont.rules.Score;
import forhont.rules.Side;
import java.util.List;
import java.util.Optional;

/** What a score-keeper must know of a deal to settle it. */
public sealed interface Facts {

    /**
     * A Suit played to the end.
     *
     * @param soloistPoints trick points with the last ten, and the talon's where it counts
     * @param soloistMarriages 20 or 40 each
     * @param lastSeven the trump seven in the last trick, if it was played to it
     */
    record Suit(
            int soloistPoints,
            int defencePoints,
            List<Integer> soloistMarriages,
            List<Integer> defenceMarriages,
            Optional<Score.LastSeven> lastSeven)
            implements Facts {
        public Suit {
            soloistMarriages = List.copyOf(soloistMarriages);
            defenceMarriages = List.copyOf(defenceMarriages);
        }

        /** {@code t} of. */
        public int points(Side side) {
            return side == Side.SOLOIST ? soloistPoints : defencePoints;
        }

        public List<Integer> marriages(Side side) {
            return side == Side.SOLOIST ? soloistMarriages : defenceMarriages;
        }

        /** {@code m}: all the side's marriages. */
        public int allMarriages(Side side) {
            return marriages(side).stream().mapToInt(Integer::intValue).sum();
        }

        /** {@code best}: the side's best single marriage, 0 if it has none. */
        public int bestMarriage(Side side) {
            return marriages(side).stream().mapToInt(Integer::intValue).max().orElse(0);
        }

        /** {@code t + m}. */
        public int all(Side side) {
            return points(side) + allMarriages(side);
        }
    }

    /** A contract without trump: only whether the soloist made it counts. */
    record WithoutTrump(boolean won) implements Facts {}

    /** Nothing was played because a shortcut agreed beforehand applied. */
    record Unplayed() implements Facts {}

    static Facts of(Score score) {
        return new Suit(
                score.soloistPoints(),
                score.defencePoints(),
                score.soloistMarriages(),
                score.defenceMarriages(),
                score.lastSeven());
    }
}
