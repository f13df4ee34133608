package forhont.web;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Does what takes long a few at a time, and once for all who ask for the same meanwhile. */
final class Calculations<K, V> {
    private final Map<K, FutureTask<V>> running = new ConcurrentHashMap<>();
    private final Semaphore places;
    private final Duration patience;

    /**
     * Calculations of which so many run at a time.
     *
     * @param patience how long anybody waits for a place, and again for what another calculates
     */
    Calculations(int atOnce, Duration patience) {
        this.places = new Semaphore(atOnce, true);
        this.patience = patience;
    }

    /** What is calculated; empty where there is no place for it in time. */
    Optional<V> find(K key, Supplier<V> work) {
        FutureTask<V> own = new FutureTask<>(work::get);
        FutureTask<V> before = running.putIfAbsent(key, own);
        try {
            if (before == null) {
                run(key, own);
            }
            return Optional.of((before == null ? own : before).get(patience.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException | CancellationException late) {
            return Optional.empty();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException broken) {
            throw new IllegalStateException("what takes long is calculated", broken.getCause());
        }
    }

    private void run(K key, FutureTask<V> own) throws InterruptedException {
        try {
            if (places.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                try {
                    own.run();
                } finally {
                    places.release();
                }
            }
        } finally {
            running.remove(key);
            own.cancel(false);
        }
    }
}
