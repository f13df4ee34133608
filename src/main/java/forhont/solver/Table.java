package forhont.solver;

import java.util.Arrays;

/**
 * Remembers, for situations before a lead, how many tens the soloist can still make: at least {@code low}, at most
 * {@code high}.
 *
 * <p>A situation is a 64-bit number; multiplied by an odd constant it is still that number, so its leading bits are the
 * place in the table and the others the mark kept there: two situations never mix. Emptying is a new epoch.
 */
final class Table {
    /** What every part of a situation's number is multiplied by. */
    static final long SPREAD = 0x9E3779B97F4A7C15L;

    private static final int NOTHING_KNOWN = 0xF0;

    private final int bits;
    private final long[] entries;
    private long epoch = 1 << 8;

    /** A table of 2 to that power entries, 10 to 20. */
    Table(int bits) {
        this.bits = bits;
        entries = new long[1 << bits];
    }

    void empty() {
        if (epoch == (1L << bits) - 256) {
            Arrays.fill(entries, 0);
            epoch = 0;
        }
        epoch += 1 << 8;
    }

    /** {@code low | high << 4}. */
    int bounds(long situation) {
        long entry = entries[(int) (situation >>> (64 - bits))];
        return (entry ^ (situation << bits | epoch)) >>> 8 == 0 ? (int) entry & 0xFF : NOTHING_KNOWN;
    }

    void atLeast(long situation, int low) {
        int bounds = bounds(situation);
        if (low > (bounds & 15)) {
            set(situation, (bounds & 0xF0) | low);
        }
    }

    void atMost(long situation, int high) {
        int bounds = bounds(situation);
        if (high < bounds >> 4) {
            set(situation, high << 4 | (bounds & 15));
        }
    }

    private void set(long situation, int bounds) {
        entries[(int) (situation >>> (64 - bits))] = situation << bits | epoch | bounds;
    }
}
