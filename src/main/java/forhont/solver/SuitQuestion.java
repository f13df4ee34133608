package forhont.solver;

import forhont.rules.Position;
import forhont.rules.Score;
import forhont.rules.Suit;
import java.util.Arrays;
import java.util.Optional;

/** A question about a deal with a trump: sets the search up for the deal, and for each value asked about. */
final class SuitQuestion implements Question {
    private static final int PLAIN = 0;
    private static final int KEPT_SEVEN = 1;
    private static final int FIRST_FATE = 2;

    private final SuitSearch search;
    private final Position start;
    private final Stakes stakes;
    private final int[] values;
    private final int shift;
    private final boolean sharpCount;
    private final boolean sevenKept;
    private final int[] fates = new int[3 * SuitSearch.CLASSES];
    private int fateCount = FIRST_FATE;
    private boolean absolute;
    private int set = -1;
    private int firstKind;

    SuitQuestion(SuitSearch search, At first, Goal goal) {
        this.search = search;
        this.start = first.position();
        this.stakes = new Stakes(start, goal);
        this.values = stakes.all();
        this.shift = 8 * (3 - trump().index());
        this.sharpCount = goal.kind() == Goal.Kind.POINTS || goal.kind() == Goal.Kind.SETTLEMENT;
        int bound = 0;
        for (int places = 0; places < 3; places++) {
            int seven = Integer.rotateLeft(first.hand(places), shift) & SuitSearch.TRUMP_SEVEN;
            boolean keeps = start.announced().binds(start.contract().side(first.seat(places)), start.rules());
            search.kept[places] = keeps ? seven : 0;
            bound |= search.kept[places];
        }
        sevenKept = bound != 0;
        search.table.empty();
        search.order.forget();
        search.nodes = 0;
        number(first);
    }

    private Suit trump() {
        return start.contract().trump().orElseThrow();
    }

    /** From a suit's own place to its place in the search. */
    private int turned(int suits) {
        int by = shift >> 3;
        return (suits << by | suits >> (4 - by)) & 15;
    }

    private void number(At first) {
        absolute = !monotone();
        int choices = turned(stakes.choices());
        search.choiceKings = 0;
        for (int suit = 0; suit < 4; suit++) {
            search.choiceKings |= (choices >> suit & 1) * (0x20 << (8 * suit));
        }
        int second = Integer.rotateLeft(first.hand(1), shift);
        int third = Integer.rotateLeft(first.hand(2), shift);
        int all = Integer.rotateLeft(first.hand(0), shift) | second | third;
        for (int suit = 0; suit < 4; suit++) {
            int place = 8 * suit;
            if (absolute) {
                search.codes.numberCards(suit, all >>> place & 255);
            } else {
                search.codes.number(
                        suit,
                        all >>> place & 255,
                        second >>> place & 255,
                        third >>> place & 255,
                        sharpCount,
                        (choices >> suit & 1) != 0);
            }
        }
        long unit = absolute ? Table.SPREAD << 32 : SuitCodes.BEYOND;
        for (int i = 0; i < search.classKeys.length; i++) {
            search.classKeys[i] = i * unit;
        }
        search.gainUnit = absolute ? Table.SPREAD << 42 : 0;
        search.sharp = sharpCount ? SuitSearch.SHARP : 0;
        search.cashed = absolute ? 0 : search.sharp;
    }

    /** Whether more tens are never worth less, however the rest goes. */
    private boolean monotone() {
        for (int scored = stakes.choices(); ; scored = scored - 1 & stakes.choices()) {
            for (int fate = 0; fate < 3; fate++) {
                for (int gain = 0; gain < stakes.tens(); gain++) {
                    if (stakes.value(scored, fate, gain) > stakes.value(scored, fate, gain + 1)) {
                        return false;
                    }
                }
            }
            if (scored == 0) {
                return true;
            }
        }
    }

    @Override
    public int[] values() {
        return values;
    }

    /** About as many tens as the soloist's sharp cards and trumps make where he has the aces; the quarters are measured. */
    @Override
    public int guess() {
        if (!sharpCount) {
            return values.length / 2;
        }
        int hand =
                Integer.rotateLeft(start.hands().of(start.contract().soloist()).bits(), shift);
        int quarters =
                9 + 3 * Integer.bitCount(hand & SuitSearch.SHARP) + 2 * Integer.bitCount(hand & SuitSearch.TRUMPS);
        quarters += hand < 0 ? 4 : 0;
        for (int side = 0xFF; side > 0; side <<= 8) {
            quarters -= (hand & side) != 0 && (hand & side & SuitSearch.ACES) == 0 ? 4 : 0;
        }
        int tens = Math.max(0, Math.min(quarters / 4, stakes.tens()));
        return Math.abs(Arrays.binarySearch(values, stakes.value(0, Stakes.SEVEN_GONE, tens)));
    }

    @Override
    public long nodes() {
        return search.nodes;
    }

