package forhont.solver;

import java.util.Arrays;

/**
 * Which card is tried first: what usually works at that place in the trick, found by trial on random deals, and what has
 * worked in this deal. It changes only how long the search takes.
 */
final class Order {
    /**
     * For the card led, by seat (64 each, the soloist first): trump 1, sharp 2, best of its suit 4, no other hand has its
     * suit 8. Led by the soloist: the next seat void 16, the third void 32; by a defender: the soloist void 16, the
     * partner has the better of the two best cards 32.
     */
    final int[] lead = {
        0, 60, -300, -86, 100, 37, 300, 395, 0, 60, -300, -240, 100, 160, 450, 360, 0, 60, -300, -208, 100, 37, 287,
        360, 0, 60, -300, -240, 100, 160, 450, 360, 0, 60, -165, -208, 144, 37, 300, 360, 0, 60, -300, -240, 100, 160,
        450, 360, 0, 60, -300, -208, 100, 37, 300, 360, 0, 60, -300, -240, 100, 160, 450, 360, -106, -36, -300, -400,
        100, 0, 300, 200, 0, -100, -300, -400, 100, 0, 300, 200, -106, -36, -300, -400, 100, 0, 300, 200, 0, -100, -300,
        -400, 100, 0, 300, 200, -694, -36, -300, -400, 100, 2, 300, 200, 0, -100, -300, -400, 100, 0, 300, 200, 194,
        -36, -300, -400, 100, 0, 318, 200, 0, -100, -300, -400, 100, 0, 300, 200, 0, -100, -300, -400, 100, 0, 300, 200,
        0, -100, -300, -400, 100, 0, 300, 200, 0, -100, -300, -400, 100, 0, 300, 200, 0, -100, -300, -400, 100, 0, 300,
        200, 0, -100, 67, -400, 100, 126, 300, 200, 0, -100, -300, -400, 100, 0, 300, 200, 0, -100, -444, -400, -50, 0,
        300, 200, 0, -100, -300, -400, 100, 0, 300, 200
    };

    /** For the second card, by seat (32 each): trump 1, sharp 2, wins so far 4, sharp card led 8, can be beaten 16. */
    final int[] second = {
        0, -30, -400, -430, -4, -108, 400, 580, 0, -30, -378, -560, 50, -27, 400, 370, 0, -30, -400, -430, -67, 149,
        -679, -460, 0, -30, -400, -430, 0, -92, -400, -430, 56, -30, -400, -430, -107, 20, 400, 370, 0, -30, -595, -430,
        50, 20, 400, 370, -433, 20, 400, 370, -21, 20, 400, 370, 50, 20, 400, 370, 50, 20, 400, 370, 50, 20, 400, 370,
        50, 20, 400, 370, 50, 20, 161, 370, 50, 42, 400, 370, 0, -30, -738, -430, -96, -30, -400, -430, 0, -30, -400,
        -430, 0, -30, -400, -430
    };

    /** For the third card, by seat (32 each): trump 1, sharp 2, wins for its side 4, takes a sharp card 8, wins 16. */
    final int[] third = {
        0, -30, -456, -430, 54, -102, 400, 370, 0, -30, -456, -430, 54, -102, 400, 370, 0, -30, -456, -430, 54, -102,
        400, 370, 0, -30, -456, -430, 54, -102, 400, 370, 0, -30, -400, -430, -283, -30, 400, 370, 0, -30, -400, -430,
        -283, -30, 400, 370, 0, -30, -400, -430, -283, -30, 400, 370, 0, -30, -400, -430, -283, -30, 400, 370, 0, -30,
        -400, -430, 0, -30, 400, 343, 0, -30, -400, -430, 0, -30, 400, 343, 0, -30, -400, -430, 0, -30, 400, 343, 0,
        -30, -400, -430, 0, -30, 400, 343
    };

    /** For each rank higher, by seat: in a side suit and in trumps. */
    final int[] leadRank = {25, 0, -3, 43, 0, 0};

    /** For each rank higher, by seat: losing and winning. */
    final int[] secondRank = {0, 19, -32, -16, 0, 0};

    final int[] thirdRank = {0, -3, 0, -8, -41, 5};

    /** What a success counts, by place in the trick. */
    final int[] success = {1, 1, 2};

    /** Successes so far, by place in the trick (96 each), seat and card. */
    final int[] worked = new int[3 * 96];

    void forget() {
        Arrays.fill(worked, 0);
    }
}
