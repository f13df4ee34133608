package forhont.storage;

import static forhont.storage.Given.right;
import static forhont.storage.Given.wrong;
import static org.assertj.core.api.Assertions.assertThat;

import forhont.lesson.Progress;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is promised to learners, on both kinds of database. */
class LearnersTest {
    private Instant now = Given.START;

    private final Secret device = Secret.random();
    private final Secret other = Secret.random();

    /** Runs a test on an empty database. */
    private void on(Databases kind, java.util.function.Consumer<Learners> test) {
        try (Store store = Store.open(kind.fresh(), () -> now, sentence -> {})) {
            assertThat(store.trouble()).isEmpty();
            test.accept(new Learners(store));
        }
    }

    private static Progress progress(String... steps) {
        return steps.length == 0 ? Progress.NONE : new Progress(Map.of("trumping", Set.of(steps)));
    }

    @ParameterizedTest
    @EnumSource
    void a_right_answer_advances_and_a_wrong_one_is_kept_too(Databases kind) {
        on(kind, learners -> {
            assertThat(learners.keep(device, wrong(Secret.random(), "a"))).isEqualTo(progress());
            assertThat(learners.keep(device, right(Secret.random(), "a"))).isEqualTo(progress("a"));
            assertThat(learners.keep(device, right(Secret.random(), "b"))).isEqualTo(progress("a", "b"));
            assertThat(learners.progress(device)).isEqualTo(progress("a", "b"));
            assertThat(learners.everything(device).orElseThrow().answers()).hasSize(3);
            assertThat(learners.progress(other)).isEqualTo(progress());
            assertThat(learners.everything(other)).isEmpty();
        });
    }

    @ParameterizedTest
    @EnumSource
    void an_answer_posted_again_is_kept_once_and_another_answer_to_the_same_item_beside_it(Databases kind) {
        Secret item = Secret.random();
        on(kind, learners -> {
            learners.keep(device, wrong(item, "a"));
            learners.keep(device, wrong(item, "a"));
            learners.keep(device, right(item, "a"));
            learners.keep(device, right(item, "a"));
            learners.keep(device, wrong(item, "a"));
            assertThat(learners.everything(device).orElseThrow().answers())
                    .containsExactlyInAnyOrder(wrong(item, "a"), right(item, "a"));
            assertThat(learners.progress(device)).isEqualTo(progress("a"));
        });
    }

    @ParameterizedTest
    @EnumSource
    void answers_posted_at_the_same_time_make_one_learner_and_none_is_lost_or_doubled(Databases kind) {
        List<Secret> items =
                IntStream.range(0, 20).mapToObj(i -> Secret.random()).toList();
        on(kind, learners -> {
            CompletableFuture<?>[] posts = IntStream.range(0, 40)
                    .mapToObj(i -> CompletableFuture.runAsync(
                            () -> learners.keep(device, right(items.get(i % 20), "s" + i % 20))))
                    .toArray(CompletableFuture[]::new);
            CompletableFuture.allOf(posts).join();
            assertThat(learners.everything(device).orElseThrow().answers()).hasSize(20);
        });
    }

    @ParameterizedTest
    @EnumSource
    void what_is_taken_out_and_erased_can_be_brought_back_elsewhere_whole(Databases kind) {
        on(kind, learners -> {
            learners.keep(device, wrong(Secret.random(), "a"));
            learners.keep(device, right(Secret.random(), "a"));
            learners.recovery(device);
            Takeout all = learners.everything(device).orElseThrow();
            assertThat(all.recovery()).isTrue();
            learners.erase(device);
            assertThat(learners.everything(device)).isEmpty();
            assertThat(learners.progress(device)).isEqualTo(progress());
            List<Answered> answers = Takeout.read(all.write(), Given.START).answers();
            on(kind, fresh -> {
                assertThat(fresh.bringBack(other, answers)).isEqualTo(progress("a"));
                fresh.bringBack(other, answers);
                assertThat(fresh.everything(other).orElseThrow().answers()).isEqualTo(all.answers());
            });
        });
    }

    @ParameterizedTest
    @EnumSource
    void a_move_brings_another_device_to_the_learner_once(Databases kind) {
        on(kind, learners -> {
            learners.keep(device, right(Secret.random(), "a"));
            learners.keep(other, right(Secret.random(), "b"));
            Secret code = learners.move(device);
            assertThat(learners.opens(code)).isTrue();
            assertThat(learners.open(code, other)).isTrue();
            assertThat(learners.progress(other)).isEqualTo(progress("a", "b"));
            assertThat(learners.progress(device)).isEqualTo(progress("a", "b"));
            assertThat(learners.opens(code)).isFalse();
            assertThat(learners.open(code, Secret.random())).isFalse();
            assertThat(learners.keep(other, right(Secret.random(), "c"))).isEqualTo(progress("a", "b", "c"));
            learners.erase(other);
            assertThat(learners.progress(device)).isEqualTo(progress());
        });
    }

    @ParameterizedTest
    @EnumSource
    void a_move_is_valid_for_ten_minutes(Databases kind) {
        on(kind, learners -> {
            learners.keep(device, right(Secret.random(), "a"));
            Secret code = learners.move(device);
            now = now.plus(Duration.ofMinutes(10)).minusMillis(1);
            assertThat(learners.opens(code)).isTrue();
            now = now.plusMillis(1);
            assertThat(learners.opens(code)).isFalse();
            assertThat(learners.open(code, other)).isFalse();
        });
    }

