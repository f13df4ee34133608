package forhont.web;

import forhont.play.Judgement;
import forhont.play.PlayThrough;
import forhont.solver.Solver;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;

/** Lets the others act and judges the learner, with solvers that are used again and judgements that are found once. */
final class Thinking {
    private static final int MOST_KNOWN = 5_000;

    private final Queue<Solver> idle = new ConcurrentLinkedQueue<>();
    private final Map<String, Judgement> known = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Judgement> eldest) {
            return size() > MOST_KNOWN;
        }
    });

    /** The deal after all that the others do now. */
    PlayThrough played(PlayThrough deal) {
        return deal.waits() ? with(deal::played) : deal;
    }

    /** What the learner's act at that place was worth. */
    Judgement judge(PlayThrough deal, int turn) {
        String act = deal.upTo(turn + 1).code();
        Judgement before = known.get(act);
        if (before != null) {
            return before;
        }
        Judgement found = with(solver -> deal.judge(turn, solver));
        known.put(act, found);
        return found;
    }

    private <T> T with(Function<Solver, T> work) {
        Solver taken = idle.poll();
        Solver solver = taken == null ? new Solver() : taken;
        T result = work.apply(solver);
        idle.add(solver);
        return result;
    }
}
