package forhont.solver;

import java.util.Arrays;

/** Which card is tried first: what usually works for that place in the trick, and what has worked in this deal. */
final class Order {
    /** For the card led, by seat (0 the soloist): trump 1, sharp 2, nobody can beat it in its suit 4, others void 8. */
    final int[] lead = new int[48];
    /** For the second card, by seat: trump 1, sharp 2, wins so far 4, sharp led 8, third can beat it 16. */
    final int[] second = new int[96];
    /** For the third card, by seat: trump 1, sharp 2, wins for the own side 4. */
    final int[] third = new int[48];

    int step = 1;
    final int[] worked = new int[3 * 96];

    void forget() {
        Arrays.fill(worked, 0);
    }
}
