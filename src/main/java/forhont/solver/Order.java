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

    int[] scale = {16, 16, 16};
    final int[] worked = new int[3 * 96];

    {
        for (int who = 0; who < 3; who++) {
            for (int f = 0; f < 16; f++) {
                boolean trump = (f & 1) != 0;
                boolean sharp = (f & 2) != 0;
                boolean top = (f & 4) != 0;
                lead[who << 4 | f] = (sharp ? top ? 300 : -300 : top ? 100 : 0) + (trump ? who == 0 ? 60 : -100 : 0);
                third[who << 4 | f] = (sharp ? (f & 4) != 0 ? 400 : -400 : 0) + (trump ? -30 : 0);
            }
            for (int f = 0; f < 32; f++) {
                boolean trump = (f & 1) != 0;
                boolean sharp = (f & 2) != 0;
                boolean wins = (f & 4) != 0;
                boolean beaten = (f & 16) != 0;
                boolean good = who == 0 ? wins && !beaten : who == 1 ? wins || beaten : !beaten;
                second[who << 5 | f] = (sharp ? good ? 400 : -400 : good ? 50 : 0) + (trump ? -30 : 0);
            }
        }
    }

    void forget() {
        Arrays.fill(worked, 0);
    }
}
