package forhont.protocol;

import forhont.solver.Evaluation;
import forhont.solver.Solver;
import forhont.solver.Tally;
import forhont.solver.Worth;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;

/** Evaluates a hand on several threads; the answer is the same with any number of them. */
public final class EvaluationRun {
    private final int threads;

    public EvaluationRun(int threads) {
        this.threads = threads;
    }

    /** One thread for each processor there is. */
    public static EvaluationRun onAllProcessors() {
        return new EvaluationRun(Runtime.getRuntime().availableProcessors());
    }

    /**
     * The contracts, best first; empty if cancelled.
     *
     * @param progress told how far it is, 0 to 1
     * @param cancelled asked before each batch
     */
    public Optional<List<Worth>> run(Evaluation evaluation, DoubleConsumer progress, BooleanSupplier cancelled) {
        List<Solver> solvers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            solvers.add(new Solver());
        }
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Evaluation.Batch> batches = evaluation.next();
            while (!batches.isEmpty()) {
                List<List<Tally>> found = round(batches, solvers, executor, cancelled);
                if (found.size() < batches.size()) {
                    return Optional.empty();
                }
                evaluation.merge(found);
                progress.accept(evaluation.progress());
                batches = evaluation.next();
            }
            return Optional.of(evaluation.worths());
        } finally {
            executor.shutdown();
        }
    }

    private static List<List<Tally>> round(
            List<Evaluation.Batch> batches, List<Solver> solvers, ExecutorService executor, BooleanSupplier cancelled) {
        AtomicInteger next = new AtomicInteger();
        List<List<Tally>> found = new ArrayList<>(Collections.nCopies(batches.size(), List.of()));
        List<Callable<Boolean>> workers = new ArrayList<>();
        for (Solver solver : solvers) {
            workers.add(() -> {
                for (int i = next.getAndIncrement(); i < batches.size(); i = next.getAndIncrement()) {
                    if (cancelled.getAsBoolean()) {
                        return false;
                    }
                    found.set(i, batches.get(i).run(solver));
                }
                return true;
            });
        }
        return finished(workers, executor) ? found : List.of();
    }

    private static boolean finished(List<Callable<Boolean>> workers, ExecutorService executor) {
        try {
            boolean finished = true;
            for (Future<Boolean> worker : executor.invokeAll(workers)) {
                finished &= worker.get();
            }
            return finished;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a batch failed", e.getCause());
        }
    }
}
