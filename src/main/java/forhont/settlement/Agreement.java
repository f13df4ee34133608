package forhont.settlement;

import java.util.Optional;

/**
 * What a table agrees on before a session.
 *
 * @param deals how many deals it has: a multiple of three, so that each player deals as often as the others
 * @param total the balance that ends it sooner, at the end of the round of dealers in which it is reached
 * @param playOff whether a tie for the best balance is played off with three more deals at a time
 */
public record Agreement(int deals, Optional<Integer> total, boolean playOff) {
    /** How many deals make a round of dealers. */
    public static final int ROUND = 3;

    private static final int MOST_DEALS = 999;

    public Agreement {
        if (deals < ROUND || deals > MOST_DEALS || deals % ROUND != 0) {
            throw new IllegalArgumentException("a session is a multiple of three deals, 3 to 999: " + deals);
        }
        if (total.isPresent() && total.get() < 1) {
            throw new IllegalArgumentException("the agreed total is above zero: " + total.get());
        }
    }
}
