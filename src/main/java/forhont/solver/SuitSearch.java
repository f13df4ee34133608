package forhont.solver;

/**
 * The search with a trump: may the soloist still get what is asked? Cards are bits, the trump suit the highest eight;
 * seats are counted from the soloist. Hands are handed on in the order of play, so nothing is ever taken back.
 */
final class SuitSearch {
    static final int TRUMPS = 0xFF000000;
    static final int TRUMP_SEVEN = 0x01000000;
    static final int KINGS = 0x20202020;
    static final int SHARP = 0xC0C0C0C0;
    static final int ACES = 0x80808080;
    static final int CLASSES = 47;

    final SuitCodes codes = new SuitCodes();
    final Table table = new Table(17);
    final Order order = new Order();
    final long[] classKeys = new long[3 * CLASSES];
    long gainUnit;

    /** By class, a bit for each number of tens with which the soloist succeeds: as the trump seven wins, loses, or else. */
    final int[] sevenWins = new int[CLASSES];

    final int[] sevenLoses = new int[CLASSES];
    final int[] sevenGone = new int[CLASSES];
    /** By class, the tens that always suffice, and those that may. */
    final int[] always = new int[CLASSES];

    final int[] ever = new int[CLASSES];
    final int[] base = new int[CLASSES];
    final int[] afterSeven = new int[CLASSES];

    /** The trump seven if it is unlike the other low trumps, else none. */
    int seven;
    /** By seat, the trump seven if that seat must keep it. */
    final int[] kept = new int[3];
    /** The lowest card of every class of cards that are alike when neighbours. */
    int firstOfClass;
    /** Kings whose marriage scores only if led, and matters. */
    int choiceKings;

    int sharp;
    /** The cards worth cashing: the sharp ones where more tens are never worth less. */
    int cashed;

    long nodes;

    private final int[] moves = new int[32 * 12];

    boolean lead(int a, int b, int c, int who, int gain, int kind, int ply) {
        int held = a | b | c;
        int known = known(a, b, c, who, gain, kind);
        if (known >= 0) {
            return known > 0;
        }
        long situation = codes.of(held) + classKeys[3 * kind + who] + gain * gainUnit;
        int need = base[kind] - gain;
        nodes++;
        int cards = unlike(a, ~held);
        if ((kept[who] & cards) != 0 && cards != kept[who]) {
            cards &= ~kept[who];
        }
        boolean soloist = who == 0;
        boolean reached = !soloist;
        int from = ply * 12;
        int to = from;
        int others = b | c;
        int[] moves = this.moves;
        int[] weights = order.lead;
        int[] worked = order.worked;
        for (int left = cards; left != 0; left &= left - 1) {
            int index = Integer.numberOfTrailingZeros(left);
            int card = 1 << index;
            int suit = 0xFF << (index & 24);
            int feature = who << 6
                    | (index >= 24 ? 1 : 0)
                    | ((card & SHARP) != 0 ? 2 : 0)
                    | ((others & suit & -card) == 0 ? 4 : 0)
                    | ((others & suit) == 0 ? 8 : 0);
            if (soloist) {
                feature |= ((b & suit) == 0 ? 16 : 0) | ((c & suit) == 0 ? 32 : 0);
            } else {
                int own = who == 1 ? c : b;
                int friend = who == 1 ? b : c;
                feature |= ((own & suit) == 0 ? 16 : 0)
                        | (Integer.compareUnsigned(friend & suit, own & suit) > 0 ? 32 : 0);
            }
            moves[to++] = (weights[feature]
                                    + order.leadRank[who << 1 | (feature & 1)] * (index & 7)
                                    + worked[who << 5 | index])
                            << 5
                    | index;
        }
        while (to > from) {
            int index = pick(from, to) & 31;
            to--;
            int card = 1 << index;
            int then = kind;
            if (choiceKings != 0) {
                then = announced(a, card, kind);
            }
            if (second(b, c, a ^ card, card, who, gain, then, ply + 1) == soloist) {
                reached = soloist;
                worked[who << 5 | index] += order.success[0];
                break;
            }
        }
        if (reached) {
            table.atLeast(situation, need);
        } else {
            table.atMost(situation, need - 1);
        }
        return reached;
    }

    /** 1 if the soloist is known to get there from before this lead, 0 if not to, -1 if that is not known. */
    private int known(int a, int b, int c, int who, int gain, int kind) {
        int held = a | b | c;
        int least = gain;
        int most = gain + Integer.bitCount(held & sharp) + 1;
        if ((a & (a - 1)) == 0) {
            return last(a, b, c, who, gain, kind) ? 1 : 0;
        }
        if (who == 0) {
            least += sure(a, b, c);
        } else {
            most -= sure(a, b, c);
        }
        int span = (2 << most) - (1 << least);
        if ((ever[kind] & span) == 0) {
            return 0;
        }
        if ((always[kind] & span) == span) {
            return 1;
        }
        long situation = codes.of(held) + classKeys[3 * kind + who] + gain * gainUnit;
        int need = base[kind] - gain;
        int bounds = table.bounds(situation);
        return need <= (bounds & 15) ? 1 : need > bounds >> 4 ? 0 : -1;
    }

