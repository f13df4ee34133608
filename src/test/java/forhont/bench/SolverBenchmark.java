package forhont.bench;

import forhont.rules.Position;
import forhont.settlement.Doubles;
import forhont.solver.Deals;
import forhont.solver.Goal;
import forhont.solver.Solution;
import forhont.solver.Solver;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One random full deal after another, the solver's table emptied before each. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 5)
@Measurement(iterations = 5, time = 5)
public class SolverBenchmark {
    private static final int DEALS = 1000;

    @Param({"POINTS", "SEVEN", "SEVEN_AGAINST", "BETL", "DURCH", "SETTLEMENT"})
    public Goal.Kind goal;

    private final Solver solver = new Solver();
    private List<Position> deals = List.of();
    private int next;

    @Setup
    public void deal() {
        deals = IntStream.range(0, DEALS)
                .mapToObj(number -> Deals.deal(number, goal))
                .toList();
    }

    private Position position() {
        next = next + 1 == DEALS ? 0 : next + 1;
        return deals.get(next);
    }

    @Benchmark
    public int value() {
        return solver.value(position(), new Goal(goal, Doubles.NONE));
    }

    @Benchmark
    public List<Solution.CardValue> everyLegalCard() {
        return solver.values(position(), new Goal(goal, Doubles.NONE));
    }
}
