package forhont.web;

import forhont.content.Library;
import forhont.exercise.Answer;
import forhont.exercise.Kind;
import forhont.lesson.Progress;
import forhont.practice.Code;
import forhont.practice.Generators;
import forhont.practice.Item;
import forhont.review.Telling;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;

/** Endless practice: the choice of a kind, and items by their codes. */
final class Practice {
    static final String RULE_SET = "ruleset";
    static final String AFTER = "after";

    private final Library library;
    private final Assets assets;
    private final Frame frame;
    private final Keeping keeping;
    private final Generators generators;
    private final Stock stock;
    private final Answering answering;

    Practice(Library library, Assets assets, Frame frame, Keeping keeping, Stock stock) {
        this.library = library;
        this.assets = assets;
        this.frame = frame;
        this.keeping = keeping;
        this.generators = new Generators(library.misconceptions()::known);
        this.stock = stock;
        this.answering = new Answering(library);
    }

    void add(RoutesConfig routes) {
        routes.get("/{lang}/practice", this::choice);
        new LookingAgain(library, assets, frame, keeping, generators).add(routes);
        routes.get("/{lang}/practice/{kind}", this::fresh);
        routes.get("/{lang}/practice/{kind}/{code}", this::item);
        routes.post("/{lang}/practice/{kind}/{code}", this::answer);
        routes.get("/{lang}/practice/{kind}/{code}" + WalkPart.PATH + "{stage}", this::walk);
    }

    /** Whether an item stands at an address, given without the language. */
    boolean isItem(String place) {
        String[] parts = place.split("/", -1);
        return parts.length == 4
                && place.startsWith(PracticePage.PATH + "/")
                && find(parts[2], parts[3]).isPresent();
    }

    /** A kind and a code that fit together. */
    private record Address(Kind kind, Code code, RuleSet rules) {}

    private Optional<Address> find(String kind, String code) {
        return Notation.parse(Kind.values(), kind)
                .flatMap(known -> Code.parse(code)
                        .flatMap(parsed -> library.ruleSet(parsed.ruleSet())
                                .filter(rules -> generators.offers(known, rules))
                                .map(rules -> new Address(known, parsed, rules))));
    }

    private Visitor visitor(Context ctx) {
        return Visitor.inLanguageOf(ctx, library.languages());
    }

    /** The level chosen, else the one that fits the visitor. */
    private int level(Context ctx, Kind kind) {
        return Wish.of(ctx)
                .level()
                .orElseGet(() -> keeping.past(ctx).orElse(Past.NONE).skills().level(kind));
    }

    private RuleSet rules(Context ctx) {
        return Optional.ofNullable(ctx.queryParam(RULE_SET))
                .flatMap(library::ruleSet)
                .orElseGet(() -> Visitor.preferences(ctx).rules(library));
    }

    private void choice(Context ctx) {
        Progress progress = keeping.progress(ctx).orElse(Progress.NONE);
        Optional<Past> past = keeping.past(ctx);
        int due = past.map(known -> known.review().due(keeping.time()).size()).orElse(0);
        Visitor visitor = visitor(ctx);
        Optional<Integer> chosen = Wish.of(ctx).level();
        stock.expect(
                rules(ctx),
                kind -> chosen.orElseGet(() -> past.orElse(Past.NONE).skills().level(kind)));
        PracticePage page = new PracticePage(
                visitor,
                generators,
                library.ruleSets(),
                PracticePage.untaught(library.course().in(visitor.language().tag()), progress));
        Routes.html(ctx, frame.render(visitor, page.render(rules(ctx), Wish.of(ctx), due)));
    }

    /** Leads to an item drawn by chance; where the kind is not practised under the rule set, to the choice. */
    private void fresh(Context ctx) {
        Visitor visitor = visitor(ctx);
        Kind kind =
                Notation.parse(Kind.values(), ctx.pathParam("kind")).orElseThrow(() -> new Refusal(Problem.NOT_FOUND));
        RuleSet rules = rules(ctx);
        Optional<Code> before = Optional.ofNullable(ctx.queryParam(AFTER)).flatMap(Code::parse);
        Wish wish = Wish.of(ctx);
        String there = generators.offers(kind, rules)
                ? ItemPage.path(kind, stock.fresh(kind, rules, level(ctx, kind), before)) + wish.query()
                : PracticePage.path(rules.id(), wish);
        ctx.header("Cache-Control", "no-store");
        ctx.redirect(visitor.path(there), HttpStatus.SEE_OTHER);
    }

    private void item(Context ctx) {
        visitor(ctx);
        Item item = itemOf(ctx);
        keeping.progress(ctx);
        show(ctx, item, page(ctx, item).asking().fresh(item.exercise()));
    }

    /** The solution of an item, walked through. */
    private void walk(Context ctx) {
        visitor(ctx);
        Item item = itemOf(ctx);
        keeping.progress(ctx);
        if (WalkPart.fromElsewhere(ctx)) {
            ctx.redirect(
                    visitor(ctx).path(page(ctx, item).here() + page(ctx, item).query()), HttpStatus.SEE_OTHER);
            return;
        }
        show(
                ctx,
                item,
                page(ctx, item)
                        .asking()
                        .walked(item.exercise(), WalkPart.stage(ctx))
                        .orElseThrow(() -> new Refusal(Problem.NOT_FOUND)));
    }

    private void answer(Context ctx) {
        visitor(ctx);
        Item item = itemOf(ctx);
        keeping.progress(ctx);
        show(ctx, item, answering.answer(ctx, item.exercise(), new Asked(ctx, item)));
    }

    private Item itemOf(Context ctx) {
        Address address =
                find(ctx.pathParam("kind"), ctx.pathParam("code")).orElseThrow(() -> new Refusal(Problem.NO_SUCH_ITEM));
        return stock.item(address.kind(), address.code(), address.rules());
    }

    private ItemPage page(Context ctx, Item item) {
        return new ItemPage(at(ctx, item), assets, item, Wish.of(ctx));
    }

    private Visitor at(Context ctx, Item item) {
        return visitor(ctx).at(ItemPage.path(item.exercise().kind(), item.code()));
    }

    private void show(Context ctx, Item item, Page page) {
        Routes.html(ctx, frame.render(at(ctx, item), page));
    }

    /** An item that is being answered. */
    private final class Asked implements Answering.Place {
        private final Context ctx;
        private final Item item;

        private Asked(Context ctx, Item item) {
            this.ctx = ctx;
            this.item = item;
        }

        @Override
        public void keep(Answer answer, int attempt, Telling telling) {
            keeping.practised(ctx, item, answer, attempt, telling);
        }

        @Override
        public AskingPart part() {
            return page(ctx, item).asking();
        }
    }
}