    @ParameterizedTest
    @EnumSource
    void a_recovery_code_opens_again_and_again_until_there_is_a_new_one(Databases kind) {
        on(kind, learners -> {
            learners.keep(device, right(Secret.random(), "a"));
            Secret code = learners.recovery(device);
            now = now.plus(Duration.ofDays(300));
            assertThat(learners.open(code, other)).isTrue();
            assertThat(learners.open(code, Secret.random())).isTrue();
            assertThat(learners.progress(other)).isEqualTo(progress("a"));
            learners.recovery(other);
            assertThat(learners.opens(code)).isFalse();
        });
    }

    @ParameterizedTest
    @EnumSource
    void neither_code_is_a_device_and_no_device_is_a_code(Databases kind) {
        on(kind, learners -> {
            learners.keep(device, right(Secret.random(), "a"));
            assertThat(learners.progress(learners.move(device))).isEqualTo(progress());
            assertThat(learners.progress(learners.recovery(device))).isEqualTo(progress());
            assertThat(learners.opens(device)).isFalse();
            assertThat(learners.open(device, other)).isFalse();
        });
    }

    @ParameterizedTest
    @EnumSource
    void who_was_not_here_for_thirteen_months_is_erased_and_who_looked_in_is_not(Databases kind) {
        on(kind, learners -> {
            learners.keep(device, right(Secret.random(), "a"));
            learners.keep(other, right(Secret.random(), "a"));
            now = now.plus(Duration.ofDays(200));
            assertThat(learners.progress(other)).isEqualTo(progress("a"));
            now = Given.START.atZone(ZoneOffset.UTC).plusMonths(13).toInstant();
            assertThat(learners.eraseUnused()).isZero();
            now = now.plus(Duration.ofDays(1));
            assertThat(learners.eraseUnused()).isEqualTo(1);
            assertThat(learners.everything(device)).isEmpty();
            assertThat(learners.progress(other)).isEqualTo(progress("a"));
        });
    }

    @ParameterizedTest
    @EnumSource
    void steps_that_content_no_longer_has_stay_in_the_history(Databases kind) {
        on(kind, learners -> {
            Answered old = new Answered("0".repeat(64), "AH", "gone", "old", "ff", 1, true, List.of(), Given.START);
            assertThat(learners.keep(device, old).done()).containsEntry("gone", Set.of("old"));
        });
    }

    @ParameterizedTest
    @EnumSource
    void what_was_practised_is_kept_with_what_it_is_about_and_is_no_step_of_the_course(Databases kind) {
        on(kind, learners -> {
            Answered practised = new Answered(
                    Secret.random().digest(),
                    "JS",
                    "practice/legal-cards",
                    "1-traditional-2-a",
                    "0",
                    1,
                    true,
                    List.of("need-not-beat", "undertrumping"),
                    Given.START);
            assertThat(learners.keep(device, practised)).isEqualTo(progress());
            assertThat(learners.progress(device)).isEqualTo(progress());
            assertThat(learners.answers(device)).containsExactly(practised);
            assertThat(learners.answers(other)).isEmpty();
            learners.keep(other, right(Secret.random(), "a"));
            learners.open(learners.move(device), other);
            assertThat(learners.answers(other)).hasSize(2).contains(practised);
            String export = learners.everything(device).orElseThrow().write();
            assertThat(Takeout.read(export, Given.START).answers()).contains(practised);
        });
    }

    @ParameterizedTest
    @EnumSource
    void only_what_is_new_is_read_again_unless_something_else_came_before_it(Databases kind) {
        on(kind, learners -> {
            learners.keep(device, right(Secret.random(), "a"));
            Known known = Known.NOTHING.with(learners.answers(device));
            assertThat(learners.answersSince(device, known)).contains(List.of());
            assertThat(learners.answersSince(device, Known.NOTHING).orElseThrow())
                    .isEqualTo(learners.answers(device));
            Instant then = Given.START.plusSeconds(1);
            learners.keep(device, new Answered("1".repeat(64), "AH", "trumping", "b", "0a", 1, true, List.of(), then));
            List<Answered> later = learners.answersSince(device, known).orElseThrow();
            assertThat(later).extracting(Answered::step).containsExactly("b");
            learners.keep(
                    other, new Answered("0".repeat(64), "AH", "gone", "old", "ff", 1, true, List.of(), Given.START));
            learners.open(learners.move(device), other);
            assertThat(learners.answersSince(device, known.with(later))).isEmpty();
            learners.erase(device);
            assertThat(learners.answersSince(device, known)).isEmpty();
            assertThat(learners.answersSince(device, Known.NOTHING)).contains(List.of());
        });
    }

    @Test
    void what_was_taken_out_before_answers_told_what_they_are_about_can_be_brought_back() {
        String old = "{\"forhont\":\"my-data\",\"version\":1,\"answers\":[{\"lesson\":\"trumping\",\"step\":\"a\","
                + "\"version\":\"0a\",\"given\":\"JS\",\"attempt\":1,\"completes\":true,"
                + "\"at\":\"2024-01-31T10:15:30.123Z\",\"item\":\"" + "0".repeat(64) + "\"}]}";
        assertThat(Takeout.read(old, Given.START).answers())
                .containsExactly(
                        new Answered("0".repeat(64), "JS", "trumping", "a", "0a", 1, true, List.of(), Given.START));
    }
}
