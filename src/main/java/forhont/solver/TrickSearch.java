package forhont.solver;

/**
 * The search without trump: may the soloist still lose every trick (Betl), or win every one (Durch)? Cards are bits in
 * the order A K Q J T 9 8 7; seats are counted from the soloist.
 */
final class TrickSearch {
    private static final int LOWEST = 0x01010101;
    private static final int HIGHEST = 0x80808080;

    final SuitCodes codes = new SuitCodes();
    final Table table = new Table(12);
    final Order order = new Order();
    long nodes;

    /** Whether the soloist must win the tricks. */
    boolean durch;
    /** Whether the next trick and the cards then shown decide. */
    boolean open;

    private final int[] moves = new int[32 * 12];

    boolean lead(int a, int b, int c, int who, int ply) {
        int own = who == 0 ? a : who == 1 ? c : b;
        int held = a | b | c;
        int others = held ^ own;
        int cards = a;
        if (!open) {
            int known = durch ? knownDurch(own, others, who) : knownBetl(a, own, others, who);
            if (known >= 0) {
                return known > 0;
            }
        }
        long situation = codes.of(held) + who * SuitCodes.BEYOND;
        int bounds = table.bounds(situation);
        if ((bounds & 15) != 0) {
            return true;
        }
        if (bounds >> 4 == 0) {
            return false;
        }
        nodes++;
        if (who == 0) {
            int losing = a & below(others);
            cards = durch ? a & ~losing : losing;
        }
        cards = unlike(cards, ~held);
        boolean soloist = who == 0;
        boolean reached = !soloist;
        int from = ply * 12;
        int to = from;
        int friend = who == 1 ? b : c;
        for (int left = cards; left != 0; left &= left - 1) {
            int index = Integer.numberOfTrailingZeros(left);
            int suit = 0xFF << (index & 24);
            int card = 1 << index;
            int higher = suit & -card & ~card;
            int weight;
            if (soloist) {
                weight = durch ? Integer.bitCount(others & suit) * 4 : 2 * (index & 7) - Integer.bitCount(a & suit);
            } else if (durch) {
                weight = (friend & suit) == 0 ? 4 : 0;
            } else {
                weight = (own & higher) != 0 ? 24 : (own & suit) != 0 ? 0 : 8;
                weight -= 3 * Integer.bitCount(friend & higher);
                weight -= 2 * (index & 7);
            }
            moves[to++] = (weight * 4 + order.worked[who << 5 | index]) << 5 | index;
        }
        while (to > from) {
            int index = pick(from, to) & 31;
            to--;
            int card = 1 << index;
            if (second(b, c, a ^ card, card, who, ply + 1) == soloist) {
                reached = soloist;
                order.worked[who << 5 | index] += 1;
                break;
            }
        }
        if (reached) {
            table.atLeast(situation, 1);
        } else {
            table.atMost(situation, 0);
        }
        return reached;
    }

    boolean second(int b, int c, int a, int led, int leader, int ply) {
        nodes++;
        int who = leader == 2 ? 0 : leader + 1;
        int suit = 0xFF << (Integer.numberOfTrailingZeros(led) & 24);
        int cards = unlike(answers(b, suit, led), ~(a | b | c | led));
        boolean soloist = who == 0;
        int own = who == 0 ? b : who == 1 ? a : c;
        int from = ply * 12;
        int to = fill(from, cards, suit, led, 96 + (who << 5), soloist ? 0 : own);
        while (to > from) {
            int index = pick(from, to) & 31;
            to--;
            int card = 1 << index;
            int best = beats(card, led, suit) ? card : led;
            if (third(c, a, b ^ card, led, best, suit, leader, ply + 1) == soloist) {
                order.worked[96 + (who << 5 | index)] += 1;
                return soloist;
            }
        }
        return !soloist;
    }

    /** The third seat is to play to a trick two others have begun. */
    boolean third(int c, int a, int b, int led, int answer, int leader, int ply) {
        int suit = 0xFF << (Integer.numberOfTrailingZeros(led) & 24);
        return third(c, a, b, led, beats(answer, led, suit) ? answer : led, suit, leader, ply);
    }

