package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.protocol.Reply;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class StopTest {

    @Test
    @Timeout(20)
    void what_was_asked_before_the_end_is_still_answered() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch closing = new CountDownLatch(1);
        TestSite site = new TestSite(question -> {
            asked.countDown();
            await(closing);
            return new Reply(200, "{\"late\":true}");
        });
        Client client = new Client(site);
        CompletableFuture<HttpResponse<String>> answer = CompletableFuture.supplyAsync(
                () -> client.send(client.request("/api/v1/engine").POST(BodyPublishers.ofString("{}"))));
        await(asked);
        CompletableFuture<Void> stopped = CompletableFuture.runAsync(site::close);
        while (isOpen(client)) {
            Thread.onSpinWait();
        }
        closing.countDown();
        assertThat(answer.get(10, TimeUnit.SECONDS).body()).isEqualTo("{\"late\":true}");
        stopped.get(10, TimeUnit.SECONDS);
    }

    /** A site that is closing refuses a new connection or lets it wait. */
    private static boolean isOpen(Client client) {
        try {
            return client.send(client.request("/").timeout(Duration.ofMillis(300)))
                            .statusCode()
                    == 200;
        } catch (UncheckedIOException closed) {
            return false;
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
