package forhont.play;

import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.Deal;
import forhont.rules.Ladder;
import forhont.rules.Rank;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import forhont.rules.Side;
import forhont.rules.Stage;
import forhont.solver.Solver;
import forhont.solver.Weighed;
import forhont.solver.Weighing;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/** Plays the seats the learner does not sit in: a seat does only what it may, and knows only what it sees. */
record Others(Strength strength, Solver solver) {
    /** How many discards are weighed for each contract that may follow. */
    private static final int PAIRS = 4;

    /** By how many units an unseen card has to be better. */
    private static final int DEAR_UNSEEN = 2;

    /** What else is said is louder than silence too. */
    private static final double SHARE = 0.6;

    private static final double LEAD = 0.75;

    /**
     * In what share of the layouts a raise has to bring more, by the step it climbs to: flek, re; nobody climbs higher.
     * Cards played open flatter the defence, and the rare layouts in which it makes a silent hundred weigh most on
     * average: so it doubles a plain game only where it wins in nearly all layouts, and an announced seven only where it
     * wins in all. An announced hundred and a contract without trump it does not double: nobody undertakes them with cards
     * like those most layouts give.
     *
     * <p>With the seeds 1 to 200 of the traditional rules and three seats of middle strength the defence doubles 56 of 192
     * Suits, wins 38 of them and gains 0.7 of V by each flek. At a share of 0.6, with any cards supposed for the soloist
     * and steps without end, it doubled 177 of 195, won 84 and lost 3.5 by each.
     */
    private static final double[] RAISE_SHARES = {0.85, 0.75};

    private static final double[] RAISE_LEADS = {0.75, 1.5};

    private static final double ALL = 1;

    /** What is said before the first lead doubles everything, so it is weighed in more layouts than the rest. */
    private static final int WORDS = 2;

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
        int layouts = view.stage() == Stage.ANNOUNCEMENTS ? WORDS * strength.layouts() : strength.layouts();
        List<Weighed> weighed =
                new Weighing(view, solver, layouts, chance).weigh(Weighing.promising(view, options, PAIRS));
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
            best = isClear(view, each, quiet) && each.sum() > best.sum() ? each : best;
        }
        return best.action();
    }

    private static boolean isClear(SeatView view, Weighed loud, Weighed quiet) {
        OptionalInt step = step(view, loud.action());
        if (isNeverSaid(view, loud.action()) || step.orElse(0) >= RAISE_SHARES.length) {
            return false;
        }
        double lead = step.isPresent() ? RAISE_LEADS[step.getAsInt()] : LEAD;
        double share = step.isPresent() ? RAISE_SHARES[step.getAsInt()] : SHARE;
        return loud.lead(quiet) >= lead && loud.share(quiet) >= (isFlekOnSeven(view, loud.action()) ? ALL : share);
    }

    /** Which step on a ladder an act climbs to at most, counted from 0; what a defender announces against counts as the first. */
    private static OptionalInt step(SeatView view, Action action) {
        if (action instanceof Action.Good good) {
            return good.flek() ? OptionalInt.of(0) : OptionalInt.empty();
        }
        if (!(action instanceof Action.Speak speak) || isFirstWord(view, speak)) {
            return OptionalInt.empty();
        }
        int step = 0;
        for (Ladder ladder : speak.raises()) {
            step = Math.max(step, view.doubling().steps(ladder));
        }
        return OptionalInt.of(step);
    }

    /** Whether it is a flek on a contract without trump, or on a hundred that the soloist has announced. */
    private static boolean isNeverSaid(SeatView view, Action action) {
        if (action instanceof Action.Good good) {
            return good.flek();
        }
        boolean hundred = view.announced().hundred().equals(Optional.of(Side.SOLOIST));
        return hundred && isByDefence(view, action, Ladder.GAME);
    }

    private static boolean isFlekOnSeven(SeatView view, Action action) {
        return isByDefence(view, action, Ladder.SEVEN);
    }

    private static boolean isByDefence(SeatView view, Action action, Ladder ladder) {
        return action instanceof Action.Speak speak
                && !view.soloist().equals(Optional.of(view.seat()))
                && speak.raises().contains(ladder);
    }

    /** Whether the soloist only announces. */
    private static boolean isFirstWord(SeatView view, Action.Speak speak) {
        return speak.raises().isEmpty() && view.soloist().equals(Optional.of(view.seat()));
    }
}
