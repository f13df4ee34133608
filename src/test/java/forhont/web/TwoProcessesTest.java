package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.storage.Address;
import forhont.storage.Secret;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two processes that serve the site from one PostgreSQL. 50 learners answer without a pause, each answer at the other
 * process; amid this PostgreSQL is stopped and started again.
 */
class TwoProcessesTest {
    private static final int LEARNERS = 50;
    private static final int AT_A_TIME = 6;
    private static final int SECONDS = 60;
    private static final String BANNER = "banner is-warning";

    @TempDir
    private Path data;

    private final AtomicInteger next = new AtomicInteger();
    private final AtomicBoolean over = new AtomicBoolean();
    private final Semaphore kept = new Semaphore(0);
    private final Semaphore paused = new Semaphore(0);

    /** The digests of the items whose verdict came without the banner, by learner. */
    private final Map<Integer, Collection<String>> confirmed = new ConcurrentHashMap<>();

    @Test
    @Timeout(240)
    void learners_move_between_the_processes_and_nothing_confirmed_is_lost_when_postgresql_stops() throws Exception {
        EmbeddedPostgres postgres = start(0);
        int port = postgres.getPort();
        Address address = new Address.Postgres(postgres.getJdbcUrl("postgres", "postgres"));
        try (Served first = Served.on(address);
                Served second = Served.on(address)) {
            List<Client> sites = List.of(first.client(), second.client());
            ExecutorService threads = Executors.newFixedThreadPool(AT_A_TIME);
            List<Future<?>> load = Stream.<Future<?>>generate(() -> threads.submit(() -> answerUntilOver(sites)))
                    .limit(AT_A_TIME)
                    .toList();
            await(kept, 4 * LEARNERS);
            postgres.close();
            await(paused, 2 * LEARNERS);
            for (Client site : sites) {
                assertThat(site.get("/cs/").body()).contains(BANNER);
            }
            try (EmbeddedPostgres again = start(port)) {
                assertThat(again.getPort()).isEqualTo(port);
                for (Client site : sites) {
                    while (site.get("/cs/").body().contains(BANNER)) {
                        Thread.onSpinWait();
                    }
                }
                kept.drainPermits();
                await(kept, 4 * LEARNERS);
                over.set(true);
                for (Future<?> thread : load) {
                    thread.get();
                }
                threads.shutdown();
                prove(sites);
            }
        }
    }

    private EmbeddedPostgres start(int port) throws Exception {
        EmbeddedPostgres.Builder builder =
                EmbeddedPostgres.builder().setDataDirectory(data).setCleanDataDirectory(false);
        return (port == 0 ? builder : builder.setPort(port)).start();
    }

    private static void await(Semaphore answers, int number) throws InterruptedException {
        assertThat(answers.tryAcquire(number, SECONDS, TimeUnit.SECONDS)).isTrue();
    }

    private void answerUntilOver(List<Client> sites) {
        while (!over.get()) {
            int number = next.getAndIncrement();
            int learner = number % LEARNERS;
            int turn = number / LEARNERS;
            Secret item = Secret.random();
            answer(Device.of(sites.get(turn % 2), learner), learner, item);
            if (turn % 3 == 0) {
                answer(Device.of(sites.get((turn + 1) % 2), learner), learner, item);
            }
        }
    }

    private void answer(Device device, int learner, Secret item) {
        HttpResponse<String> judged = device.post(Device.STEP, "answer=JS&try=1&item=" + item.text());
        assertThat(judged.body()).contains("verdict is-right");
        if (judged.body().contains(BANNER)) {
            paused.release();
        } else {
            confirmed
                    .computeIfAbsent(learner, key -> new ConcurrentLinkedQueue<>())
                    .add(item.digest());
            kept.release();
        }
    }

    private void prove(List<Client> sites) {
        assertThat(confirmed).hasSize(LEARNERS);
        confirmed.forEach((learner, items) -> {
            assertThat(items).hasSizeGreaterThanOrEqualTo(8);
            for (Client site : sites) {
                String export = Device.of(site, learner).get(Device.EXPORT).body();
                assertThat(items).allSatisfy(item -> assertThat(export).containsOnlyOnce(item));
            }
        });
        int answers = confirmed.values().stream().mapToInt(Collection::size).sum();
        System.out.println(answers + " answers of " + LEARNERS + " learners at two processes, none lost, none doubled");
    }
}
