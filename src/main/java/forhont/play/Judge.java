package forhont.play;

import forhont.rules.Action;
import forhont.rules.Deal;
import forhont.rules.Sfc32;
import forhont.solver.Solver;
import forhont.solver.Weighed;
import forhont.solver.Weighing;
import java.util.ArrayList;
import java.util.List;

/** Judges what a learner did without seeing the hidden cards: the same act in the same deal always alike. */
public final class Judge {
    /** In how many layouts of the hidden cards an act is weighed. */
    public static final int LAYOUTS = 16;

    private static final int PAIRS = 6;

    private Judge() {}

    /** The judgement on an act done before it was followed by anything; {@code seed} makes the chance. */
    static Judgement judge(Deal before, Action action, Solver solver, long seed) {
        List<Action> options = before.options();
        if (options.size() == 1) {
            return new Judgement(Judgement.Mark.ONLY, action, 0, Judgement.Tried.NOTHING);
        }
        var view = before.view(before.toAct().orElseThrow());
        List<Action> compared = new ArrayList<>(Weighing.promising(view, options, PAIRS));
        if (!compared.contains(action)) {
            compared.add(action);
        }
        List<Weighed> weighed = new Weighing(view, solver, LAYOUTS, new Sfc32(seed)).weigh(compared);
        Weighed chosen = weighed.get(compared.indexOf(action));
        Weighed best = chosen;
        for (Weighed each : weighed) {
            best = each.sum() > best.sum() ? each : best;
        }
        return Judgement.of(chosen, best);
    }
}
