package forhont.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.RuleSetFiles;
import forhont.content.RuleSetReader;
import java.time.Duration;
import java.util.Collections;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class EffortTest {
    /** The common pool has but one thread on two cores, so that a second task would wait for the first. */
    private static final Executor OWN_THREADS = task -> new Thread(task).start();

    private static final String SOLVE = """
            {"ask":"solve","contract":{"type":"betl","soloist":0},"hands":[["7C"],["8C"],["9C"]],"goal":"betl"}""";

    private static String evaluate(int samples) {
        return """
            {"ask":"evaluate","cards":["AC","TC","KC","QC","8S","AS","AD"],"seat":0,"seed":1,"samples":%d}""".formatted(samples);
    }

    private static Engine thinking(Duration time) {
        return new Engine(RuleSetFiles.all().values(), RuleSetReader::read, time);
    }

    @Test
    void a_body_may_ask_for_a_thousand_samples_and_a_line_for_more() {
        Reply refused = Engines.ENGINE.answer(evaluate(1001));
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.json()).contains("\"out-of-range\"", "samples: 1 to 1000");
        assertThat(Engines.ENGINE.line(evaluate(10_001))).contains("\"out-of-range\"", "samples: 1 to 10000");
    }

    @Test
    void a_body_of_many_long_questions_ends_in_its_time_and_answers_the_short_ones() {
        String long1000 = String.join(",", Collections.nCopies(998, evaluate(1000)));
        String bids = "{\"ask\":\"bids\",\"current\":null}";
        Reply reply = thinking(Duration.ofMillis(300)).answer("[" + bids + "," + long1000 + "," + bids + "]");
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.json()).contains("\"too-large\"").endsWith("]}]");
        assertThat(reply.json().split("\"options\"", -1)).hasSize(3);
    }

    @Test
    void a_solution_takes_its_turn_too() {
        assertThat(thinking(Duration.ZERO).answer(SOLVE).json()).contains("\"too-large\"");
        assertThat(thinking(Duration.ofSeconds(30)).answer(SOLVE).json()).contains("\"value\"");
        assertThat(thinking(Duration.ZERO).line(SOLVE)).contains("\"value\"");
    }

    @Test
    void one_thinks_at_a_time_and_who_waits_longer_than_allowed_is_refused() throws Exception {
        Turns turns = new Turns(Duration.ofMillis(200));
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        CompletableFuture<Boolean> first = CompletableFuture.supplyAsync(
                () -> turns.begin().think(() -> {
                    begun.countDown();
                    return await(end);
                }),
                OWN_THREADS);
        await(begun);
        CompletableFuture<String> second =
                CompletableFuture.supplyAsync(() -> turns.begin().think(() -> "second"), OWN_THREADS);
        assertThat(second.handle((told, refusal) -> refusal != null).get(30, TimeUnit.SECONDS))
                .isTrue();
        end.countDown();
        assertThat(first.get(30, TimeUnit.SECONDS)).isTrue();
        assertThat(turns.begin().think(() -> "third")).isEqualTo("third");
    }

    private static boolean await(CountDownLatch latch) {
        try {
            return latch.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
