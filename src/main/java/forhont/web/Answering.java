package forhont.web;

import forhont.content.Library;
import forhont.exercise.Answer;
import forhont.exercise.Exercise;
import forhont.exercise.Misconception;
import forhont.exercise.PlayOn;
import forhont.exercise.Verdict;
import forhont.review.Telling;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;

/** Understands and judges what was posted in answer to an exercise, wherever it is asked. */
final class Answering {
    private final Library library;

    Answering(Library library) {
        this.library = library;
    }

    /** Where an exercise is asked. */
    interface Place {
        /** Keeps an answer that was understood. */
        void keep(Answer answer, int attempt, Telling telling);

        /** The exercise on its page, asked for once all is kept. */
        AskingPart part();
    }

    /** The page that answers what was posted. */
    Page answer(Context ctx, Exercise exercise, Place place) {
        return exercise instanceof PlayOn play ? play(ctx, play, place) : judge(ctx, exercise, place);
    }

    private Page play(Context ctx, PlayOn play, Place place) {
        Optional<Moves> posted = Moves.posted(ctx);
        if (Choices.keep(ctx, library.languages())) {
            return place.part().asBefore(play, posted);
        }
        Playing playing =
                Playing.of(play, posted, ctx.formParam(HelpPart.HINT) != null, ctx.formParam(HelpPart.SHOW) != null);
        if (playing instanceof Playing.Unread) {
            ctx.status(HttpStatus.UNPROCESSABLE_CONTENT);
        }
        if (playing instanceof Playing.Right right && right.next().over()) {
            place.keep(right.moves().line(), right.moves().attempt(), Telling.PLAYED);
        }
        return place.part().played(play, playing);
    }

    private Page judge(Context ctx, Exercise exercise, Place place) {
        Attempt attempt = Attempt.posted(ctx, exercise);
        if (Choices.keep(ctx, library.languages())) {
            return place.part().asBefore(exercise, attempt.before());
        }
        if (ctx.formParam(HelpPart.HINT) != null) {
            return place.part().hinted(exercise, attempt.before().hinted());
        }
        if (ctx.formParam(HelpPart.SHOW) != null) {
            return place.part().shown(exercise);
        }
        Attempt.Parsed parsed = attempt.parse(exercise);
        if (parsed.answer().isEmpty()) {
            ctx.status(HttpStatus.UNPROCESSABLE_CONTENT);
            return place.part().refused(exercise, attempt.before(), parsed);
        }
        List<Misconception> known = library.misconceptions().known(exercise);
        Verdict verdict = exercise.judge(parsed.answer().get(), known);
        place.keep(parsed.answer().get(), attempt.weight(), Telling.of(exercise, verdict, known));
        return place.part().judged(exercise, attempt, verdict);
    }
}
