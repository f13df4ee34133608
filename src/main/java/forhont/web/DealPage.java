package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.article;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.details;
import static j2html.TagCreator.each;
import static j2html.TagCreator.form;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;

import forhont.exercise.Reason;
import forhont.i18n.Language;
import forhont.play.Judge;
import forhont.play.PlayThrough;
import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.Deal;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;

/** A deal that a learner plays: the verdict on the last act, what the others did since, and the next act or the end. */
final class DealPage {
    static final String PATH = "/play";

    /** Words that stand on the table of a deal, beside those of its questions. */
    static final List<String> ON_THE_TABLE =
            List.of("announced", "contract", "defender", "flek", "indicator", "soloist", "trump", "units");

    private final Visitor visitor;
    private final Language language;
    private final CardPart cards;
    private final Thinking thinking;
    private final PlayThrough play;
    private final Deal deal;
    private final List<Integer> turns;
    private final SortedSet<String> explained;
    private final DealTable table;

    DealPage(Visitor visitor, Assets assets, Thinking thinking, PlayThrough play) {
        this.explained = MeaningPart.terms(visitor.language(), "play.ask");
        explained.addAll(ON_THE_TABLE);
        this.visitor = visitor.explaining(explained);
        this.language = visitor.language();
        this.cards = new CardPart(this.visitor, assets);
        this.thinking = thinking;
        this.play = play;
        this.deal = play.deal();
        this.turns = play.turns();
        this.table = new DealTable(this.visitor, cards, play);
    }

    /** The address of a deal, without the language. */
    static String path(PlayThrough play) {
        return PATH + "/" + play.who() + "/" + play.code();
    }

    Page render() {
        if (deal.over()) {
            DealEnd end = new DealEnd(visitor, cards, thinking, play);
            return page(each(end.result(), since(), end.render()));
        }
        return page(each(verdict(), since(), ask(List.of(), Map.of(), Optional.empty())));
    }

    /** The same turn with what was chosen, which is no act. */
    Page unread(List<String> chosen, String problem) {
        return page(each(since(), ask(chosen, Map.of(), Optional.of(problem))));
    }

    /** The same turn with why an act may not be done. */
    Page refused(List<String> chosen, Action action) {
        DomContent why = new ActVerdict(visitor, cards)
                .refused(deal, action, deal.refusal(action).orElseThrow());
        return page(each(why, ask(chosen, ActVerdict.reasons(deal, action), Optional.empty())));
    }

    private Page page(DomContent content) {
        String title = language.text("page.play.of");
        return new Page(
                title,
                path(play),
                Page.Section.PLAY,
                article(
                        attrs(".step"),
                        p(attrs(".crumb"), a(language.text("page.play.title")).withHref(visitor.path(PATH))),
                        h1(title),
                        section(attrs(".step-body"), content, foot(), MeaningPart.render(visitor, explained))
                                .withId("step")));
    }

    private DomContent verdict() {
        if (turns.isEmpty()) {
            return text("");
        }
        int last = last();
        return new ActVerdict(visitor, cards)
                .judged(play.upTo(last).deal(), play.record().actions().get(last), thinking.judge(play, last));
    }

    private int last() {
        return turns.get(turns.size() - 1);
    }

    private DomContent since() {
        int from = turns.isEmpty() ? 0 : last() + 1;
        int first = turns.isEmpty() ? 0 : last();
        return table.tells(from, first)
                ? section(
                        attrs(".since"),
                        h2(language.text(turns.isEmpty() ? "play.before-you" : "play.since")),
                        table.since(from, first))
                : text("");
    }

    private DomContent ask(List<String> chosen, Map<Card, Reason> refused, Optional<String> problem) {
        String here = visitor.path(path(play));
        ActForm controls = new ActForm(visitor, cards, deal, refused);
        return form(
                        attrs(".exercise"),
                        Frame.token(visitor),
                        section(attrs(".felt"), table.facts(), controls.controls(chosen), table.soFar())
                                .attr("aria-label", language.text("table.name")),
                        each(problem.stream().map(key -> AnswerProblem.render(language, key))),
                        controls.buttons(),
                        new HandPart(visitor, cards).ways(false, here))
                .withId(AskingPart.FORM)
                .withMethod("post")
                .withAction(here + "#step")
                .attr("hx-post", here)
                .attr("hx-target", "#step")
                .attr("hx-select", "#step")
                .attr("hx-swap", "outerHTML")
                .attr("hx-push-url", "true")
                .attr("hx-select-oob", "#" + String.join(",#", Frame.NOTICE, SwitchPart.FACES, SwitchPart.LANGUAGES));
    }

    /** What was said and played so far, how acts are judged, and the ways out of here. */
    private DomContent foot() {
        boolean begun = !deal.acts().isEmpty();
        boolean tricks = deal.position()
                .filter(position -> !position.score().tricks().isEmpty())
                .isPresent();
        return each(
                begun
                        ? details(
                                attrs(".every"),
                                summary(language.text(tricks ? "play.all-so-far" : "play.all-said")),
                                section(attrs(".felt"), table.facts(), table.soFar()),
                                table.said(0),
                                table.tricks())
                        : text(""),
                details(
                        attrs(".every"),
                        summary(language.text("play.how-judged")),
                        p(language.text("play.measure", Map.of("count", Judge.LAYOUTS)))),
                nav(
                                attrs(".step-turn"),
                                turns.isEmpty()
                                        ? text("")
                                        : QuietLink.to(
                                                        visitor.path(path(play.upTo(last()))),
                                                        language.text("play.take-back"))
                                                .withRel("prev"))
                        .attr("aria-label", language.text("play.ways")));
    }
}
