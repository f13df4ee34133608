package forhont.web;

import forhont.content.Library;
import forhont.lesson.Progress;
import forhont.play.PlayThrough;
import forhont.play.Strength;
import forhont.rules.Deal;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.security.SecureRandom;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Whole deals to play: the address carries the deal with all that was said and done, so that nothing need be kept. */
final class Deals {
    private static final SecureRandom CHANCE = new SecureRandom();

    /** The rule set that newcomers begin with, and the rules of which it has none: contracts, announcements, doubling. */
    private static final String PLAIN_GAME = "beginner";

    private static final List<String> BEYOND_THE_PLAIN_GAME = List.of("R-8", "R-14", "R-15");

    private final Library library;
    private final Assets assets;
    private final Frame frame;
    private final Keeping keeping;
    private final Thinking thinking = new Thinking();

    Deals(Library library, Assets assets, Frame frame, Keeping keeping) {
        this.library = library;
        this.assets = assets;
        this.frame = frame;
        this.keeping = keeping;
    }

    void add(RoutesConfig routes) {
        routes.get("/{lang}/play", this::choice);
        routes.post("/{lang}/play", this::deal);
        routes.get("/{lang}/play/{who}/{deal}", this::turn);
        routes.post("/{lang}/play/{who}/{deal}", this::act);
        routes.get("/{lang}/play/{who}/{deal}/replay/{step}", this::replay);
    }

    /** Whether a deal stands at an address, given without the language. */
    boolean isDeal(String place) {
        String[] parts = place.split("/", -1);
        return parts.length == 4
                && place.startsWith(DealPage.PATH + "/")
                && find(parts[2], parts[3]).isPresent();
    }

    private Optional<PlayThrough> find(String who, String code) {
        return PlayThrough.parse(who, code, library::ruleSet);
    }

    private Visitor visitor(Context ctx) {
        return Visitor.inLanguageOf(ctx, library.languages());
    }

    private PlayThrough dealOf(Context ctx) {
        visitor(ctx);
        return find(ctx.pathParam("who"), ctx.pathParam("deal")).orElseThrow(() -> new Refusal(Problem.NOT_FOUND));
    }

    private void choice(Context ctx) {
        Optional<Progress> progress = keeping.progress(ctx);
        Visitor visitor = visitor(ctx);
        Optional<PlayThrough> last = last(ctx);
        Page page = new DealStartPage(visitor)
                .render(
                        library.ruleSets(),
                        Optional.ofNullable(ctx.queryParam(DealStartPage.RULES))
                                .or(() -> visitor.preferences().ruleSet())
                                .or(() -> last.map(play -> play.record().rules().id()))
                                .flatMap(library::ruleSet)
                                .orElseGet(() -> suggested(visitor.preferences(), progress)),
                        last.map(PlayThrough::learner).orElse(Seat.FOREHAND),
                        last.map(PlayThrough::strength).orElse(Strength.MIDDLE),
                        begun(ctx));
        Routes.html(ctx, frame.render(visitor, page));
    }

    /** The plain game for whoever has chosen no rules and has met in no lesson what goes beyond it. */
    private RuleSet suggested(Preferences wished, Optional<Progress> progress) {
        boolean newcomer = progress.filter(known -> library.course().lessons().stream()
                        .filter(lesson -> !Collections.disjoint(lesson.rules(), BEYOND_THE_PLAIN_GAME))
                        .allMatch(lesson -> known.count(lesson) == 0))
                .isPresent();
        return Optional.of(PLAIN_GAME)
                .filter(plain -> newcomer && wished.ruleSet().isEmpty())
                .flatMap(library::ruleSet)
                .orElseGet(() -> wished.rules(library));
    }

    /** The deal last played in this browser. */
    private Optional<PlayThrough> last(Context ctx) {
        return Memory.DEAL
                .recall(ctx)
                .map(address -> address.split("/", -1))
                .filter(parts -> parts.length == 2)
                .flatMap(parts -> find(parts[0], parts[1]));
    }

    /** The deal that was begun in this browser and not played to its end. */
    Optional<PlayThrough> begun(Context ctx) {
        return last(ctx).filter(play -> !play.deal().over());
    }

