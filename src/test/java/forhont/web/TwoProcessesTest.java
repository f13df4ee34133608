package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.storage.Address;
import forhont.storage.Secret;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two sites, each with connections of its own, on one PostgreSQL that is stopped and started again in mid-load. */
class TwoSitesTest {
    private static final int LEARNERS = 50;
    private static final int ANSWERS = 6;
    private static final String STEP = "/cs/lessons/trumping/follow-suit";
    private static final String BANNER = "banner is-warning";

    @TempDir
    private Path data;

    /** The digests of the items whose verdict came without the banner, by learner. */
    private final Map<String, Collection<String>> confirmed = new ConcurrentHashMap<>();

    @Test
    @Timeout(180)
    void learners_move_between_the_sites_and_nothing_confirmed_is_lost() throws Exception {
        EmbeddedPostgres postgres = start(0);
        int port = postgres.getPort();
        Address address = new Address.Postgres(postgres.getJdbcUrl("postgres", "postgres"));
        try (TestSite first = new TestSite(address);
                TestSite second = new TestSite(address)) {
            List<Client> clients = List.of(new Client(first), new Client(second));
            ExecutorService learners = Executors.newFixedThreadPool(8);
            round(learners, clients, new CountDownLatch(1));
            CountDownLatch amid = new CountDownLatch(LEARNERS);
            List<Future<?>> load = send(learners, clients, amid);
            assertThat(amid.await(60, TimeUnit.SECONDS)).isTrue();
            postgres.close();
            for (Future<?> learner : load) {
                learner.get();
            }
            for (Client client : clients) {
                HttpResponse<String> judged = client.post(STEP, "answer=JS&try=1");
                assertThat(judged.body()).contains("verdict is-right").contains(BANNER);
            }
            try (EmbeddedPostgres again = start(port)) {
                assertThat(again.getPort()).isEqualTo(port);
                for (Client client : clients) {
                    while (client.get("/cs/").body().contains(BANNER)) {
                        Thread.onSpinWait();
                    }
                }
                round(learners, clients, new CountDownLatch(1));
                learners.shutdown();
                prove(clients);
            }
        }
    }

    private EmbeddedPostgres start(int port) throws Exception {
        EmbeddedPostgres.Builder builder =
                EmbeddedPostgres.builder().setDataDirectory(data).setCleanDataDirectory(false);
        return (port == 0 ? builder : builder.setPort(port)).start();
    }

    private void round(ExecutorService learners, List<Client> clients, CountDownLatch answered) throws Exception {
        for (Future<?> learner : send(learners, clients, answered)) {
            learner.get();
        }
    }

    private List<Future<?>> send(ExecutorService learners, List<Client> clients, CountDownLatch answered) {
        List<Future<?>> all = new ArrayList<>();
        for (int number = 0; number < LEARNERS; number++) {
            String learner = "learner=%032x".formatted(number + 1);
            all.add(learners.submit(() -> {
                for (int i = 0; i < ANSWERS; i++) {
                    answer(clients.get(i % clients.size()), learner);
                    answered.countDown();
                }
            }));
        }
        return all;
    }

    private void answer(Client client, String learner) {
        Secret item = Secret.random();
        HttpResponse<String> judged = client.post(
                STEP, "answer=JS&try=1&item=" + item.text(), "Cookie", learner, "Sec-Fetch-Site", "same-origin");
        assertThat(judged.body()).contains("verdict is-right");
        if (!judged.body().contains(BANNER)) {
            confirmed
                    .computeIfAbsent(learner, key -> new ConcurrentLinkedQueue<>())
                    .add(item.digest());
        }
    }

    private void prove(List<Client> clients) {
        assertThat(confirmed).hasSize(LEARNERS);
        confirmed.forEach((learner, items) -> {
            assertThat(items).hasSizeGreaterThanOrEqualTo(2 * ANSWERS);
            for (Client client : clients) {
                String export =
                        client.get("/cs/my-data/export", "Cookie", learner).body();
                assertThat(items).allSatisfy(item -> assertThat(export).containsOnlyOnce(item));
            }
        });
    }
}