    /** Tens the leader can cash one after the other: the best of a suit while both others must follow, or a trump. */
    private int sure(int a, int b, int c) {
        int others = b | c;
        int aces = a & ACES & cashed;
        int tens = a << 1 & ~others & ACES & cashed << 1;
        int follow = (filled(b) & filled(c)) | 0x80000000;
        int first = (aces | tens) & follow;
        if (first == 0) {
            return 0;
        }
        int count = Integer.bitCount(first);
        for (int both = aces & tens & follow; both != 0; both &= both - 1) {
            int best = both & -both;
            int suit = (best << 1) - (best >>> 7);
            if (best < 0 || (Integer.bitCount(b & suit) > 1 && Integer.bitCount(c & suit) > 1)) {
                count++;
            }
        }
        return count;
    }

    /** The highest bit of every suit in which there is a card. */
    private static int filled(int cards) {
        return ((cards & ~ACES) + ~ACES | cards) & ACES;
    }

    /** The second seat, holding {@code b}, answers {@code led}; {@code a} is what the leader keeps. */
    boolean second(int b, int c, int a, int led, int leader, int gain, int kind, int ply) {
        nodes++;
        int who = leader == 2 ? 0 : leader + 1;
        int suit = 0xFF << (Integer.numberOfTrailingZeros(led) & 24);
        int legal = answers(b, suit, led);
        int cards = unlike(legal, ~(a | b | c | led));
        if ((kept[who] & cards) != 0 && cards != kept[who]) {
            cards &= ~kept[who];
        }
        if ((cards & (cards - 1)) == 0) {
            int best = beats(cards, led, suit) ? cards : led;
            return third(c, a, b ^ cards, led, cards, best, suit, leader, gain, kind, ply + 1);
        }
        boolean soloist = who == 0;
        int from = ply * 12;
        int to = from;
        int[] moves = this.moves;
        int[] weights = order.second;
        int[] worked = order.worked;
        int cSuit = c & suit;
        for (int left = cards; left != 0; left &= left - 1) {
            int index = Integer.numberOfTrailingZeros(left);
            int card = 1 << index;
            boolean wins = beats(card, led, suit);
            int best = wins ? card : led;
            boolean beaten;
            if (cSuit != 0) {
                beaten = (best & suit) != 0 && (cSuit & ~((best << 1) - 1)) != 0;
            } else {
                beaten = (c & TRUMPS & ((best & TRUMPS) != 0 ? -best : -1)) != 0;
            }
            int feature = who << 5
                    | (index >= 24 ? 1 : 0)
                    | ((card & SHARP) != 0 ? 2 : 0)
                    | (wins ? 4 : 0)
                    | ((led & SHARP) != 0 ? 8 : 0)
                    | (beaten ? 16 : 0);
            moves[to++] = (weights[feature]
                                    + order.secondRank[who << 1 | (wins ? 1 : 0)] * (index & 7)
                                    + worked[96 + (who << 5 | index)])
                            << 5
                    | index;
        }
        while (to > from) {
            int index = pick(from, to) & 31;
            to--;
            int card = 1 << index;
            int best = beats(card, led, suit) ? card : led;
            if (third(c, a, b ^ card, led, card, best, suit, leader, gain, kind, ply + 1) == soloist) {
                worked[96 + (who << 5 | index)] += order.success[1];
                return soloist;
            }
        }
        return !soloist;
    }

    /** The third seat, holding {@code c}, completes the trick that {@code best} is winning. */
    boolean third(
            int c, int a, int b, int led, int answer, int best, int suit, int leader, int gain, int kind, int ply) {
        nodes++;
        int who = leader == 0 ? 2 : leader - 1;
        int legal = answers(c, suit, best);
        int cards = unlike(legal, ~(a | b | c | best));
        if ((kept[who] & cards) != 0 && cards != kept[who]) {
            cards &= ~kept[who];
        }
        boolean soloist = who == 0;
        if ((cards & (cards - 1)) == 0) {
            return taken(a, b, c ^ cards, led, answer, cards, best, suit, leader, gain, kind, ply);
        }
        boolean partnerWins = !soloist && (best == led ? leader : (leader == 2 ? 0 : leader + 1)) != 0;
        int from = ply * 12;
        int to = from;
        int[] moves = this.moves;
        int[] weights = order.third;
        int[] worked = order.worked;
        int last = leader == 0 ? 2 : leader - 1;
        int middle = leader == 2 ? 0 : leader + 1;
        for (int left = cards; left != 0; left &= left - 1) {
            int index = Integer.numberOfTrailingZeros(left);
            int card = 1 << index;
            boolean wins = beats(card, best, suit);
            if (a != 0) {
                int trick = led | answer | card;
                int then = (trick & seven) != 0 ? afterSeven[kind] : kind;
                int winner = wins ? last : best == led ? leader : middle;
                int tens = winner == 0 ? gain + Integer.bitCount(trick & sharp) : gain;
                int known = wins
                        ? known(c ^ card, a, b, winner, tens, then)
                        : best == led
                                ? known(a, b, c ^ card, winner, tens, then)
                                : known(b, c ^ card, a, winner, tens, then);
                if (known >= 0) {
                    if ((known > 0) == soloist) return soloist;
                    continue;
                }
            }
            int feature = who << 5
                    | (index >= 24 ? 1 : 0)
                    | ((card & SHARP) != 0 ? 2 : 0)
                    | (wins || partnerWins ? 4 : 0)
                    | (((led | answer) & SHARP) != 0 ? 8 : 0)
                    | (wins ? 16 : 0);
            moves[to++] = (weights[feature]
                                    + order.thirdRank[who << 1 | (wins ? 1 : 0)] * (index & 7)
                                    + worked[192 + (who << 5 | index)])
                            << 5
                    | index;
        }
        while (to > from) {
            int index = pick(from, to) & 31;
            to--;
            int card = 1 << index;
            if (taken(a, b, c ^ card, led, answer, card, best, suit, leader, gain, kind, ply) == soloist) {
                worked[192 + (who << 5 | index)] += order.success[2];
                return soloist;
            }
        }
        return !soloist;
    }

