package forhont.play;

import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.Deal;
import forhont.rules.Rank;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import forhont.rules.Stage;
import forhont.solver.Solver;
import forhont.solver.Weighed;
import forhont.solver.Weighing;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/** Plays the seats the learner does not sit in: a seat does only what it may, and knows only what it sees. */
record Others(Strength strength, Solver solver) {
    /** How many discards are weighed for each contract that may follow. */
    private static final int PAIRS = 4;

    /** By how many units an unseen card has to be better. */
    private static final int DEAR_UNSEEN = 2;

    /** From the fourth step on nobody raises without having nothing to lose. */
    private static final double[] SHARES = {0.6, 0.75, 0.9, 1.1};

    private static final double[] LEADS = {0.75, 1.5, 3, 1000};

    /** What the seat whose turn it is does now. */
    Action choose(Deal deal, RandomGenerator chance) {
        Seat seat = deal.toAct().orElseThrow(() -> new IllegalArgumentException("the deal is over"));
        List<Action> options = deal.options();
        if (options.size() == 1) {
            return options.get(0);
        }
        SeatView view = deal.view(seat);
        if (view.stage() == Stage.PLAY) {
            return Action.Play.of(strength.policy().choose(view, solver, chance));
        }
        List<Weighed> weighed =
                new Weighing(view, solver, strength.layouts(), chance).weigh(Weighing.promising(view, options, PAIRS));
        return view.stage() == Stage.TRUMP || view.stage() == Stage.DISCARD
                ? dearest(weighed)
                : cautious(view, weighed);
    }

    /** What brings most; of equals the plainest. A card is laid unseen only where that is clearly better. */
    private static Action dearest(List<Weighed> weighed) {
        return weighed.stream()
                .min(Comparator.comparingInt((Weighed each) -> DEAR_UNSEEN * unseen(each) - each.sum())
                        .thenComparingInt(each -> plainness(each.action())))
                .orElseThrow()
                .action();
    }

    private static int unseen(Weighed weighed) {
        return weighed.action() instanceof Action.LayBlind ? weighed.values().size() : 0;
    }

    /** A low card shows least of the hand when it is turned up; the seven is kept hidden. */
    private static int plainness(Action action) {
        if (action instanceof Action.Lay lay) {
            Card card = lay.card();
            return card.rank() == Rank.SEVEN
                    ? Rank.values().length
                    : card.rank().inSuit();
        }
        return 2 * Rank.values().length;
    }

    /** The quietest thing to say, unless something louder is clearly better. */
    private static Action cautious(SeatView view, List<Weighed> weighed) {
        Weighed quiet = weighed.get(0);
        Weighed best = quiet;
        for (Weighed each : weighed) {
            int step = boldness(view, each.action());
            boolean clear = each.lead(quiet) >= LEADS[step] && each.share(quiet) >= SHARES[step];
            best = clear && each.sum() > best.sum() ? each : best;
        }
        return best.action();
    }

    /** Which step on a ladder it climbs to at most, counted from 0. */
    private static int boldness(SeatView view, Action action) {
        int step = 0;
        if (action instanceof Action.Speak speak) {
            for (var ladder : speak.raises()) {
                step = Math.max(step, view.doubling().steps(ladder));
            }
        }
        return Math.min(step, SHARES.length - 1);
    }
}
