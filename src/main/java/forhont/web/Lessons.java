package forhont.web;

import forhont.content.Library;
import forhont.exercise.Exercise;
import forhont.exercise.PlayOn;
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
        routes.get("/{lang}/rules", ctx -> show(ctx, reader(ctx), new RulesPage(reader(ctx), assets).render()));
        routes.get("/{lang}/glossary", ctx -> show(ctx, reader(ctx), GlossaryPage.render(reader(ctx))));
        routes.get("/{lang}/sources", ctx -> show(ctx, reader(ctx), sources(ctx)));
        routes.get("/{lang}/variants", ctx -> show(ctx, reader(ctx), new VariantsPage(reader(ctx), assets).render()));
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

    /** The visitor of a page where something is looked up: at the place of the course from where he came, if he did. */
    private Visitor reader(Context ctx) {
        Visitor visitor = visitor(ctx);
        return Optional.ofNullable(ctx.queryParam(Visitor.FROM))
                .filter(this::isOfCourse)
                .map(visitor::at)
                .orElse(visitor);
    }

    private boolean isOfCourse(String place) {
        return library.course().lessons().stream()
                .anyMatch(lesson -> StepPage.path(lesson).equals(place)
                        || lesson.steps().stream()
                                .anyMatch(step -> StepPage.path(lesson, step).equals(place)));
    }

    private void show(Context ctx, Page page) {
        show(ctx, visitor(ctx), page);
    }

    private void show(Context ctx, Visitor visitor, Page page) {
        Routes.html(ctx, frame.render(visitor, page));
    }

    private void home(Context ctx) {
        Optional<Progress> progress = progress(ctx);
        show(ctx, HomePage.render(visitor(ctx), course(ctx), progress));
    }

    private Page sources(Context ctx) {
        return new SourcesPage(reader(ctx), assets, library.disagreements()).render();
    }

    private void lesson(Context ctx) {
        Optional<Progress> progress = progress(ctx);
        Lesson lesson = lessonOf(ctx);
        Visitor visitor = visitor(ctx).at(StepPage.path(lesson));
        show(ctx, visitor, LessonPage.render(visitor, course(ctx), lesson, progress));
    }

    private void step(Context ctx) {
        Lesson lesson = lessonOf(ctx);
        if (leadsElsewhere(ctx, lesson)) {
            return;
        }
        Step step = stepOf(ctx, lesson);
        Optional<Progress> progress = progress(ctx);
        show(ctx, lesson, step, page(ctx, lesson, step, progress).fresh());
    }

    private void answer(Context ctx) {
        Lesson lesson = lessonOf(ctx);
        if (leadsElsewhere(ctx, lesson)) {
            return;
        }
        Step step = stepOf(ctx, lesson);
        if (step instanceof Step.Asking asking && asking.exercise() instanceof PlayOn play) {
            play(ctx, lesson, step, play);
        } else if (step instanceof Step.Asking asking) {
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

    private void play(Context ctx, Lesson lesson, Step step, PlayOn play) {
        Optional<Moves> posted = Moves.posted(ctx);
        if (Choices.keep(ctx, library.languages())) {
            show(ctx, lesson, step, page(ctx, lesson, step, progress(ctx)).asBefore(play, posted));
            return;
        }
        Playing playing = Playing.of(play, posted, ctx.formParam(Moves.SHOW) != null);
        if (playing instanceof Playing.Unread) {
            ctx.status(HttpStatus.UNPROCESSABLE_CONTENT);
        }
        Optional<Progress> progress =
                playing instanceof Playing.Right right && right.next().over()
                        ? keeping.answered(
                                ctx,
                                lesson,
                                step,
                                right.moves().line(),
                                right.moves().attempt(),
                                !right.moves().told())
                        : progress(ctx);
        show(ctx, lesson, step, page(ctx, lesson, step, progress).played(play, playing));
    }

    private void judge(Context ctx, Lesson lesson, Step step, Exercise exercise) {
        Attempt attempt = Attempt.posted(ctx, exercise);
        if (Choices.keep(ctx, library.languages())) {
            show(ctx, lesson, step, page(ctx, lesson, step, progress(ctx)).asBefore(exercise, attempt.before()));
            return;
        }
        Attempt.Parsed parsed = attempt.parse(exercise);
        if (parsed.answer().isEmpty()) {
            ctx.status(HttpStatus.UNPROCESSABLE_CONTENT);
            Optional<Progress> progress = progress(ctx);
            show(ctx, lesson, step, page(ctx, lesson, step, progress).refused(exercise, attempt.before(), parsed));
            return;
        }
        Verdict verdict =
                exercise.judge(parsed.answer().get(), library.misconceptions().known(exercise));
        Optional<Progress> progress =
                keeping.answered(ctx, lesson, step, parsed.answer().get(), attempt.number(), verdict.right());
        show(ctx, lesson, step, page(ctx, lesson, step, progress).judged(exercise, attempt, verdict));
    }

    private Visitor at(Context ctx, Lesson lesson, Step step) {
        return visitor(ctx).at(StepPage.path(lesson, step));
    }

    private void show(Context ctx, Lesson lesson, Step step, Page page) {
        show(ctx, at(ctx, lesson, step), page);
    }

    /** A step marks what is done, and nothing while that is not known. */
    private StepPage page(Context ctx, Lesson lesson, Step step, Optional<Progress> progress) {
        return new StepPage(at(ctx, lesson, step), assets, lesson, step, progress.orElse(Progress.NONE));
    }
}
