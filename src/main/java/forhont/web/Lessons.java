package forhont.web;

import forhont.content.Library;
import forhont.exercise.Answer;
import forhont.lesson.Course;
import forhont.lesson.Lesson;
import forhont.lesson.Progress;
import forhont.lesson.Step;
import forhont.review.Telling;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.function.Predicate;

/** The course: its start page, lessons, steps and the answers to them. */
final class Lessons {
    private final Library library;
    private final Assets assets;
    private final Frame frame;
    private final Keeping keeping;
    private final Deals deals;
    private final Answering answering;
    private final Predicate<String> practised;

    /** The course; {@code practised} tells the addresses of practice items, without the language. */
    Lessons(Library library, Assets assets, Frame frame, Keeping keeping, Deals deals, Predicate<String> practised) {
        this.library = library;
        this.assets = assets;
        this.frame = frame;
        this.keeping = keeping;
        this.deals = deals;
        this.answering = new Answering(library);
        this.practised = practised;
    }

    void add(RoutesConfig routes) {
        routes.get("/{lang}", this::home);
        routes.get("/{lang}" + TasterPart.PATH, ctx -> taste(ctx, Tasting.fresh(library.taster())));
        routes.post("/{lang}" + TasterPart.PATH, this::tasted);
        routes.get("/{lang}/rules", ctx -> show(ctx, reader(ctx), new RulesPage(reader(ctx), assets).render()));
        routes.get("/{lang}/glossary", ctx -> show(ctx, reader(ctx), GlossaryPage.render(reader(ctx))));
        routes.get("/{lang}/sources", ctx -> show(ctx, reader(ctx), sources(ctx)));
        routes.get("/{lang}/variants", ctx -> show(ctx, reader(ctx), new VariantsPage(reader(ctx), assets).render()));
        routes.get("/{lang}/lessons/{lesson}", this::lesson);
        routes.get("/{lang}/lessons/{lesson}/{step}", this::step);
        routes.post("/{lang}/lessons/{lesson}/{step}", this::answer);
        routes.get("/{lang}/lessons/{lesson}/{step}" + WalkPart.PATH + "{stage}", this::walk);
    }

    /** The course in the language of the address. */
    private Course course(Context ctx) {
        return library.course().in(visitor(ctx).language().tag());
    }

    private Visitor visitor(Context ctx) {
        return Visitor.inLanguageOf(ctx, library.languages());
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

    /** The visitor of a page where something is looked up: at the place from where he came, if he did. */
    private Visitor reader(Context ctx) {
        Visitor visitor = visitor(ctx);
        return Optional.ofNullable(ctx.queryParam(Visitor.FROM))
                .filter(this::isPlace)
                .map(visitor::at)
                .orElse(visitor);
    }

    /** Whether a lesson, a step, an item of practice or a deal stands at an address, given without the language. */
    boolean isPlace(String place) {
        return practised.test(place) || deals.isDeal(place) || isOfCourse(place);
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
        show(ctx, new HomePage(visitor(ctx), course(ctx), taster(ctx)).render(progress, deals.begun(ctx)));
    }

    private TasterPart taster(Context ctx) {
        return new TasterPart(
                visitor(ctx), assets, library.taster(), course(ctx).lessons().get(0));
    }

    /** A card of the first trick. */
    private void tasted(Context ctx) {
        visitor(ctx);
        Tasting now = Choices.keep(ctx, library.languages())
                ? Tasting.before(library.taster(), ctx)
                : Tasting.posted(library.taster(), ctx);
        if (now.problem().isPresent()) {
            ctx.status(HttpStatus.UNPROCESSABLE_CONTENT);
        }
        taste(ctx, now);
    }

    private void taste(Context ctx, Tasting now) {
        show(ctx, taster(ctx).page(now));
    }

    private Page sources(Context ctx) {
        return new SourcesPage(reader(ctx), assets, library.disagreements()).render();
    }

    private void lesson(Context ctx) {
        Optional<Progress> progress = progress(ctx);
        Lesson lesson = lessonOf(ctx);
        Visitor visitor = visitor(ctx).at(StepPage.path(lesson));
        show(ctx, visitor, LessonPage.render(visitor, assets, course(ctx), lesson, progress));
    }

    private void step(Context ctx) {
        Lesson lesson = lessonOf(ctx);
        if (leadsElsewhere(ctx, lesson)) {
            return;
        }
        Step step = stepOf(ctx, lesson);
        Optional<Progress> progress = progress(ctx);
        String about = visitor(ctx).language().text("lesson." + lesson.id() + ".about");
        show(ctx, lesson, step, page(ctx, lesson, step, progress).fresh().found(about));
    }

    /** The solution of a step, walked through. */
    private void walk(Context ctx) {
        Lesson lesson = lessonOf(ctx);
        if (leadsElsewhere(ctx, lesson)) {
            return;
        }
        Step step = stepOf(ctx, lesson);
        if (!(step instanceof Step.Asking asking)) {
            throw new Refusal(Problem.NOT_FOUND);
        }
        Optional<Progress> progress = progress(ctx);
        if (WalkPart.fromElsewhere(ctx) && !progress.orElse(Progress.NONE).done(lesson, step)) {
            ctx.redirect(visitor(ctx).path(StepPage.path(lesson, step)), HttpStatus.SEE_OTHER);
            return;
        }
        show(
                ctx,
                lesson,
                step,
                page(ctx, lesson, step, progress)
                        .asking()
                        .walked(asking.exercise(), WalkPart.stage(ctx))
                        .orElseThrow(() -> new Refusal(Problem.NOT_FOUND)));
    }

    private void answer(Context ctx) {
        Lesson lesson = lessonOf(ctx);
        if (leadsElsewhere(ctx, lesson)) {
            return;
        }
        Step step = stepOf(ctx, lesson);
        if (step instanceof Step.Asking asking) {
            show(ctx, lesson, step, answering.answer(ctx, asking.exercise(), new Asked(ctx, lesson, step)));
        } else {
            visitor(ctx);
            keeping.read(ctx, lesson, step);
            String next = lesson.after(step)
                    .map(following -> StepPage.path(lesson, following))
                    .orElseGet(() -> StepPage.path(lesson));
            ctx.redirect(visitor(ctx).path(next), HttpStatus.SEE_OTHER);
        }
    }

    /** A step that is being answered; what it marks as done is looked up once all is kept. */
    private final class Asked implements Answering.Place {
        private final Context ctx;
        private final Lesson lesson;
        private final Step step;
        private Optional<Optional<Progress>> progress = Optional.empty();

        private Asked(Context ctx, Lesson lesson, Step step) {
            this.ctx = ctx;
            this.lesson = lesson;
            this.step = step;
        }

        @Override
        public void keep(Answer answer, int attempt, Telling telling) {
            progress = Optional.of(keeping.answered(ctx, lesson, step, answer, attempt, telling));
        }

        @Override
        public AskingPart part() {
            return page(ctx, lesson, step, progress.orElseGet(() -> keeping.progress(ctx)))
                    .asking();
        }
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