    /** Deals anew. */
    private void deal(Context ctx) {
        visitor(ctx);
        RuleSet rules = chosen(ctx, DealStartPage.RULES, library::ruleSet)
                .orElseGet(() -> Visitor.preferences(ctx).rules(library));
        Seat seat = chosen(ctx, DealStartPage.SEAT, number -> number(number).flatMap(Seat::at))
                .orElse(Seat.FOREHAND);
        Strength strength = chosen(
                        ctx, DealStartPage.STRENGTH, number -> number(number).flatMap(Strength::at))
                .orElse(Strength.MIDDLE);
        goOn(ctx, thinking.played(PlayThrough.start(rules, CHANCE.nextInt(Integer.MAX_VALUE), seat, strength)));
    }

    /** What a field says; empty where there is none. One that says what cannot be chosen is refused. */
    private static <T> Optional<T> chosen(Context ctx, String field, Function<String, Optional<T>> ways) {
        Optional<String> way = Optional.ofNullable(ctx.formParam(field));
        Optional<T> chosen = way.flatMap(ways);
        if (way.isPresent() && chosen.isEmpty()) {
            throw new Refusal(Problem.NO_SUCH_CHOICE);
        }
        return chosen;
    }

    private static Optional<Integer> number(String text) {
        return Optional.of(text).filter(any -> any.matches("[0-9]")).map(Integer::valueOf);
    }

    private void goOn(Context ctx, PlayThrough play) {
        Memory.DEAL.keep(ctx, play.who() + "/" + play.code());
        ctx.redirect(visitor(ctx).path(DealPage.path(play)), HttpStatus.SEE_OTHER);
    }

    /** The learner's turn; where others are to act first, they do and their acts are in the address. */
    private void turn(Context ctx) {
        PlayThrough play = dealOf(ctx);
        if (play.waits()) {
            ctx.redirect(visitor(ctx).path(DealPage.path(thinking.played(play))), HttpStatus.SEE_OTHER);
            return;
        }
        keeping.progress(ctx);
        show(ctx, play, page(ctx, play).render());
    }

    private void act(Context ctx) {
        PlayThrough play = thinking.played(dealOf(ctx));
        Deal deal = play.deal();
        if (deal.over()) {
            ctx.redirect(visitor(ctx).path(DealPage.path(play)), HttpStatus.SEE_OTHER);
            return;
        }
        ActForm.Posted posted = ActForm.read(deal, ctx.formParams(Attempt.ANSWER), ctx.formParam(ActForm.PASS) != null);
        if (posted.action().isEmpty()) {
            ctx.status(HttpStatus.UNPROCESSABLE_CONTENT);
            show(ctx, play, page(ctx, play).unread(ctx.formParams(Attempt.ANSWER), posted.problem()));
        } else if (deal.refusal(posted.action().get()).isPresent()) {
            show(
                    ctx,
                    play,
                    page(ctx, play)
                            .refused(
                                    ctx.formParams(Attempt.ANSWER),
                                    posted.action().get()));
        } else {
            goOn(ctx, thinking.played(play.after(posted.action().get())));
        }
    }

    private void replay(Context ctx) {
        PlayThrough play = dealOf(ctx);
        int step = Optional.of(ctx.pathParam("step"))
                .filter(text -> text.matches("[0-9]{1,3}"))
                .map(Integer::valueOf)
                .filter(number -> number <= play.length() && play.deal().over())
                .orElseThrow(() -> new Refusal(Problem.NOT_FOUND));
        keeping.progress(ctx);
        Routes.html(
                ctx,
                frame.render(visitor(ctx), new DealReplayPage(visitor(ctx), assets, thinking, play, step).render()));
    }

    private DealPage page(Context ctx, PlayThrough play) {
        return new DealPage(at(ctx, play), assets, thinking, play);
    }

    private Visitor at(Context ctx, PlayThrough play) {
        return visitor(ctx).at(DealPage.path(play));
    }

    private void show(Context ctx, PlayThrough play, Page page) {
        Routes.html(ctx, frame.render(at(ctx, play), page));
    }
}
