package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.article;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.text;

import forhont.i18n.Language;
import forhont.play.PlayThrough;
import j2html.tags.DomContent;
import java.util.Map;

/** A finished deal gone through act by act, with all cards open. */
final class DealReplayPage {
    private final Visitor visitor;
    private final Language language;
    private final PlayThrough play;
    private final int step;
    private final DealTable whole;
    private final DealTable table;

    DealReplayPage(Visitor visitor, Assets assets, PlayThrough play, int step) {
        CardPart cards = new CardPart(visitor, assets);
        this.visitor = visitor;
        this.language = visitor.language();
        this.play = play;
        this.step = step;
        this.whole = new DealTable(visitor, cards, play);
        this.table = new DealTable(visitor, cards, play.upTo(step));
    }

    /** The address of a step, without the language. */
    static String path(PlayThrough play, int step) {
        return DealPage.path(play) + "/replay/" + step;
    }

    Page render() {
        Map<String, Object> place = Map.of("number", step, "count", play.length());
        return new Page(
                language.text("page.play.replay", place),
                path(play, step),
                Page.Section.PLAY,
                article(
                        attrs(".step"),
                        p(
                                attrs(".crumb"),
                                a(DealPage.title(language, play)).withHref(visitor.path(DealPage.path(play)))),
                        h1(language.text("page.play.replay", place)),
                        section(
                                        attrs(".step-body"),
                                        turn(),
                                        p(
                                                attrs(".lead"),
                                                step == 0 ? text(language.text("play.dealt")) : whole.done(step - 1)),
                                        section(attrs(".felt"), table.facts(), table.open())
                                                .attr("aria-label", language.text("table.name")))
                                .withId("step")));
    }

    private DomContent turn() {
        return nav(
                        attrs(".step-turn"),
                        step == 0 ? text("") : to(step - 1, "prev", "play.replay-back"),
                        step == play.length() ? text("") : to(step + 1, "next", "play.replay-on"))
                .attr("aria-label", language.text("page.play.steps"));
    }

    private DomContent to(int other, String rel, String label) {
        return a(attrs(".button.button-quiet"), language.text(label))
                .withHref(visitor.path(path(play, other)))
                .withRel(rel);
    }
}
