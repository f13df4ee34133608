package forhont.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What has happened in the play so far: the tricks taken, and in Suit the points and marriages of both sides.
 *
 * @param soloistPoints trick points, with the talon's where it counts and the last ten once it is won
 * @param lastSeven who played the trump seven to the last trick, and whether it won
 */
public record Score(
        List<Trick> tricks,
        int soloistPoints,
        int defencePoints,
        List<Integer> soloistMarriages,
        List<Integer> defenceMarriages,
        Optional<LastSeven> lastSeven) {

    public static final Score NOTHING = new Score(List.of(), 0, 0, List.of(), List.of(), Optional.empty());

    public Score {
        tricks = List.copyOf(tricks);
        soloistMarriages = List.copyOf(soloistMarriages);
        defenceMarriages = List.copyOf(defenceMarriages);
    }

    /** The trump seven in the last trick: whose it was, and whether it won the trick itself. */
    public record LastSeven(Side holder, boolean won) {}

    public int points(Side side) {
        return side == Side.SOLOIST ? soloistPoints : defencePoints;
    }

    public List<Integer> marriages(Side side) {
        return side == Side.SOLOIST ? soloistMarriages : defenceMarriages;
    }

    Score withPoints(Side side, int points) {
        return side == Side.SOLOIST
                ? new Score(
                        tricks, soloistPoints + points, defencePoints, soloistMarriages, defenceMarriages, lastSeven)
                : new Score(
                        tricks, soloistPoints, defencePoints + points, soloistMarriages, defenceMarriages, lastSeven);
    }

    Score withMarriage(Side side, int value) {
        return side == Side.SOLOIST
                ? new Score(
                        tricks,
                        soloistPoints,
                        defencePoints,
                        plus(soloistMarriages, value),
                        defenceMarriages,
                        lastSeven)
                : new Score(
                        tricks,
                        soloistPoints,
                        defencePoints,
                        soloistMarriages,
                        plus(defenceMarriages, value),
                        lastSeven);
    }

    /** With a trick that brings a side so many points. */
    Score withTrick(Trick trick, Side side, int points) {
        Trick[] longer = tricks.toArray(new Trick[tricks.size() + 1]);
        longer[tricks.size()] = trick;
        return new Score(
                List.of(longer),
                soloistPoints + (side == Side.SOLOIST ? points : 0),
                defencePoints + (side == Side.DEFENCE ? points : 0),
                soloistMarriages,
                defenceMarriages,
                lastSeven);
    }

    Score withLastSeven(Optional<LastSeven> seven) {
        return new Score(tricks, soloistPoints, defencePoints, soloistMarriages, defenceMarriages, seven);
    }

    private static List<Integer> plus(List<Integer> list, int last) {
        List<Integer> longer = new ArrayList<>(list.size() + 1);
        longer.addAll(list);
        longer.add(last);
        return longer;
    }
}
