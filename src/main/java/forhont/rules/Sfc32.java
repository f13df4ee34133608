package forhont.rules;

import java.util.random.RandomGenerator;

/** Chance that is the same everywhere: a seed gives the same numbers on a server, in a browser and on paper. */
public final class Sfc32 implements RandomGenerator {
    private static final int WARM_UP = 12;

    private int a;
    private int b;
    private int c;
    private int counter = 1;

    /** The small fast counting generator of 32 bits by Chris Doty-Humphrey, seeded as its author does. */
    public Sfc32(long seed) {
        b = (int) seed;
        c = (int) (seed >>> 32);
        for (int round = 0; round < WARM_UP; round++) {
            nextInt();
        }
    }

    @Override
    public int nextInt() {
        int next = a + b + counter++;
        a = b ^ (b >>> 9);
        b = c + (c << 3);
        c = Integer.rotateLeft(c, 21) + next;
        return next;
    }

    /** Each number from 0 below the bound is equally likely; only 32-bit steps are used. */
    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("a bound is above zero: " + bound);
        }
        if (bound == 1) {
            return 0;
        }
        int spare = Integer.numberOfLeadingZeros(bound - 1);
        int next = nextInt() >>> spare;
        while (next >= bound) {
            next = nextInt() >>> spare;
        }
        return next;
    }

    @Override
    public int nextInt(int origin, int bound) {
        if (origin >= bound || bound - origin <= 0) {
            throw new IllegalArgumentException("not a range: " + origin + " to " + bound);
        }
        return origin + nextInt(bound - origin);
    }

    @Override
    public long nextLong() {
        long high = nextInt();
        return high << 32 | Integer.toUnsignedLong(nextInt());
    }
}
