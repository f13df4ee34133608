package forhont.solver;

/**
 * Numbers what is left of a suit by what matters of it: whose the cards are from the lowest to the highest, how many of
 * them are sharp, and whether its king and queen may still be announced together. The ranks themselves do not matter.
 */
final class SuitCodes {
    /** More than any suit's number. */
    static final int RADIX;

    /** What a number of everything besides the suits is multiplied by. */
    static final long BEYOND;

    private static final int[] POWER = new int[9];
    private static final int[] FIRST = new int[27];
    private static final int[] FIRST_PENDING = new int[27];
    private static final int[] FIRST_PLAIN = new int[9];

    static {
        POWER[0] = 1;
        for (int cards = 1; cards <= 8; cards++) {
            POWER[cards] = 3 * POWER[cards - 1];
            FIRST_PLAIN[cards] = FIRST_PLAIN[cards - 1] + POWER[cards - 1];
        }
        int next = 0;
        for (int cards = 0; cards <= 8; cards++) {
            for (int sharp = Math.max(0, cards - 6); sharp <= Math.min(2, cards); sharp++) {
                FIRST[3 * cards + sharp] = next;
                next += POWER[cards];
                if (cards - sharp >= 2) {
                    FIRST_PENDING[3 * cards + sharp] = next;
                    next += POWER[cards - 1];
                }
            }
        }
        RADIX = next;
        BEYOND = Table.SPREAD * RADIX * RADIX * RADIX * RADIX;
    }

    private static final int KING_AND_QUEEN = 0x30;

    private final long[] codes = new long[4 * 256];
    private final int[] sequence = new int[256];

    /**
     * Numbers every part of one suit.
     *
     * @param second the part of the first seat after the soloist
     * @param third the part of the second seat after the soloist
     * @param all all cards left of the suit
     * @param sharpCount whether aces and tens count more than others
     * @param marriage whether announcing its king and queen is still open
     */
    void number(int suit, int all, int second, int third, boolean sharpCount, boolean marriage) {
        long unit = Table.SPREAD;
        for (int i = 0; i < suit; i++) {
            unit *= RADIX;
        }
        int part = 0;
        do {
            int cards = Integer.bitCount(part);
            if (part != 0) {
                int highest = Integer.highestOneBit(part);
                int owner = (second & highest) != 0 ? 1 : (third & highest) != 0 ? 2 : 0;
                sequence[part] = sequence[part ^ highest] + owner * POWER[cards - 1];
            }
            codes[suit << 8 | part] = unit * code(part, cards, sharpCount, marriage);
            part = (part - all) & all;
        } while (part != 0);
    }

    /** Numbers every part of one suit by its very cards. */
    void numberCards(int suit, int all) {
        int part = 0;
        do {
            codes[suit << 8 | part] = Table.SPREAD * ((long) part << (8 * suit));
            part = (part - all) & all;
        } while (part != 0);
    }

    private int code(int part, int cards, boolean sharpCount, boolean marriage) {
        if (!sharpCount) {
            return FIRST_PLAIN[cards] + sequence[part];
        }
        int sharp = Integer.bitCount(part >> 6);
        if (marriage && (part & KING_AND_QUEEN) == KING_AND_QUEEN) {
            int belowKing = cards - sharp - 1;
            int low = sequence[part & 0x1F];
            int high = sequence[part] / POWER[belowKing + 1];
            return FIRST_PENDING[3 * cards + sharp] + low + high * POWER[belowKing];
        }
        return FIRST[3 * cards + sharp] + sequence[part];
    }

    long of(int cards) {
        return codes[cards & 255]
                + codes[256 | (cards >>> 8 & 255)]
                + codes[512 | (cards >>> 16 & 255)]
                + codes[768 | (cards >>> 24)];
    }
}
