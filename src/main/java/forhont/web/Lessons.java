package forhont.web;

import forhont.content.Library;
import forhont.exercise.Exercise;
import forhont.exercise.Verdict;
import forhont.lesson.Course;
import forhont.lesson.Lesson;
import forhont.lesson.Progress;
import forhont.lesson.Step;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;

/** The course: its start page, lessons, steps and the answers to them. */
final class Lessons {
    private final Library library;
    private final Assets assets;
    private final Frame frame;
    private final Keeping keeping;

    Lessons(Library library, Assets assets, Frame frame, Keeping keeping) {
        this.library = library;
        this.assets = assets;
        this.frame = frame;
        this.keeping = keeping;
    }

    void add(RoutesConfig routes) {
        routes.get("/{lang}", this::home);
        routes.get("/{lang}/rules", ctx -> show(ctx, new RulesPage(visitor(ctx), assets).render()));
        routes.get("/{lang}/glossary", ctx -> show(ctx, GlossaryPage.render(visitor(ctx))));
        routes.get("/{lang}/sources", ctx -> show(ctx, sources(ctx)));
        routes.get("/{lang}/variants", ctx -> show(ctx, new VariantsPage(visitor(ctx), assets).render()));
        routes.get("/{lang}/lessons/{lesson}", this::lesson);
        routes.get("/{lang}/lessons/{lesson}/{step}", this::step);
        routes.post("/{lang}/lessons/{lesson}/{step}", this::answer);
    }

    /** The course in the language of the address. */
    private Course course(Context ctx) {
        return library.course().in(visitor(ctx).language().tag());
    }

    /** The visitor; an address in a language that does not exist leads nowhere. */
    private Visitor visitor(Context ctx) {
        if (library.languages().find(ctx.pathParam("lang")).isEmpty()) {
            throw new Refusal(Problem.NOT_FOUND);
        }
        return Visitor.of(ctx, library.languages());
    }

    private Lesson lessonOf(Context ctx) {
        return course(ctx).lesson(ctx.pathParam("lesson")).orElseThrow(() -> new Refusal(Problem.NOT_FOUND));
    }

    private static Step stepOf(Context ctx, Lesson lesson) {
        return lesson.step(ctx.pathParam("step")).orElseThrow(() -> new Refusal(Problem.NOT_FOUND));
    }

    /** Leads from a step that is there in other languages only to its lesson. */
    private boolean leadsElsewhere(Context ctx, Lesson lesson) {
        String id = ctx.pathParam("step");
        boolean elsewhere = lesson.step(id).isEmpty()
                && library.course()
                        .lesson(lesson.id())
                        .flatMap(whole -> whole.step(id))
                        .isPresent();
        if (elsewhere) {
            ctx.redirect(visitor(ctx).path(StepPage.path(lesson)), HttpStatus.SEE_OTHER);
        }
        return elsewhere;
    }

    private Optional<Progress> progress(Context ctx) {
        return keeping.progress(ctx);
    }

    private void show(Context ctx, Page page) {
        Routes.html(ctx, frame.render(visitor(ctx), page));
    }

    private void home(Context ctx) {
        Optional<Progress> progress = progress(ctx);
        show(ctx, HomePage.render(visitor(ctx), course(ctx), progress));
    }

    private Page sources(Context ctx) {
        return new SourcesPage(visitor(ctx), assets, library.disagreements()).render();
    }

    private void lesson(Context ctx) {
        Optional<Progress> progress = progress(ctx);
        show(ctx, LessonPage.render(visitor(ctx), course(ctx), lessonOf(ctx), progress));
    }

    private void step(Context ctx) {
        Lesson lesson = lessonOf(ctx);
        if (leadsElsewhere(ctx, lesson)) {
            return;
        }
        Step step = stepOf(ctx, lesson);
        Optional<Progress> progress = progress(ctx);
        show(ctx, page(ctx, lesson, step, progress).fresh());
    }

    private void answer(Context ctx) {
        Lesson lesson = lessonOf(ctx);
        if (leadsElsewhere(ctx, lesson)) {
            return;
        }
        Step step = stepOf(ctx, lesson);
        if (step instanceof Step.Asking asking) {
            judge(ctx, lesson, step, asking.exercise());
        } else {
            visitor(ctx);
            keeping.read(ctx, lesson, step);
            String next = lesson.after(step)
                    .map(following -> StepPage.path(lesson, following))
                    .orElseGet(() -> StepPage.path(lesson));
            ctx.redirect(visitor(ctx).path(next), HttpStatus.SEE_OTHER);
        }
    }

    private void judge(Context ctx, Lesson lesson, Step step, Exercise exercise) {
        Attempt attempt = Attempt.posted(ctx, exercise);
        Attempt.Parsed parsed = attempt.parse(exercise);
        if (parsed.answer().isEmpty()) {
            ctx.status(HttpStatus.UNPROCESSABLE_CONTENT);
            Attempt same = new Attempt(attempt.number() - 1, attempt.picked(), attempt.typed());
            Optional<Progress> progress = progress(ctx);
            show(ctx, page(ctx, lesson, step, progress).refused(exercise, same, parsed));
            return;
        }
        Verdict verdict =
                exercise.judge(parsed.answer().get(), library.misconceptions().known(exercise));
        Optional<Progress> progress =
                keeping.answered(ctx, lesson, step, parsed.answer().get(), attempt.number(), verdict.right());
        show(ctx, page(ctx, lesson, step, progress).judged(exercise, attempt, verdict));
    }

    /** A step marks what is done, and nothing while that is not known. */
    private StepPage page(Context ctx, Lesson lesson, Step step, Optional<Progress> progress) {
        return new StepPage(visitor(ctx), assets, lesson, step, progress.orElse(Progress.NONE));
    }
}
