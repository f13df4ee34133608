package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.article;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.text;

import forhont.exercise.Kind;
import forhont.i18n.Language;
import forhont.practice.Code;
import forhont.practice.Item;
import j2html.tags.DomContent;
import j2html.tags.specialized.ATag;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;

/** One item of practice: the exercise, what it turned on once it is answered, and the ways to more. */
final class ItemPage implements AskingPart.Around {
    private final Visitor visitor;
    private final Language language;
    private final CardPart cards;
    private final Item item;
    private final Wish wish;
    private final SortedSet<String> explained;

    ItemPage(Visitor visitor, Assets assets, Item item, Wish wish) {
        this.explained = MeaningPart.terms(visitor.language(), "practice." + Wording.form(item.exercise()));
        explained.addAll(MeaningPart.ON_THE_TABLE);
        explained.addAll(FactsPart.terms());
        this.visitor = (AskingPart.reads(item.exercise()) ? visitor.with(AskingPart.FACE_TO_READ) : visitor)
                .explaining(explained);
        this.language = visitor.language();
        this.cards = new CardPart(this.visitor, assets);
        this.item = item;
        this.wish = wish;
    }

    static String path(Kind kind, Code code) {
        return PracticePage.PATH + "/" + kind.id() + "/" + code;
    }

    AskingPart asking() {
        return new AskingPart(visitor, cards, this);
    }

    private Kind kind() {
        return item.exercise().kind();
    }

    private Code code() {
        return item.code();
    }

    @Override
    public String here() {
        return path(kind(), code());
    }

    @Override
    public String query() {
        return wish.query();
    }

    @Override
    public String words() {
        return "practice." + Wording.form(item.exercise());
    }

    @Override
    public List<String> beside() {
        return List.of("turn");
    }

    @Override
    public ATag next() {
        return a(attrs(".button"), language.text("page.item.next")).withHref(more());
    }

    @Override
    public ATag again() {
        return QuietLink.to(visitor.path(here() + query()), language.text("page.item.once-more"));
    }

    @Override
    public DomContent about() {
        List<String> names = item.themes().stream()
                .map(theme -> language.text("practice.theme." + theme.id()))
                .toList();
        return names.isEmpty()
                ? text("")
                : p(attrs(".themes"), language.text("page.item.themes", Map.of("themes", language.and(names))));
    }

    /** More of what is wished: the same again, a level of its own, or the one that fits. */
    private String more() {
        return wish.again()
                .map(what -> visitor.path(MixUpsPage.AGAIN + "?" + LookingAgain.OF + "=" + what))
                .orElseGet(() -> fresh(wish));
    }

    private String fresh(Wish other) {
        return visitor.path(PracticePage.fresh(kind(), code().ruleSet(), other) + "&" + Practice.AFTER + "=" + code());
    }

    @Override
    public Page page(DomContent content, boolean open) {
        String name = language.text("kind." + kind().id());
        return new Page(
                language.text("page.item.title", Map.of("kind", name)),
                here() + query(),
                Page.Section.PRACTICE,
                article(
                        attrs(".step"),
                        p(
                                attrs(".crumb"),
                                a(language.text("page.item.all"))
                                        .withHref(visitor.path(PracticePage.path(code().ruleSet(), wish)))),
                        h1(name),
                        p(attrs(".item-about"), levelAndRules()),
                        section(attrs(".step-body"), content, MeaningPart.render(visitor, explained))
                                .withId("step")
                                .condAttr(
                                        AskingPart.reads(item.exercise()),
                                        "data-face",
                                        AskingPart.FACE_TO_READ.pack().id()),
                        turn(open)),
                open ? Optional.of(AskingPart.FORM) : Optional.empty());
    }

    private String levelAndRules() {
        return language.text(
                "page.item.about",
                Map.of(
                        "level",
                        PracticePage.level(language, code().level()),
                        "rules",
                        PracticePage.name(language, code().ruleSet())));
    }

    /** Another item of the same kind: instead of this one, easier or harder. */
    private DomContent turn(boolean open) {
        return nav(
                        attrs(".step-turn"),
                        code().level() > 1 ? turnTo(code().level() - 1, "page.item.easier") : text(""),
                        code().level() < Code.LEVELS ? turnTo(code().level() + 1, "page.item.harder") : text(""),
                        open ? turnTo(more(), "page.item.skip").withRel("next") : text(""))
                .withId("turn")
                .attr("aria-label", language.text("page.item.turn"));
    }

    private ATag turnTo(int level, String label) {
        return turnTo(fresh(Wish.level(level)), label);
    }

    private ATag turnTo(String there, String label) {
        return QuietLink.to(there, language.text(label));
    }
}
