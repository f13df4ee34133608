package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.article;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.li;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.text;

import forhont.i18n.Language;
import forhont.play.PlayThrough;
import forhont.rules.Seat;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** A finished deal gone through act by act, with all cards open. */
final class DealReplayPage {
    private static final SortedSet<String> EXPLAINED = new TreeSet<>(DealPage.ON_THE_TABLE);

    private final Visitor visitor;
    private final CardPart cards;
    private final Language language;
    private final PlayThrough play;
    private final int step;
    private final ActVerdict verdict;
    private final Thinking thinking;
    private final DealTable table;

    DealReplayPage(Visitor visitor, Assets assets, Thinking thinking, PlayThrough play, int step) {
        this.visitor = visitor.explaining(EXPLAINED);
        this.cards = new CardPart(this.visitor, assets);
        this.language = visitor.language();
        this.play = play;
        this.step = step;
        this.verdict = new ActVerdict(this.visitor, cards);
        this.thinking = thinking;
        this.table = new DealTable(this.visitor, cards, play.upTo(step));
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
                                a(language.text("page.play.of")).withHref(visitor.path(DealPage.path(play)))),
                        h1(language.text("page.play.replay", place)),
                        jumps(),
                        section(
                                        attrs(".step-body"),
                                        turn(),
                                        step == 0 ? p(attrs(".lead"), language.text("play.dealt")) : done(),
                                        section(attrs(".felt"), table.facts(), table.open(), table.soFar())
                                                .attr("aria-label", language.text("table.name")),
                                        MeaningPart.render(visitor, EXPLAINED))
                                .withId("step")));
    }

    /** What was done last; of the learner's acts, what they were worth. */
    private DomContent done() {
        int last = step - 1;
        return play.turns().contains(last)
                ? verdict.judged(play.upTo(last).deal(), play.record().actions().get(last), thinking.judge(play, last))
                : table.last();
    }

    /** The ways to the beginning, to the lead of each trick and to the last act. */
    private DomContent jumps() {
        int spoken = new DealTable(visitor, cards, play).spoken();
        List<DomContent> tricks = new ArrayList<>();
        for (int first = spoken; first < play.length(); first += Seat.values().length) {
            int number = tricks.size() + 1;
            boolean here = step > first && step <= first + Seat.values().length;
            tricks.add(li(a(language.number(number))
                    .withHref(visitor.path(path(play, first + 1)))
                    .attr("aria-label", language.text("table.trick-number", Map.of("number", number)))
                    .condAttr(here, "aria-current", "step")));
        }
        return nav(
                        attrs(".steps"),
                        ol(
                                li(jump(0, "|◂", "play.replay-first")),
                                each(tricks, trick -> trick),
                                li(jump(play.length(), "▸|", "play.replay-last"))))
                .attr("aria-label", language.text("play.replay-tricks"));
    }

    private DomContent jump(int other, String sign, String label) {
        return a(sign).withHref(visitor.path(path(play, other)))
                .attr("aria-label", language.text(label))
                .condAttr(step == other, "aria-current", "step");
    }

    private DomContent turn() {
        return nav(
                        attrs(".step-turn"),
                        step == 0 ? text("") : to(step - 1, "prev", "play.replay-back"),
                        step == play.length() ? text("") : to(step + 1, "next", "play.replay-on"),
                        QuietLink.to(visitor.path(DealPage.path(play)), language.text("play.to-result")))
                .attr("aria-label", language.text("page.play.steps"));
    }

    private DomContent to(int other, String rel, String label) {
        return QuietLink.to(visitor.path(path(play, other)), language.text(label))
                .withRel(rel);
    }
}
