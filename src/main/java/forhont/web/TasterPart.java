package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.button;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.each;
import static j2html.TagCreator.fieldset;
import static j2html.TagCreator.form;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.legend;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import forhont.exercise.LegalCards;
import forhont.exercise.Reason;
import forhont.exercise.Taster;
import forhont.i18n.Language;
import forhont.lesson.Lesson;
import forhont.rules.Card;
import forhont.rules.Contract;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Trick;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Draws the first trick: what came of the last card, the table with a hand to play from by one tap, and the end. */
final class TasterPart {
    static final String PATH = "/first-trick";

    private static final String ID = "first-trick";
    private static final String TRICK_RULE = "R-18";
    private static final String POINTS_RULE = "R-4";

    private final Visitor visitor;
    private final Language language;
    private final CardPart cards;
    private final ProsePart prose;
    private final Wording wording;
    private final Taster taster;
    private final Lesson lesson;

    /** The part, with the lesson it leads to. */
    TasterPart(Visitor visitor, Assets assets, Taster taster, Lesson lesson) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.cards = new CardPart(visitor, assets);
        this.prose = new ProsePart(visitor, cards);
        this.wording = new Wording(visitor);
        this.taster = taster;
        this.lesson = lesson;
    }

    /** The trick on a page of its own, where it is gone on with. */
    Page page(Tasting now) {
        return new Page(
                language.text("start.title"),
                PATH,
                Page.Section.LESSONS,
                each(
                        p(attrs(".crumb"), a(language.text("page.step.lessons")).withHref(visitor.path("/"))),
                        h1(language.text("start.heading")),
                        render(now)),
                over(now) ? Optional.empty() : Optional.of(AskingPart.FORM));
    }

    /** The trick before any card. */
    DomContent render() {
        return render(Tasting.fresh(taster));
    }

    private DomContent render(Tasting now) {
        return section(attrs(".step-body"), said(now), over(now) ? text("") : table(now), meanings(now))
                .withId(ID)
                .attr("aria-label", language.text("start.title"));
    }

    private boolean over(Tasting now) {
        return taster.over(now.turn());
    }

    /** Why a card was refused, else how the last trick went. */
    private DomContent said(Tasting now) {
        List<Trick> tricks = now.turn().score().tricks();
        return now.refused()
                .map(card -> refused(now.turn(), card))
                .orElseGet(() -> tricks.isEmpty() ? text("") : taken(now, tricks.get(tricks.size() - 1)));
    }

    /** The refused card with its reason beside it. */
    private DomContent refused(Position turn, Card card) {
        Reason reason = taster.reason(turn, card);
        return verdict(
                "wrong",
                language.text("start.refused"),
                ul(
                                attrs(".hand.is-judged"),
                                li(
                                        attrs(".card-slot.is-may-not"),
                                        cards.picture(card),
                                        cards.nameTag(card),
                                        p(
                                                attrs(".card-verdict"),
                                                span(attrs(".card-mark")).attr("aria-hidden", "true"),
                                                because(reason, reason.why().rule()))))
                        .attr("role", "list"));
    }

    private DomContent taken(Tasting now, Trick trick) {
        Contract contract = now.turn().contract();
        Seat winner = trick.winner(contract);
        String title = language.text("start.taken." + place(winner), Map.of("points", trick.points(contract)));
        return verdict(
                winner == taster.seat() ? "right" : "solution",
                title,
                new TricksPart(visitor, cards).tricks(List.of(trick), contract, this::name, Map.of()),
                p(because(taster.taken(trick), TRICK_RULE), text(" "), prose.ruleLink(POINTS_RULE)),
                over(now) ? end(now) : text(""));
    }

    private DomContent because(Reason reason, String rule) {
        return each(prose.line(wording.reason(reason)), text(" "), prose.ruleLink(rule));
    }

    private DomContent end(Tasting now) {
        Map<String, Object> points = Map.of(
                "own", now.turn().score().points(Side.SOLOIST),
                "others", now.turn().score().points(Side.DEFENCE));
        return each(
                p(language.text("start.points", points)),
                p(attrs(".lead"), language.text("start.end")),
                div(
                        attrs(".buttons"),
                        lesson(".button"),
                        QuietLink.to(visitor.path(PATH), language.text("start.again"))));
    }

    private DomContent lesson(String look) {
        return a(attrs(look), language.text("page.home.start"))
                .withHref(visitor.path(StepPage.path(lesson, lesson.steps().get(0))));
    }

    private static DomContent verdict(String state, String title, DomContent... parts) {
        return section(attrs(".verdict.is-" + state), h2(attrs(".verdict-title"), title), each(parts))
                .withId("verdict")
                .withTabindex(-1);
    }

    private DomContent table(Tasting now) {
        Position turn = now.turn();
        Contract contract = turn.contract();
        String here = visitor.path(PATH);
        return form(
                        attrs(".exercise"),
                        Frame.token(visitor),
                        Moves.field(now.own()),
                        section(
                                        attrs(".felt"),
                                        dl(attrs(".felt-facts"), new FactsPart(visitor, cards).contract(contract)),
                                        trick(turn),
                                        fieldset(
                                                attrs(".hand-field"),
                                                legend(attrs(".question"), question(turn)),
                                                ul(
                                                                attrs(".hand"
                                                                        + HandPart.rows(turn.hands()
                                                                                .of(taster.seat())
                                                                                .size())),
                                                                each(
                                                                        TablePart.sorted(
                                                                                turn.hands()
                                                                                        .of(taster.seat()),
                                                                                contract),
                                                                        this::choice))
                                                        .attr("role", "list")))
                                .attr("aria-label", language.text("table.name")),
                        each(now.problem().stream().map(key -> AnswerProblem.render(language, key))),
                        div(attrs(".buttons"), lesson(".button.button-quiet")))
                .withId(AskingPart.FORM)
                .withMethod("post")
                .withAction(here + "#" + ID)
                .attr("hx-post", here)
                .attr("hx-target", "#" + ID)
                .attr("hx-select", "#" + ID)
                .attr("hx-swap", "outerHTML")
                .attr("hx-select-oob", "#" + String.join(",#", Frame.NOTICE, SwitchPart.FACES, SwitchPart.LANGUAGES));
    }

    /** The cards to which one is to be played; whoever leads sees only the own hand. */
    private DomContent trick(Position turn) {
        LegalCards legal = new LegalCards(turn.rules(), turn.trick(), turn.view());
        return turn.trick().cards().isEmpty()
                ? text("")
                : new TablePart(visitor, cards).trick(legal, this::name, Map.of());
    }

    /** A card that is played by one tap. */
    private DomContent choice(Card card) {
        return li(
                attrs(".card-slot"),
                button(attrs(".card-choice"), cards.picture(card), cards.nameTag(card))
                        .withName(Attempt.ANSWER)
                        .withValue(card.toString()));
    }

    private String question(Position turn) {
        return language.text("start.question-" + turn.trick().cards().size());
    }

    private String name(Seat seat) {
        return language.text("start.seat." + place(seat));
    }

    private String place(Seat seat) {
        return seat == taster.seat() ? "you" : seat == taster.seat().left() ? "left" : "right";
    }

    /** What the rules say that are named above, so that nobody has to leave the table for it. */
    private DomContent meanings(Tasting now) {
        SortedSet<String> rules = new TreeSet<>();
        now.refused()
                .ifPresentOrElse(
                        card -> rules.add(taster.reason(now.turn(), card).why().rule()),
                        () -> rules.addAll(List.of(TRICK_RULE, POINTS_RULE)));
        return now.own().isEmpty() && now.refused().isEmpty() ? text("") : MeaningPart.render(visitor, prose, rules);
    }
}
