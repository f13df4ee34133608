package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.button;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.fieldset;
import static j2html.TagCreator.form;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.legend;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.small;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import forhont.i18n.Language;
import forhont.play.PlayThrough;
import forhont.play.Strength;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where a whole deal begins: one button, and folded away the seat, how well the others play, and the rules. */
final class DealStartPage {
    static final String SEAT = "seat";
    static final String STRENGTH = "strength";
    static final String RULES = "rules";

    private final Visitor visitor;
    private final Language language;

    DealStartPage(Visitor visitor) {
        this.visitor = visitor;
        this.language = visitor.language();
    }

    /** The address at which those rules are offered, without the language. */
    static String path(RuleSet rules) {
        return DealPage.PATH + "?" + RULES + "=" + rules.id();
    }

    /** The choices as made; {@code begun} is the deal to go on with. */
    Page render(List<RuleSet> ruleSets, RuleSet rules, Seat seat, Strength strength, Optional<PlayThrough> begun) {
        List<DomContent> seats = new ArrayList<>();
        for (Seat each : Seat.values()) {
            String number = String.valueOf(each.number());
            seats.add(choice(
                    SEAT, number, language.term("seat", number), language.text("play.seat-" + number), each == seat));
        }
        List<DomContent> strengths = new ArrayList<>();
        for (Strength each : Strength.values()) {
            String number = String.valueOf(each.number());
            strengths.add(choice(
                    STRENGTH,
                    number,
                    language.text("play.strength-" + number),
                    language.text("play.strength-about-" + number),
                    each == strength));
        }
        List<DomContent> sets = ruleSets.stream()
                .map(each -> choice(
                        RULES,
                        each.id(),
                        language.text("ruleset." + each.id() + ".name"),
                        language.text("ruleset." + each.id() + ".about"),
                        each.equals(rules)))
                .toList();
        return new Page(
                        language.text("page.play.title"),
                        DealPage.PATH,
                        Page.Section.PLAY,
                        each(
                                h1(language.text("page.play.title")),
                                p(attrs(".lead"), language.text("page.play.lead")),
                                each(begun.stream().map(this::begun)),
                                form(
                                                attrs(".exercise.settings"),
                                                Frame.token(visitor),
                                                deal(),
                                                p(attrs(".note"), unchanged(rules, seat, strength)),
                                                details(
                                                        attrs(".every"),
                                                        summary(language.text("play.options")),
                                                        choices("play.choose-seat", seats),
                                                        choices("play.choose-strength", strengths),
                                                        choices("table.rule-set", sets),
                                                        deal()))
                                        .withMethod("post")
                                        .withAction(visitor.path(DealPage.PATH))))
                .found(language.text("page.play.lead"));
    }

    private DomContent deal() {
        return div(attrs(".buttons"), button(attrs(".button"), language.text("play.deal")));
    }

    /** What is dealt when nothing is chosen. */
    private String unchanged(RuleSet rules, Seat seat, Strength strength) {
        return language.text(
                "play.unchanged",
                Map.of(
                        "seat", seat.number(),
                        "strength", strength.number(),
                        "rules", language.text("ruleset." + rules.id() + ".name")));
    }

    private DomContent begun(PlayThrough play) {
        return div(
                attrs(".buttons"),
                a(attrs(".button"), language.text("play.resume")).withHref(visitor.path(DealPage.path(play))),
                p(attrs(".note"), language.text("play.resume-or-lose")));
    }

    private DomContent choices(String name, List<DomContent> choices) {
        return fieldset(
                legend(attrs(".question"), language.text(name)),
                ul(attrs(".choices"), each(choices, choice -> choice)).attr("role", "list"));
    }

    private static DomContent choice(String name, String value, String words, String about, boolean chosen) {
        return li(label(
                attrs(".choice"),
                input().withType("radio").withName(name).withValue(value).withCondChecked(chosen),
                span(attrs(".choice-text"), text(words), small(about))));
    }
}
