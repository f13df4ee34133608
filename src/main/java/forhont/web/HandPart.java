package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.button;
import static j2html.TagCreator.each;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.small;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import forhont.exercise.Reason;
import forhont.i18n.Language;
import forhont.rules.Card;
import forhont.rules.Suit;
import j2html.tags.DomContent;
import j2html.tags.specialized.InputTag;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Draws a hand, to choose from or to look at: as cards or in words, and for the ear always as one sentence. */
final class HandPart {
    private final Visitor visitor;
    private final Language language;
    private final CardPart cards;
    private final ProsePart prose;
    private final Wording wording;

    HandPart(Visitor visitor, CardPart cards) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.cards = cards;
        this.prose = new ProsePart(visitor, cards);
        this.wording = new Wording(visitor);
    }

    /**
     * How cards of a hand are chosen.
     *
     * @param picked what was chosen before, as posted
     * @param refused why a card that was chosen is not to be played
     */
    record Choice(boolean single, Collection<String> picked, Map<Card, Reason> refused) {
        Choice {
            picked = List.copyOf(picked);
            refused = Map.copyOf(refused);
        }

        static Choice one(Collection<String> picked, Map<Card, Reason> refused) {
            return new Choice(true, picked, refused);
        }
    }

    boolean inWords() {
        return visitor.preferences().hand() == Preferences.Hand.TEXT;
    }

    /** The other way to show the hand, and the keys that choose from it; a form that is filled in goes along. */
    DomContent ways(boolean inForm, String here) {
        String other = Choices.handLink(here, inWords() ? Preferences.Hand.CARDS : Preferences.Hand.TEXT);
        String label = language.text(inWords() ? "hand.as-cards" : "hand.as-text");
        return p(
                attrs(".item-about"),
                inForm
                        ? button(attrs(".link"), label).attr("formaction", other)
                        : a(attrs(".link"), label).withHref(other),
                text(" "),
                span(attrs(".keys"), language.text("hand.keys")));
    }

    /** The learner's hand, in the order it is held, to choose from. */
    DomContent choice(List<Card> hand, Choice choice) {
        return choice(yours(), hand, choice);
    }

    /** The cards that the soloist of an open contract shows, to choose from. */
    DomContent ofSoloist(List<Card> hand, Choice choice) {
        return choice(language.text("table.soloist-holds"), hand, choice);
    }

    private DomContent choice(String whose, List<Card> hand, Choice choice) {
        if (inWords()) {
            return ul(attrs(".hand.in-words"), each(bySuit(hand).entrySet(), suit -> row(suit, choice)))
                    .attr("role", "list");
        }
        String said = language.text("hand.sentence", Map.of("whose", whose, "cards", sentence(hand)));
        return each(
                p(attrs(".hidden-visually"), said),
                ul(attrs(".hand" + rows(hand.size())), each(hand, card -> slot(card, text(""), choice)))
                        .attr("role", "list"));
    }

    /** The cards of a trick to choose from, each with who played it. */
    DomContent choice(List<Card> trick, Choice choice, Function<Card, DomContent> player) {
        return ul(
                        attrs(inWords() ? ".hand.in-words" : ".hand.of-trick"),
                        each(
                                trick,
                                card -> inWords()
                                        ? li(
                                                label(
                                                        attrs(".choice"),
                                                        control(card, choice),
                                                        span(
                                                                attrs(".choice-text"),
                                                                small(player.apply(card)),
                                                                cards.word(card))),
                                                refused(card, choice))
                                        : slot(card, player.apply(card), choice)))
                .attr("role", "list");
    }

    private DomContent slot(Card card, DomContent player, Choice choice) {
        return li(
                attrs(".card-slot"),
                label(attrs(".card-choice"), player, control(card, choice), cards.picture(card), cards.nameTag(card)),
                refused(card, choice));
    }

    private DomContent row(Map.Entry<Suit, List<Card>> suit, Choice choice) {
        return li(
                span(attrs(".suit-name"), cards.chip(suit.getKey(), List.of()), text(" " + cards.name(suit.getKey()))),
                each(
                        suit.getValue(),
                        card -> label(
                                attrs(".choice"),
                                control(card, choice),
                                span(attrs(".choice-text"), rank(card)).attr("aria-hidden", "true"),
                                cards.nameTag(card))),
                each(suit.getValue(), card -> refused(card, choice)));
    }

    private static InputTag control(Card card, Choice choice) {
        return input().withType(choice.single() ? "radio" : "checkbox")
                .withName(Attempt.ANSWER)
                .withValue(card.toString())
                .withCondChecked(choice.picked().contains(card.toString()))
                .condAttr(choice.refused().containsKey(card), "aria-describedby", refusedId(card));
    }

    private static String refusedId(Card card) {
        return "refused-" + card;
    }

    /** Next to a card that was chosen and refused, why. */
    private DomContent refused(Card card, Choice choice) {
        if (!choice.refused().containsKey(card)) {
            return text("");
        }
        Reason reason = choice.refused().get(card);
        return p(
                        attrs(".card-refused.field-error"),
                        cards.chip(card),
                        text(" " + wording.inShort(reason) + " "),
                        prose.ruleLink(reason.why().rule()))
                .withId(refusedId(card));
    }

    /** The learner's cards to look at. */
    DomContent yours(List<Card> hand) {
        return each(p(yours()), shown(hand));
    }

    private String yours() {
        return language.text("table.your-hand");
    }

    /** Cards to look at. */
    DomContent shown(List<Card> hand) {
        String sentence = language.text("hand.shown", Map.of("cards", sentence(hand)));
        return each(
                p(attrs(".hidden-visually"), sentence),
                inWords()
                        ? p(
                                        attrs(".in-words"),
                                        each(
                                                bySuit(hand).entrySet(),
                                                suit -> each(cards.chip(suit.getKey(), suit.getValue()), text(" "))))
                                .attr("aria-hidden", "true")
                        : ul(
                                        attrs(".hand" + rows(hand.size())),
                                        each(hand, card -> li(attrs(".card-slot"), cards.picture(card))))
                                .attr("role", "list")
                                .attr("aria-hidden", "true"));
    }

    /** A card that lies on the table. */
    DomContent lying(Card card) {
        return inWords() ? cards.word(card) : each(cards.picture(card), cards.nameTag(card));
    }

    /** In how many columns a narrow screen shows so many cards, so that its rows are of about the same length. */
    static String rows(int cards) {
        return switch (cards) {
            case 1, 2, 3, 4 -> ".of-" + cards;
            case 6 -> ".of-3";
            case 7, 8 -> ".of-4";
            default -> cards > 10 ? ".of-6" : "";
        };
    }

    private String sentence(List<Card> hand) {
        List<String> suits = new ArrayList<>();
        bySuit(hand)
                .forEach((suit, held) -> suits.add(language.text(
                        "hand.suit",
                        Map.of(
                                "suit",
                                cards.name(suit),
                                "ranks",
                                language.and(held.stream().map(this::rank).toList())))));
        return suits.stream()
                .reduce((before, next) -> language.text("hand.then", Map.of("before", before, "next", next)))
                .orElse("");
    }

    private String rank(Card card) {
        return language.rank(visitor.face().pack(), card.rank().letter());
    }

    private static Map<Suit, List<Card>> bySuit(List<Card> hand) {
        Map<Suit, List<Card>> suits = new LinkedHashMap<>();
        hand.forEach(card ->
                suits.computeIfAbsent(card.suit(), suit -> new ArrayList<>()).add(card));
        return suits;
    }
}
