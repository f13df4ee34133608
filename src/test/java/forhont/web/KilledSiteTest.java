package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Kind;
import forhont.storage.Address;
import forhont.storage.Secret;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the site at random moments while learners answer: each answer whose verdict came is there, once. Twice; more with
 * {@code mvn test -Dtest=KilledSiteTest -Dforhont.site.kills=50}.
 */
class KilledSiteTest {
    private static final int KILLS = Integer.getInteger("forhont.site.kills", 2);
    private static final int LEARNERS = 6;
    private static final int MOST_MILLISECONDS = 1000;
    private static final Practised PRACTISED = Practised.of(Kind.TRICK_WINNER, 1, 7);

    @TempDir
    private Path folder;

    private final Map<Integer, Collection<String>> confirmed = new ConcurrentHashMap<>();

    @Test
    void each_answer_whose_verdict_came_is_there_once_after_the_site_was_killed() throws Exception {
        Address.SqliteFile file = new Address.SqliteFile(folder.resolve("forhont.db"));
        Random chance = new Random(9);
        for (int kill = 1; kill <= KILLS; kill++) {
            int before = verdicts();
            answerUntilKilled(file, chance.nextInt(MOST_MILLISECONDS));
            assertThat(verdicts()).as("verdicts before kill " + kill).isGreaterThan(before);
            try (TestSite again = new TestSite(file)) {
                prove(new Client(again), kill);
            }
        }
        System.out.println(KILLS + " kills, " + verdicts() + " verdicts, no answer lost, none doubled");
    }

    private int verdicts() {
        return confirmed.values().stream().mapToInt(Collection::size).sum();
    }

    private void answerUntilKilled(Address file, int milliseconds) throws Exception {
        try (Served site = Served.on(file)) {
            Client client = site.client();
            CountDownLatch first = new CountDownLatch(1);
            List<Thread> learners = IntStream.range(0, LEARNERS)
                    .mapToObj(learner -> new Thread(() -> answerUntilKilled(client, learner, first)))
                    .toList();
            learners.forEach(Thread::start);
            assertThat(first.await(30, TimeUnit.SECONDS)).isTrue();
            CompletableFuture.runAsync(
                            site::kill, CompletableFuture.delayedExecutor(milliseconds, TimeUnit.MILLISECONDS))
                    .join();
            for (Thread learner : learners) {
                learner.join();
            }
        }
    }

    /** Every third answer is posted twice, as an impatient learner does. */
    private void answerUntilKilled(Client client, int learner, CountDownLatch first) {
        Device device = Device.of(client, learner);
        Collection<String> items = confirmed.computeIfAbsent(learner, key -> new ConcurrentLinkedQueue<>());
        try {
            for (int number = 0; ; number++) {
                Secret item = Secret.random();
                answer(device, number, item);
                items.add(item.digest());
                first.countDown();
                if (number % 3 == 0) {
                    answer(device, number, item);
                }
            }
        } catch (UncheckedIOException killed) {
            first.countDown();
        }
    }

    /** A step of a lesson and an item of practice by turns. */
    private static void answer(Device device, int number, Secret item) {
        HttpResponse<String> judged = number % 2 == 0
                ? device.post(Device.STEP, "answer=JS&try=1&item=" + item.text())
                : device.post("/cs" + PRACTISED.path(), PRACTISED.right(1) + "&item=" + item.text());
        assertThat(judged.body()).contains("verdict is-right").doesNotContain("banner is-warning");
    }

    private void prove(Client client, int kill) {
        confirmed.forEach((learner, items) -> {
            String export = Device.of(client, learner).get(Device.EXPORT).body();
            assertThat(items)
                    .allSatisfy(
                            item -> assertThat(export).as("after kill " + kill).containsOnlyOnce(item));
        });
    }
}
