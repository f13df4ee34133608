package forhont.solver;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import forhont.rules.Position;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Memory the solver takes for one answer. */
class AllocationTest {
    private static final int SETTING_UP = 200_000;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void the_search_itself_allocates_nothing() {
        Solver solver = new Solver();
        solver.value(Deals.deal(0, Goal.Kind.POINTS), Goal.POINTS);
        long most = 0;
        for (int number = 0; number < 100; number++) {
            Position deal = Deals.deal(number, Goal.Kind.POINTS);
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            solver.value(deal, Goal.POINTS);
            long after = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            assertThat(after - before).isLessThan(SETTING_UP);
            most = Math.max(most, solver.nodes());
        }
        assertThat(most).isGreaterThan(SETTING_UP / 8);
    }
}
