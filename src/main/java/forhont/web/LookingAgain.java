package forhont.web;

import forhont.content.Library;
import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.practice.Generators;
import forhont.practice.Item;
import forhont.review.Given;
import forhont.review.Telling;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the visitor mixes up, and the way from there to an exercise in which just that shows. */
final class LookingAgain {
    /** The name under which an address says what to practise. */
    static final String OF = "of";

    private static final SecureRandom CHANCE = new SecureRandom();

    private final Library library;
    private final Assets assets;
    private final Frame frame;
    private final Keeping keeping;
    private final Generators generators;

    LookingAgain(Library library, Assets assets, Frame frame, Keeping keeping, Generators generators) {
        this.library = library;
        this.assets = assets;
        this.frame = frame;
        this.keeping = keeping;
        this.generators = generators;
    }

    void add(RoutesConfig routes) {
        routes.get("/{lang}" + MixUpsPage.PATH, this::mixUps);
        routes.get("/{lang}" + MixUpsPage.AGAIN, this::again);
    }

    private Visitor visitor(Context ctx) {
        return Visitor.inLanguageOf(ctx, library.languages());
    }

    private void mixUps(Context ctx) {
        keeping.progress(ctx);
        Optional<Past> past = keeping.past(ctx);
        Visitor visitor = visitor(ctx).at(MixUpsPage.PATH);
        ctx.header("Cache-Control", "no-store");
        Routes.html(ctx, frame.render(visitor, new MixUpsPage(visitor, assets).render(past, keeping.time())));
    }

    /** Leads to something to look at again: what the address says, or what is due today; where there is nothing, to the list. */
    private void again(Context ctx) {
        Visitor visitor = visitor(ctx);
        Past past = keeping.past(ctx).orElse(Past.NONE);
        String of = Optional.ofNullable(ctx.queryParam(OF)).orElse(Wish.DUE);
        String there = wanted(of, past, ctx).stream()
                .flatMap(misconception -> exercise(visitor, misconception, past, Wish.again(of)).stream())
                .findFirst()
                .or(() -> lastPlace(of, past))
                .or(() -> asking(visitor, of, past))
                .orElse(MixUpsPage.PATH);
        ctx.header("Cache-Control", "no-store");
        ctx.redirect(visitor.path(there), HttpStatus.SEE_OTHER);
    }

    private List<Misconception> wanted(String of, Past past, Context ctx) {
        if (of.equals(Wish.DUE)) {
            return Keeping.isPaused(ctx) ? List.of() : past.review().due(keeping.time());
        }
        List<Misconception> wanted = new ArrayList<>();
        Notation.parse(Misconception.values(), of).ifPresent(wanted::add);
        Stream.of(Misconception.values())
                .filter(misconception -> misconception.rule().equals(of))
                .forEach(wanted::add);
        Collections.shuffle(wanted, CHANCE);
        return wanted;
    }

    /** An item in which the misconception gives a wrong answer; where none turns up, a step of a lesson. */
    private Optional<String> exercise(Visitor visitor, Misconception misconception, Past past, Wish wish) {
        return ruleSets(misconception, past)
                .flatMap(rules -> {
                    List<Kind> kinds = kinds(misconception, rules);
                    return kinds.isEmpty()
                            ? Stream.empty()
                            : generators
                                    .showing(
                                            misconception,
                                            kinds,
                                            rules,
                                            past.skills().level(kinds.get(0)),
                                            CHANCE)
                                    .stream();
                })
                .findFirst()
                .map(item -> path(item) + wish.query())
                .or(() -> step(visitor, misconception));
    }

    private static String path(Item item) {
        return ItemPage.path(item.exercise().kind(), item.code());
    }

    /** The rule sets in which it is wrong: first the one under which it was last shown. */
    private Stream<RuleSet> ruleSets(Misconception misconception, Past past) {
        Optional<RuleSet> last = past.mixUps().misconceptions().stream()
                .filter(slip -> slip.what() == misconception)
                .findFirst()
                .flatMap(slip -> ruleSet(slip.last().place()))
                .flatMap(library::ruleSet);
        return Stream.concat(last.stream(), library.ruleSets().stream()).distinct();
    }

    private Optional<String> ruleSet(Given.Place place) {
        return place.drawn()
                .map(drawn -> drawn.code().ruleSet())
                .or(() -> stepOf(place)
                        .filter(Step.Asking.class::isInstance)
                        .map(step -> ((Step.Asking) step).exercise().rules().id()));
    }

    private Optional<Step> stepOf(Given.Place place) {
        return library.course().lesson(place.lesson()).flatMap(lesson -> lesson.step(place.step()));
    }

    private List<Kind> kinds(Misconception misconception, RuleSet rules) {
        return Optional.ofNullable(library.misconceptions().rows().get(misconception))
                .filter(row -> row.wrongIn().contains(rules.id()))
                .map(row -> generators.kinds(rules).stream()
                        .filter(row.kinds()::contains)
                        .toList())
                .orElse(List.of());
    }

    private Optional<String> step(Visitor visitor, Misconception misconception) {
        for (Lesson lesson : library.course().in(visitor.language().tag()).lessons()) {
            for (Step step : lesson.steps()) {
                if (step instanceof Step.Asking asking
                        && asking.exercise()
                                .traps(library.misconceptions().known(asking.exercise()))
                                .contains(misconception)) {
                    return Optional.of(StepPage.path(lesson, step));
                }
            }
        }
        return Optional.empty();
    }

    /** A question that a rule decides: an item of the kind in which the course asks it, else that step. */
    private Optional<String> asking(Visitor visitor, String rule, Past past) {
        RuleSet rules = library.ruleSets().get(0);
        for (Lesson lesson : library.course().in(visitor.language().tag()).lessons()) {
            for (Step step : lesson.steps()) {
                if (step instanceof Step.Asking asking && decides(rule, asking.exercise())) {
                    Kind kind = asking.exercise().kind();
                    return Optional.of(kind)
                            .filter(each ->
                                    asking.exercise().rules().shortcuts().equals(RuleSet.Shortcuts.NONE))
                            .filter(each -> generators.offers(each, rules))
                            .flatMap(each -> generators.found(
                                    exercise -> decides(rule, exercise),
                                    List.of(each),
                                    rules,
                                    past.skills().level(each),
                                    CHANCE))
                            .map(item -> path(item) + Wish.again(rule).query())
                            .or(() -> Optional.of(StepPage.path(lesson, step)));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean decides(String rule, Exercise exercise) {
        return exercise.kind().byRules() && Telling.rules(exercise).contains(rule);
    }

    /** Where a rule was last broken that no misconception stands for: the step, or more of the kind. */
    private Optional<String> lastPlace(String rule, Past past) {
        return past.mixUps().rules().stream()
                .filter(slip -> slip.what().equals(rule))
                .findFirst()
                .map(slip -> slip.last().place())
                .flatMap(place -> place.drawn()
                        .map(drawn ->
                                PracticePage.fresh(drawn.kind(), drawn.code().ruleSet(), Wish.NONE))
                        .or(() -> stepOf(place).map(step -> StepPage.path(place.lesson(), step.id()))));
    }
}
