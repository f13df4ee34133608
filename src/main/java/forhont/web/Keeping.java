package forhont.web;

import forhont.content.Library;
import forhont.exercise.Answer;
import forhont.exercise.Option;
import forhont.lesson.Lesson;
import forhont.lesson.Progress;
import forhont.lesson.Step;
import forhont.practice.Item;
import forhont.review.Given;
import forhont.review.Telling;
import forhont.rules.Card;
import forhont.storage.Answered;
import forhont.storage.Learners;
import forhont.storage.Secret;
import forhont.storage.Unkept;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Keeps what is answered before it is judged aloud, and knows the learner again by a secret in the browser, which is set
 * with the first answer. While nothing can be kept, the pages say so and go on teaching.
 */
final class Keeping {
    /** The form field with the key of the item as it was shown. */
    static final String ITEM = "item";

    private static final String PAUSED = "paused";
    private static final String READ = "read";

    private final Learners learners;
    private final Library library;
    private final Pasts pasts;

    Keeping(Learners learners, Library library) {
        this.learners = learners;
        this.library = library;
        this.pasts = new Pasts(learners, library::isRule);
    }

    /** Whether something could not be kept or looked up while this request was answered. */
    static boolean isPaused(Context ctx) {
        return ctx.attribute(PAUSED) != null;
    }

    /**
     * The secret in the browser. One that the site does not know is taken as it is: it opens nobody's progress and begins a
     * new one. To refuse it would keep nobody from planting a secret, for a known one is had by answering once; but it would
     * part the tabs of a learner who has erased everything or whose answers came with an older backup.
     */
    static Optional<Secret> device(Context ctx) {
        return Memory.LEARNER.recall(ctx).flatMap(Secret::parse);
    }

    /** How far the visitor has come; empty while that cannot be looked up. */
    Optional<Progress> progress(Context ctx) {
        learners.trouble().ifPresent(trouble -> ctx.attribute(PAUSED, trouble));
        Optional<Secret> device = device(ctx);
        return device.isEmpty() ? Optional.of(Progress.NONE) : orPaused(ctx, () -> learners.progress(device.get()));
    }

    /** Keeps that a step was read. */
    void read(Context ctx, Lesson lesson, Step step) {
        keep(ctx, lesson.id(), step.id(), READ, 1, true, List.of());
    }

    /** Whether it is only kept that a step was read. */
    static boolean isReading(Answered answered) {
        return answered.given().equals(READ);
    }

    /** Keeps an answer that was understood; empty while that cannot be done. */
    Optional<Progress> answered(Context ctx, Lesson lesson, Step step, Answer answer, int attempt, Telling telling) {
        List<String> about = Given.ids(telling, List.of());
        return keep(ctx, lesson.id(), step.id(), given(answer), attempt, telling.right(), about);
    }

    /** Keeps an answer to an item of practice. */
    void practised(Context ctx, Item item, Answer answer, int attempt, Telling telling) {
        String kind = Answered.PRACTICE + item.exercise().kind().id();
        List<String> about = Given.ids(telling, item.themes());
        keep(ctx, kind, item.code().toString(), given(answer), attempt, telling.right(), about);
    }

    /** What the visitor answered so far, in the order of time; empty while that cannot be looked up. */
    Optional<Past> past(Context ctx) {
        Optional<Secret> device = device(ctx);
        return device.isEmpty() ? Optional.of(Past.NONE) : orPaused(ctx, () -> pasts.of(device.get()));
    }

    /** The time by the clock that the answers are kept by. */
    Instant time() {
        return learners.time();
    }

    private Optional<Progress> keep(
            Context ctx, String lesson, String step, String given, int attempt, boolean completes, List<String> about) {
        Secret item =
                Optional.ofNullable(ctx.formParam(ITEM)).flatMap(Secret::parse).orElseGet(Secret::random);
        Secret device = device(ctx).orElseGet(() -> item.derived("learner"));
        String version = library.versions().getOrDefault(lesson, "0");
        Answered answered =
                new Answered(item.digest(), given, lesson, step, version, attempt, completes, about, learners.time());
        return orPaused(ctx, () -> {
            Progress progress = learners.keep(device, answered);
            Memory.LEARNER.keep(ctx, device.text());
            return progress;
        });
    }

    private static <T> Optional<T> orPaused(Context ctx, Supplier<T> look) {
        try {
            return Optional.of(look.get());
        } catch (Unkept unkept) {
            ctx.attribute(PAUSED, unkept.trouble());
            return Optional.empty();
        }
    }

    /** An answer as ids and numbers. */
    private static String given(Answer answer) {
        if (answer instanceof Answer.Chosen chosen) {
            return chosen.options().stream().map(Option::id).collect(Collectors.joining(" "));
        }
        if (answer instanceof Answer.Line line) {
            return line.cards().stream().map(Card::toString).collect(Collectors.joining(" "));
        }
        return ((Answer.Numbers) answer)
                .values().entrySet().stream()
                        .map(entry -> entry.getKey().id() + "=" + entry.getValue())
                        .collect(Collectors.joining(" "));
    }
}
