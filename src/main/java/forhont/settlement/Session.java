package forhont.settlement;

import forhont.rules.Dealing;
import forhont.rules.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * A sitting of three players: the account of each deal in order, and what they come to. Players are numbered 0 to
 * 2 clockwise and keep their chairs; the deal passes to the left.
 *
 * @param firstDealer the player drawn to deal first
 * @param deals what each seat received, deal by deal
 */
public record Session(Dealing dealing, int firstDealer, Agreement agreement, List<Payments> deals) {
    private static final int PLAYERS = 3;

    public Session {
        deals = List.copyOf(deals);
        if (firstDealer < 0 || firstDealer >= PLAYERS) {
            throw new IllegalArgumentException("players are numbered 0 to 2: " + firstDealer);
        }
        for (int played = 1; played < deals.size(); played++) {
            if (over(agreement, balances(dealing, firstDealer, deals.subList(0, played)), played)) {
                throw new IllegalArgumentException("the session was over after " + played + " deals");
            }
        }
    }

    public static Session start(Dealing dealing, int firstDealer, Agreement agreement) {
        return new Session(dealing, firstDealer, agreement, List.of());
    }

    /** With one more deal. */
    public Session with(Payments deal) {
        List<Payments> more = new ArrayList<>(deals);
        more.add(deal);
        return new Session(dealing, firstDealer, agreement, more);
    }

    /** Without the deal entered last; a session without deals stays as it is. */
    public Session undone() {
        return deals.isEmpty()
                ? this
                : new Session(dealing, firstDealer, agreement, deals.subList(0, deals.size() - 1));
    }

    /** Who deals the deal of that number, counted from 0. */
    public int dealer(int deal) {
        return (firstDealer + deal) % PLAYERS;
    }

    /** Who sits in a seat in the deal of that number, counted from 0. */
    public int player(Seat seat, int deal) {
        return player(dealing, dealer(deal), seat);
    }

    private static int player(Dealing dealing, int dealer, Seat seat) {
        return (dealer + PLAYERS + seat.number() - dealing.dealer().number()) % PLAYERS;
    }

    /** What each player has won or lost so far. */
    public List<Integer> balances() {
        return balances(dealing, firstDealer, deals);
    }

    private static List<Integer> balances(Dealing dealing, int firstDealer, List<Payments> deals) {
        int[] balances = new int[PLAYERS];
        for (int deal = 0; deal < deals.size(); deal++) {
            for (Seat seat : Seat.values()) {
                balances[player(dealing, (firstDealer + deal) % PLAYERS, seat)] +=
                        deals.get(deal).of(seat);
            }
        }
        return List.of(balances[0], balances[1], balances[2]);
    }

    /** Whether the agreed deals are played, or the agreed total is reached, and no tie is left to play off. */
    public boolean over() {
        return over(agreement, balances(), deals.size());
    }

    private static boolean over(Agreement agreement, List<Integer> balances, int played) {
        if (played == 0 || played % Agreement.ROUND != 0) {
            return false;
        }
        int best = best(balances);
        boolean total = agreement.total().filter(agreed -> best >= agreed).isPresent();
        boolean tie = balances.stream().filter(balance -> balance == best).count() > 1;
        return (total || played >= agreement.deals()) && !(tie && agreement.playOff());
    }

    /** Whether deals are played only because of a tie. */
    public boolean playingOff() {
        return !over() && deals.size() >= agreement.deals();
    }

    /** The players with the best balance so far, more than one where it is a tie. */
    public List<Integer> leaders() {
        List<Integer> balances = balances();
        List<Integer> leaders = new ArrayList<>();
        for (int player = 0; player < PLAYERS; player++) {
            if (balances.get(player) == best(balances)) {
                leaders.add(player);
            }
        }
        return List.copyOf(leaders);
    }

    private static int best(List<Integer> balances) {
        return balances.stream().mapToInt(Integer::intValue).max().orElseThrow();
    }
}