    private boolean third(int c, int a, int b, int led, int best, int suit, int leader, int ply) {
        nodes++;
        int who = leader == 0 ? 2 : leader - 1;
        int cards = unlike(answers(c, suit, best), ~(a | b | c | best));
        boolean soloist = who == 0;
        int own = who == 0 ? c : who == 1 ? b : a;
        int from = ply * 12;
        int to = fill(from, cards, suit, best, 192 + (who << 5), soloist ? 0 : own);
        while (to > from) {
            int index = pick(from, to) & 31;
            to--;
            int card = 1 << index;
            if (taken(a, b, c ^ card, led, card, best, suit, leader, ply) == soloist) {
                order.worked[192 + (who << 5 | index)] += 1;
                return soloist;
            }
        }
        return !soloist;
    }

    private boolean taken(int a, int b, int c, int led, int card, int best, int suit, int leader, int ply) {
        int place = beats(card, best, suit) ? 2 : best == led ? 0 : 1;
        int winner = leader + place;
        winner = winner >= 3 ? winner - 3 : winner;
        if ((winner == 0) != durch) {
            return false;
        }
        if (open) {
            int own = leader == 0 ? a : leader == 1 ? c : b;
            int others = (a | b | c) ^ own;
            return durch ? (own & below(others)) == 0 : (own & above(others)) == 0;
        }
        if (a == 0) {
            return true;
        }
        return place == 0
                ? lead(a, b, c, winner, ply + 1)
                : place == 1 ? lead(b, c, a, winner, ply + 1) : lead(c, a, b, winner, ply + 1);
    }

    /** 1 if the Durch is certain, 0 if it is lost, −1 if it must be looked into. */
    private static int knownDurch(int own, int others, int who) {
        if (who != 0) {
            return -1;
        }
        int beatable = own & below(others);
        return beatable == 0 ? 1 : beatable == own ? 0 : -1;
    }

    private static int knownBetl(int leading, int own, int others, int who) {
        int winning = own & above(others);
        if (who == 0) {
            int losing = own & below(others);
            return losing == 0 ? 0 : winning == 0 ? 1 : -1;
        }
        if (winning == 0) {
            return 1;
        }
        for (int suit = 0xFF; suit != 0; suit <<= 8) {
            int mine = own & suit;
            if (mine != 0 && (leading & suit) != 0 && (mine & below(others)) == 0) {
                return 0;
            }
        }
        return -1;
    }

    /** Everything above a card of these, suit by suit. */
    private static int above(int cards) {
        int open = ~LOWEST;
        int up = cards << 1 & open;
        up |= up << 1 & open;
        open &= open << 1;
        up |= up << 2 & open;
        open &= open << 2;
        return up | (up << 4 & open);
    }

    /** Everything below a card of these, suit by suit. */
    private static int below(int cards) {
        int open = ~HIGHEST;
        int down = cards >>> 1 & open;
        down |= down >>> 1 & open;
        open &= open >>> 1;
        down |= down >>> 2 & open;
        open &= open >>> 2;
        return down | (down >>> 4 & open);
    }

    private int fill(int from, int cards, int suit, int best, int history, int soloistToCome) {
        int to = from;
        for (int left = cards; left != 0; left &= left - 1) {
            int index = Integer.numberOfTrailingZeros(left);
            int height = index & 7;
            int weight = 0;
            if (history == 96 || history == 192) {
                weight = durch ? -height : height;
            } else if (durch) {
                weight = beats(1 << index, best, suit) ? 100 : -height;
            } else {
                weight = (soloistToCome & 0xFF << (index & 24)) == 0 ? 8 + height : height;
            }
            moves[to++] = (weight * 4 + order.worked[history | index]) << 5 | index;
        }
        return to;
    }

    private static boolean beats(int card, int best, int suit) {
        return (card & suit) != 0 && Integer.compareUnsigned(card, best) > 0;
    }

    private static int answers(int hand, int suit, int best) {
        int following = hand & suit;
        if (following == 0) {
            return hand;
        }
        int higher = following & -best & ~best;
        return higher != 0 ? higher : following;
    }

    private static int unlike(int cards, int dead) {
        int open = ~LOWEST;
        int reach = dead << 1 & open;
        int above = cards << 1 & open;
        above |= reach & above << 1;
        reach &= reach << 1;
        above |= reach & above << 2;
        reach &= reach << 2;
        above |= reach & above << 4;
        return cards & ~above;
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
