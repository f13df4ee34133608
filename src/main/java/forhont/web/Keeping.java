package forhont.web;

import forhont.content.Library;
import forhont.exercise.Answer;
import forhont.exercise.Option;
import forhont.lesson.Lesson;
import forhont.lesson.Progress;
import forhont.lesson.Step;
import forhont.rules.Card;
import forhont.storage.Answered;
import forhont.storage.Learners;
import forhont.storage.Secret;
import forhont.storage.Unkept;
import io.javalin.http.Context;
import java.time.Instant;
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

    Keeping(Learners learners, Library library) {
        this.learners = learners;
        this.library = library;
    }

    /** Whether something could not be kept or looked up while this request was answered. */
    static boolean isPaused(Context ctx) {
        return ctx.attribute(PAUSED) != null;
    }

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
        keep(ctx, lesson, step, READ, 1, true);
    }

    /** Keeps an answer that was understood; empty while that cannot be done. */
    Optional<Progress> answered(Context ctx, Lesson lesson, Step step, Answer answer, int attempt, boolean right) {
        return keep(ctx, lesson, step, given(answer), attempt, right);
    }

    private Optional<Progress> keep(
            Context ctx, Lesson lesson, Step step, String given, int attempt, boolean completes) {
        Secret item =
                Optional.ofNullable(ctx.formParam(ITEM)).flatMap(Secret::parse).orElseGet(Secret::random);
        Secret device = device(ctx).orElseGet(() -> item.derived("learner"));
        String version = library.versions().getOrDefault(lesson.id(), "0");
        Answered answered =
                new Answered(item.digest(), given, lesson.id(), step.id(), version, attempt, completes, Instant.now());
        return orPaused(ctx, () -> {
            Progress progress = learners.keep(device, answered);
            Memory.LEARNER.keep(ctx, device.text());
            return progress;
        });
    }

    private static Optional<Progress> orPaused(Context ctx, Supplier<Progress> look) {
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