    @Override
    public boolean reaches(At at, int place) {
        int gain = (at.position().score().soloistPoints() - start.score().soloistPoints()) / 10;
        if (at.position().over()) {
            return stakes.value(at.scored(), fate(at.position().score().lastSeven()), gain) >= values[place];
        }
        if (set != place) {
            set(values[place]);
            set = place;
        }
        int leader = at.leader();
        int a = Integer.rotateLeft(at.hand(leader), shift);
        int b = Integer.rotateLeft(at.hand((leader + 1) % 3), shift);
        int c = Integer.rotateLeft(at.hand((leader + 2) % 3), shift);
        int cards = at.position().trick().cards().size();
        int led = cards > 0 ? Integer.rotateLeft(at.trick(0), shift) : 0;
        int answer = cards > 1 ? Integer.rotateLeft(at.trick(1), shift) : 0;
        int kind = kind(at, a | b | c | led | answer);
        return switch (cards) {
            case 0 -> search.lead(a, b, c, leader, gain, kind, 0);
            case 1 -> search.second(b, c, a, led, leader, gain, kind, 1);
            default -> search.third(c, a, b, led, answer, leader, gain, kind, 2);
        };
    }

    private static int fate(Optional<Score.LastSeven> seven) {
        return seven.isEmpty() ? Stakes.SEVEN_GONE : seven.get().won() ? Stakes.SEVEN_WINS : Stakes.SEVEN_LOSES;
    }

    /** The class of a position under the value being asked about. */
    private int kind(At at, int left) {
        boolean alive = (left & SuitSearch.TRUMP_SEVEN) != 0;
        if (stakes.choices() != 0) {
            return turned(at.scored() & stakes.choices()) | (alive ? 16 : 0);
        }
        return alive ? firstKind : PLAIN;
    }

    private void set(int least) {
        boolean alike = true;
        for (int scored = stakes.choices(); ; scored = scored - 1 & stakes.choices()) {
            int gone = stakes.enough(scored, Stakes.SEVEN_GONE, least);
            alike &= gone == stakes.enough(scored, Stakes.SEVEN_WINS, least)
                    && gone == stakes.enough(scored, Stakes.SEVEN_LOSES, least);
            if (scored == 0) {
                break;
            }
        }
        boolean apart = sevenKept || !alike;
        search.seven = apart ? SuitSearch.TRUMP_SEVEN : 0;
        search.firstOfClass = (sharpCount ? 0x41414141 : 0x01010101)
                | (apart ? SuitSearch.TRUMP_SEVEN << 1 : 0)
                | search.choiceKings >>> 1;
        if (stakes.choices() != 0) {
            search.table.empty();
            setChoices(least);
            return;
        }
        if (absolute) {
            search.table.empty();
            fateCount = FIRST_FATE;
        }
        setClass(PLAIN, least, 0, true);
        if (alike) {
            firstKind = sevenKept ? KEPT_SEVEN : PLAIN;
            setClass(firstKind, least, 0, true);
        } else {
            firstKind = classOf(least);
            setClass(firstKind, least, 0, false);
        }
        search.afterSeven[firstKind] = PLAIN;
    }

    /** The class of positions with the seven alive that ask for just this; the same for the same demand. */
    private int classOf(int least) {
        int wins = stakes.enough(0, Stakes.SEVEN_WINS, least);
        int loses = stakes.enough(0, Stakes.SEVEN_LOSES, least);
        int gone = stakes.enough(0, Stakes.SEVEN_GONE, least);
        for (int kind = FIRST_FATE; kind < fateCount; kind++) {
            if (fates[3 * kind] == wins && fates[3 * kind + 1] == loses && fates[3 * kind + 2] == gone) {
                return kind;
            }
        }
        if (fateCount == SuitSearch.CLASSES) {
            search.table.empty();
            fateCount = FIRST_FATE;
        }
        fates[3 * fateCount] = wins;
        fates[3 * fateCount + 1] = loses;
        fates[3 * fateCount + 2] = gone;
        return fateCount++;
    }

    /** A class in which nothing but tens and the seven's fate is open; without the seven its tens are counted down. */
    private void setClass(int kind, int least, int scored, boolean withoutSeven) {
        int gone = stakes.enough(scored, Stakes.SEVEN_GONE, least);
        int wins = withoutSeven ? gone : stakes.enough(scored, Stakes.SEVEN_WINS, least);
        int loses = withoutSeven ? gone : stakes.enough(scored, Stakes.SEVEN_LOSES, least);
        search.sevenGone[kind] = gone;
        search.sevenWins[kind] = wins;
        search.sevenLoses[kind] = loses;
        search.always[kind] = gone & wins & loses;
        search.ever[kind] = gone | wins | loses;
        boolean counted = withoutSeven && !absolute;
        search.base[kind] = counted ? Integer.numberOfTrailingZeros(gone | (2 << stakes.tens())) : 10;
    }

    private void setChoices(int least) {
        int choices = stakes.choices();
        for (int scored = choices; ; scored = scored - 1 & choices) {
            int kind = turned(scored);
            setClass(kind, least, scored, true);
            setClass(kind | 16, least, scored, false);
            search.base[kind] = 10;
            search.afterSeven[kind] = kind;
            search.afterSeven[kind | 16] = kind;
            if (scored == 0) {
                break;
            }
        }
        for (int scored = choices; ; scored = scored - 1 & choices) {
            for (int more = choices; more > 0; more = more - 1 & choices) {
                if ((scored & ~more) == 0) {
                    widen(turned(scored), turned(more));
                    widen(turned(scored) | 16, turned(more) | 16);
                }
            }
            if (scored == 0) {
                break;
            }
        }
    }

    private void widen(int kind, int later) {
        search.always[kind] &= search.sevenGone[later] & search.sevenWins[later] & search.sevenLoses[later];
        search.ever[kind] |= search.sevenGone[later] | search.sevenWins[later] | search.sevenLoses[later];
    }
}