    /** The third seat is to play to a trick two others have begun. */
    boolean third(int c, int a, int b, int led, int answer, int leader, int gain, int kind, int ply) {
        int suit = 0xFF << (Integer.numberOfTrailingZeros(led) & 24);
        return third(c, a, b, led, answer, beats(answer, led, suit) ? answer : led, suit, leader, gain, kind, ply);
    }

    private boolean taken(
            int a,
            int b,
            int c,
            int led,
            int answer,
            int card,
            int best,
            int suit,
            int leader,
            int gain,
            int kind,
            int ply) {
        int trick = led | answer | card;
        if (a == 0) {
            return last(led, answer, card, leader, gain, kind);
        }
        int points = Integer.bitCount(trick & sharp);
        int then = (trick & seven) != 0 ? afterSeven[kind] : kind;
        if (beats(card, best, suit)) {
            int winner = leader == 0 ? 2 : leader - 1;
            return lead(c, a, b, winner, winner == 0 ? gain + points : gain, then, ply + 1);
        }
        if (best == led) {
            return lead(a, b, c, leader, leader == 0 ? gain + points : gain, then, ply + 1);
        }
        int winner = leader == 2 ? 0 : leader + 1;
        return lead(b, c, a, winner, winner == 0 ? gain + points : gain, then, ply + 1);
    }

    private boolean last(int a, int b, int c, int leader, int gain, int kind) {
        int suit = 0xFF << (Integer.numberOfTrailingZeros(a) & 24);
        int best = a;
        int winner = leader;
        if (beats(b, a, suit)) {
            best = b;
            winner = leader == 2 ? 0 : leader + 1;
        }
        if (beats(c, best, suit)) {
            best = c;
            winner = leader == 0 ? 2 : leader - 1;
        }
        int trick = a | b | c;
        int tens = winner == 0 ? gain + Integer.bitCount(trick & sharp) + 1 : gain;
        int[] enough = (trick & TRUMP_SEVEN) == 0 ? sevenGone : best == TRUMP_SEVEN ? sevenWins : sevenLoses;
        return (enough[kind] >> tens & 1) != 0;
    }

    /** Whether {@code card}, played later, beats {@code best}; {@code suit} is what was led. */
    private static boolean beats(int card, int best, int suit) {
        if ((best & TRUMPS) != 0) {
            return (card & TRUMPS) != 0 && Integer.compareUnsigned(card, best) > 0;
        }
        return (card & TRUMPS) != 0 || ((card & suit) != 0 && card > best);
    }

    /** What R-16 allows from a hand when {@code best} is winning. */
    private static int answers(int hand, int suit, int best) {
        int following = hand & suit;
        if (following != 0) {
            int higher = (best & suit) != 0 ? following & -best & ~best : 0;
            return higher != 0 ? higher : following;
        }
        int trumps = hand & TRUMPS;
        if (trumps == 0) {
            return hand;
        }
        int higher = (best & TRUMPS) != 0 ? trumps & -best & ~best : trumps;
        return higher != 0 ? higher : trumps;
    }

    /** Of cards with nothing but dead cards between them the lowest: the others are its equals. */
    private int unlike(int cards, int dead) {
        int open = ~firstOfClass;
        int reach = dead << 1 & open;
        int above = cards << 1 & open;
        above |= reach & above << 1;
        reach &= reach << 1;
        above |= reach & above << 2;
        reach &= reach << 2;
        above |= reach & above << 4;
        return cards & ~above;
    }

    private int announced(int hand, int card, int kind) {
        int pairs = hand & choiceKings & (hand & choiceKings >>> 1) << 1;
        int of = pairs & (card | card << 1);
        if (of == 0) {
            return kind;
        }
        return kind | 1 << (Integer.numberOfTrailingZeros(of) >> 3);
    }

    private int pick(int from, int to) {
        int at = from;
        int best = moves[from];
        for (int i = from + 1; i < to; i++) {
            if (moves[i] > best) {
                best = moves[i];
                at = i;
            }
        }
        moves[at] = moves[to - 1];
        return best;
    }
}
