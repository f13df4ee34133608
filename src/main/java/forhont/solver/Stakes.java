package forhont.solver;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.MarriageRule;
import forhont.rules.Position;
import forhont.rules.Rank;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.settlement.Account;
import forhont.settlement.Facts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a deal in Suit is worth, for every way it can end: tens made from here, how the trump seven fares, and which of
 * the marriages that need not be scored were scored.
 */
final class Stakes {
    static final int SEVEN_WINS = 0;
    static final int SEVEN_LOSES = 1;
    static final int SEVEN_GONE = 2;

    private final Position start;
    private final Goal goal;
    private final Account account;
    private final Optional<Side> sevenHolder;
    private final int tens;
    /** Pairs held in one hand whose marriage scores only when led, a bit for each suit. */
    private int choices;

    private final int[][] values;

    Stakes(Position start, Goal goal) {
        this.start = start;
        this.goal = goal;
        this.account = new Account(start.rules(), start.contract(), start.announced(), goal.doubles());
        CardSet left = start.hands().all().union(CardSet.of(start.trick().cards()));
        tens = left.intersection(CardSet.sharp()).size() + 1;
        sevenHolder = sevenHolder();
        choices = goal.kind() == Goal.Kind.SETTLEMENT && start.rules().marriages() == MarriageRule.EITHER_LED
                ? pairs()
                : 0;
        values = new int[3 * 16][];
        for (int scored = choices; ; scored = scored - 1 & choices) {
            fill(scored);
            if (scored == 0) {
                break;
            }
        }
        dropIdleChoices();
    }

    private void fill(int scored) {
        List<Integer> soloist = marriages(Side.SOLOIST, scored);
        List<Integer> defence = marriages(Side.DEFENCE, scored);
        int[] gone = row(Optional.empty(), soloist, defence);
        values[3 * scored + SEVEN_GONE] = gone;
        for (int fate = SEVEN_WINS; fate < SEVEN_GONE; fate++) {
            boolean won = fate == SEVEN_WINS;
            values[3 * scored + fate] = sevenHolder.isPresent() && goal.kind() != Goal.Kind.POINTS
                    ? row(Optional.of(new Score.LastSeven(sevenHolder.get(), won)), soloist, defence)
                    : gone;
        }
    }

    private int[] row(Optional<Score.LastSeven> seven, List<Integer> soloist, List<Integer> defence) {
        int[] row = new int[tens + 1];
        for (int gain = 0; gain <= tens; gain++) {
            row[gain] = switch (goal.kind()) {
                case POINTS -> start.score().soloistPoints() + 10 * gain;
                case SEVEN -> sevenMade(seven, Side.SOLOIST) ? 1 : 0;
                case SEVEN_AGAINST -> sevenMade(seven, Side.DEFENCE) ? -1 : 0;
                case SETTLEMENT ->
                    account.settle(new Facts.Suit(
                                    start.score().soloistPoints() + 10 * gain,
                                    start.score().defencePoints() + 10 * (tens - gain),
                                    soloist,
                                    defence,
                                    seven))
                            .perDefender();
                case BETL, DURCH -> throw new IllegalArgumentException("no Betl or Durch is played with a trump");
            };
        }
        return row;
    }

    private static boolean sevenMade(Optional<Score.LastSeven> seven, Side side) {
        return seven.isPresent() && seven.get().won() && seven.get().holder() == side;
    }

    private List<Integer> marriages(Side side, int scored) {
        List<Integer> marriages = new ArrayList<>(start.score().marriages(side));
        boolean bySelf = start.rules().marriages() != MarriageRule.EITHER_LED;
        for (Seat seat : Seat.values()) {
            for (Suit suit : Suit.values()) {
                if (start.contract().side(seat) == side
                        && pair(seat, suit)
                        && (bySelf || (scored >> suit.index() & 1) != 0)) {
                    marriages.add(MarriageRule.value(suit, start.contract()));
                }
            }
        }
        return marriages;
    }

    private boolean pair(Seat seat, Suit suit) {
        CardSet hand = start.hands().of(seat);
        return hand.contains(Card.of(suit, Rank.KING)) && hand.contains(Card.of(suit, Rank.QUEEN));
    }

    private int pairs() {
        int pairs = 0;
        for (Suit suit : Suit.values()) {
            for (Seat seat : Seat.values()) {
                pairs |= pair(seat, suit) ? 1 << suit.index() : 0;
            }
        }
        return pairs;
    }

    /** Leaves out the marriages on which nothing depends. */
    private void dropIdleChoices() {
        for (int bit = 1; bit < 16; bit <<= 1) {
            if ((choices & bit) != 0 && idle(bit)) {
                choices &= ~bit;
            }
        }
    }

    private boolean idle(int bit) {
        int others = choices & ~bit;
        for (int scored = others; ; scored = scored - 1 & others) {
            for (int fate = 0; fate < 3; fate++) {
                if (!Arrays.equals(values[3 * scored + fate], values[3 * (scored | bit) + fate])) {
                    return false;
                }
            }
            if (scored == 0) {
                return true;
            }
        }
    }

    private Optional<Side> sevenHolder() {
        Card seven = start.contract().trumpSeven().orElseThrow();
        for (Seat seat : Seat.values()) {
            if (start.hands().of(seat).contains(seven)) {
                return Optional.of(start.contract().side(seat));
            }
        }
        int place = start.trick().cards().indexOf(seven);
        return place >= 0 && lastTrick()
                ? Optional.of(start.contract().side(start.trick().seatOf(place)))
                : Optional.empty();
    }

    private boolean lastTrick() {
        return start.hands().of(start.trick().leader()).isEmpty();
    }

    /** How many tens are still to be won, the last ten among them. */
    int tens() {
        return tens;
    }

    int choices() {
        return choices;
    }

    int value(int scored, int fate, int gain) {
        return values[3 * (scored & choices) + fate][gain];
    }

    /** A bit for each gain that is worth {@code least} or more. */
    int enough(int scored, int fate, int least) {
        int[] row = values[3 * scored + fate];
        int enough = 0;
        for (int gain = 0; gain <= tens; gain++) {
            enough |= row[gain] >= least ? 1 << gain : 0;
        }
        return enough;
    }

    /** All values there are, the least first. */
    int[] all() {
        int[] all = new int[values.length * (tens + 1)];
        int size = 0;
        for (int scored = choices; ; scored = scored - 1 & choices) {
            for (int fate = 0; fate < 3; fate++) {
                for (int value : values[3 * scored + fate]) {
                    all[size++] = value;
                }
            }
            if (scored == 0) {
                break;
            }
        }
        return Arrays.stream(all, 0, size).sorted().distinct().toArray();
    }
}
