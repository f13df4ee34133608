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
    private final ActVerdict verdict;
    private final Thinking thinking;
    private final DealTable table;

    DealReplayPage(Visitor visitor, Assets assets, Thinking thinking, PlayThrough play, int step) {
        CardPart cards = new CardPart(visitor, assets);
        this.visitor = visitor;
        this.language = visitor.language();
        this.play = play;
        this.step = step;
        this.verdict = new ActVerdict(visitor, cards);
        this.thinking = thinking;
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
                                        step == 0 ? p(attrs(".lead"), language.text("play.dealt")) : done(),
                                        section(attrs(".felt"), table.facts(), table.open())
                                                .attr("aria-label", language.text("table.name")))
                                .withId("step")));
    }

    /** What was done last; of the learner's acts, what they were worth. */
    private DomContent done() {
        int last = step - 1;
        return play.turns().contains(last)
                ? verdict.judged(play.upTo(last).deal(), play.record().actions().get(last), thinking.judge(play, last))
                : table.last();
    }

    private DomContent turn() {
        return nav(
                        attrs(".step-turn"),
                        step == 0 ? text("") : to(step - 1, "prev", "play.replay-back"),
                        step == play.length() ? text("") : to(step + 1, "next", "play.replay-on"),
                        a(attrs(".button.button-quiet"), language.text("play.to-result"))
                                .withHref(visitor.path(DealPage.path(play))))
                .attr("aria-label", language.text("page.play.steps"));
    }

    private DomContent to(int other, String rel, String label) {
        return a(attrs(".button.button-quiet"), language.text(label))
                .withHref(visitor.path(path(play, other)))
                .withRel(rel);
    }
}
