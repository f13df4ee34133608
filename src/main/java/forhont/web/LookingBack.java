package forhont.web;

import forhont.content.Library;
import forhont.exercise.Kind;
import forhont.lesson.Step;
import forhont.review.Given;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/** How far the visitor has come, shown in pictures. */
final class LookingBack {
    private final Library library;
    private final Assets assets;
    private final Frame frame;
    private final Keeping keeping;

    LookingBack(Library library, Assets assets, Frame frame, Keeping keeping) {
        this.library = library;
        this.assets = assets;
        this.frame = frame;
        this.keeping = keeping;
    }

    void add(RoutesConfig routes) {
        routes.get("/{lang}" + ProgressPage.PATH, this::progress);
    }

    private void progress(Context ctx) {
        Visitor.inLanguageOf(ctx, library.languages());
        ProgressPage.Known known = new ProgressPage.Known(keeping.progress(ctx), keeping.past(ctx), keeping.time());
        Visitor visitor = Visitor.inLanguageOf(ctx, library.languages());
        ctx.header("Cache-Control", "no-store");
        Page page = new ProgressPage(
                        visitor, assets, library.course().in(visitor.language().tag()))
                .render(known, this::byRules);
        Routes.html(ctx, frame.render(visitor, page));
    }

    /** The answers that tell whether a rule is known. */
    private List<Given> byRules(List<Given> answers) {
        return answers.stream()
                .filter(answer -> kind(answer.place()).filter(Kind::byRules).isPresent())
                .toList();
    }

    private Optional<Kind> kind(Given.Place place) {
        return place.drawn()
                .map(Given.Drawn::kind)
                .or(() -> library.course()
                        .lesson(place.lesson())
                        .flatMap(lesson -> lesson.step(place.step()))
                        .filter(Step.Asking.class::isInstance)
                        .map(step -> ((Step.Asking) step).exercise().kind()));
    }
}
