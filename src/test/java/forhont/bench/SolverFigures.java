package forhont.bench;

import forhont.rules.Position;
import forhont.settlement.Doubles;
import forhont.solver.Deals;
import forhont.solver.Goal;
import forhont.solver.Solver;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.ToLongFunction;

/** Prints p50, p99 and node counts over 1,000 random full deals for each goal, each deal its fastest of five. */
public final class SolverFigures {
    private static final int DEALS = 1000;
    private static final int ROUNDS = 5;

    private SolverFigures() {}

    public static void main(String[] args) {
        System.out.println("goal            p50 ms   p99 ms     nodes p50   p99");
        Solver solver = new Solver();
        for (Goal.Kind kind : Goal.Kind.values()) {
            Goal goal = new Goal(kind, Doubles.NONE);
            measure(kind, "", solver, position -> solver.value(position, goal));
        }
        for (Goal.Kind kind : Goal.Kind.values()) {
            Goal goal = new Goal(kind, Doubles.NONE);
            measure(
                    kind,
                    ", every legal card",
                    solver,
                    position -> solver.values(position, goal).size());
        }
    }

    private static void measure(Goal.Kind kind, String what, Solver solver, ToLongFunction<Position> question) {
        long[] nanos = new long[DEALS];
        long[] nodes = new long[DEALS];
        Arrays.fill(nanos, Long.MAX_VALUE);
        long answers = 0;
        for (int round = 0; round < ROUNDS; round++) {
            for (int number = 0; number < DEALS; number++) {
                Position deal = Deals.deal(number, kind);
                long before = System.nanoTime();
                answers += question.applyAsLong(deal);
                nanos[number] = Math.min(nanos[number], System.nanoTime() - before);
                nodes[number] = solver.nodes();
            }
        }
        Arrays.sort(nanos);
        Arrays.sort(nodes);
        System.out.println(String.format(
                Locale.ROOT,
                "%-14s %8.3f %8.3f %9d %9d%s  (%d)",
                kind,
                nanos[DEALS / 2] / 1e6,
                nanos[DEALS * 99 / 100] / 1e6,
                nodes[DEALS / 2],
                nodes[DEALS * 99 / 100],
                what,
                answers));
    }
}
