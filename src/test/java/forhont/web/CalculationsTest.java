package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class CalculationsTest {
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch end = new CountDownLatch(1);
    private final AtomicInteger times = new AtomicInteger();

    private String slow() {
        times.incrementAndGet();
        begun.countDown();
        await(end);
        return "found";
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static <T> CompletableFuture<T> aside(Supplier<T> work) {
        CompletableFuture<T> found = new CompletableFuture<>();
        Thread thread = new Thread(() -> found.complete(work.get()));
        thread.setDaemon(true);
        thread.start();
        return found;
    }

    @Test
    void whoever_asks_for_the_same_meanwhile_shares_one_calculation() {
        Calculations<String, String> calculations = new Calculations<>(2, Duration.ofSeconds(50));
        CompletableFuture<Optional<String>> first = aside(() -> calculations.find("a", this::slow));
        await(begun);
        assertThat(calculations.find("b", () -> "other")).contains("other");
        Thread here = Thread.currentThread();
        CompletableFuture<Boolean> ended = aside(() -> {
            while (here.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
            end.countDown();
            return true;
        });
        assertThat(calculations.find("a", () -> "not shared")).contains("found");
        assertThat(first.join()).contains("found");
        assertThat(ended.join()).isTrue();
        assertThat(times).hasValue(1);
    }

    @Test
    void nobody_waits_longer_than_patience_lasts_and_the_place_is_free_again() {
        Calculations<String, String> calculations = new Calculations<>(1, Duration.ofMillis(20));
        CompletableFuture<Optional<String>> first = aside(() -> calculations.find("a", this::slow));
        await(begun);
        assertThat(calculations.find("b", () -> "other")).as("no place").isEmpty();
        assertThat(calculations.find("a", () -> "other"))
                .as("not ready in time")
                .isEmpty();
        end.countDown();
        assertThat(first.join()).contains("found");
        assertThat(calculations.find("b", () -> "other")).contains("other");
        assertThat(times).hasValue(1);
    }

    @Test
    void what_breaks_breaks_for_whoever_asked_and_takes_no_place() {
        Calculations<String, String> calculations = new Calculations<>(1, Duration.ofSeconds(50));
        assertThatThrownBy(() -> calculations.find("a", () -> {
                    throw new IllegalArgumentException("inside");
                }))
                .hasRootCauseMessage("inside");
        assertThat(calculations.find("a", () -> "other")).contains("other");
    }
}
