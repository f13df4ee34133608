package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * 200 learners answer every two seconds for a minute, while somebody reads a page that asks no database every 20 ms. Prints
 * how long each took: {@code mvn test -Dtests.excluded=none -Dtest=AnswerLoadTest}.
 */
@Tag("long")
class AnswerLoadTest {
    private static final int LEARNERS = 200;
    private static final int SECONDS = 60;
    private static final int WARM_UP_SECONDS = 20;
    private static final String STEP = "/cs/lessons/trumping/follow-suit";

    private final HttpClient http = HttpClient.newHttpClient();
    private final Queue<Long> answers = new ConcurrentLinkedQueue<>();
    private final Queue<Long> pages = new ConcurrentLinkedQueue<>();
    private final AtomicInteger refused = new AtomicInteger();

    @Test
    void each_answer_is_kept_and_its_time_is_told() throws Exception {
        try (TestSite site = new TestSite()) {
            run(site, WARM_UP_SECONDS);
            answers.clear();
            pages.clear();
            run(site, SECONDS);
        }
        System.out.println("static page  " + times(pages));
        System.out.println("answer       " + times(answers));
        assertThat(refused).hasValue(0);
        assertThat(answers).hasSizeGreaterThan(LEARNERS * SECONDS / 2 * 9 / 10);
    }

    private void run(TestSite site, int seconds) throws InterruptedException {
        ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
        ConcurrentLinkedQueue<CompletableFuture<?>> all = new ConcurrentLinkedQueue<>();
        List<CompletableFuture<?>> ticks = new java.util.ArrayList<>();
        for (int i = 0; i < LEARNERS; i++) {
            String learner = "learner=%032x".formatted(i + 1);
            var unused = clock.scheduleAtFixedRate(
                    () -> all.add(answer(site, learner)), i * 2000L / LEARNERS, 2000, TimeUnit.MILLISECONDS);
        }
        var unused = clock.scheduleAtFixedRate(
                () -> all.add(timed(request(site, "/cs/glossary").GET(), pages, "glossary")),
                0,
                20,
                TimeUnit.MILLISECONDS);
        CompletableFuture.runAsync(() -> {}, CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS))
                .join();
        clock.shutdown();
        assertThat(clock.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
        ticks.addAll(all);
        CompletableFuture.allOf(ticks.toArray(CompletableFuture[]::new)).join();
    }

    private CompletableFuture<?> answer(TestSite site, String learner) {
        String form = "answer=JS&try=1&item=" + forhont.storage.Secret.random().text();
        return timed(
                request(site, STEP)
                        .header("Cookie", learner)
                        .header("Sec-Fetch-Site", "same-origin")
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString(form)),
                answers,
                "verdict is-right");
    }

    private static HttpRequest.Builder request(TestSite site, String path) {
        return HttpRequest.newBuilder(URI.create(site.url(path)));
    }

    private CompletableFuture<?> timed(HttpRequest.Builder request, Queue<Long> times, String expected) {
        long start = System.nanoTime();
        return http.sendAsync(request.build(), BodyHandlers.ofString()).thenAccept((HttpResponse<String> response) -> {
            times.add(System.nanoTime() - start);
            String body = response.body();
            if (!body.contains(expected) || body.contains("banner is-warning")) {
                refused.incrementAndGet();
            }
        });
    }

    private static String times(Queue<Long> nanoseconds) {
        List<Long> sorted = nanoseconds.stream().sorted().toList();
        return "%d times: p50 %.1f ms, p99 %.1f ms"
                .formatted(sorted.size(), at(sorted, 0.5) / 1e6, at(sorted, 0.99) / 1e6);
    }

    private static double at(List<Long> sorted, double part) {
        return sorted.get((int) (part * (sorted.size() - 1)));
    }
}
