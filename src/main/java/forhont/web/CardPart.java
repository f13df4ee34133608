package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.span;
import static j2html.TagCreator.tag;

import forhont.i18n.Language;
import forhont.rules.Card;
import forhont.rules.Suit;
import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.List;

/** Draws cards, suit signs and cards within a sentence in the visitor's face and language. */
final class CardPart {
    private final Visitor visitor;
    private final Language language;
    private final Face face;
    private final Assets assets;

    CardPart(Visitor visitor, Assets assets) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.face = visitor.face();
        this.assets = assets;
    }

    String name(Card card) {
        return language.card(face.pack(), card.toString());
    }

    String name(Suit suit) {
        return language.suit(face.pack(), suit.letter());
    }

    /** The picture alone; whoever shows it sets the name beside it. */
    DomContent picture(Card card, String... classes) {
        return svg(card, classes).attr("aria-hidden", "true").attr("focusable", "false");
    }

    /** The picture of a card that is to be read, described as it is drawn and not by its name. */
    DomContent drawn(Card card, String description) {
        return svg(card).attr("role", "img").attr("aria-label", description);
    }

    private ContainerTag<?> svg(Card card, String... classes) {
        return tag("svg")
                .withClasses("card", "suit-" + card.suit().letter(), String.join(" ", classes))
                .attr("viewBox", "0 0 100 150")
                .with(use(card.toString()), each(face.places(), place -> letter(index(card), place)));
    }

    private static DomContent letter(String index, String place) {
        ContainerTag<?> text =
                tag("text").withClass("card-index").attr("transform", place).withText(index);
        return index.length() > 1 ? text.attr("textLength", "21").attr("lengthAdjust", "spacingAndGlyphs") : text;
    }

    private String index(Card card) {
        return visitor.index(card.rank().letter());
    }

    DomContent sign(Suit suit) {
        return tag("svg")
                .withClasses("suit-sign", "suit-" + suit.letter())
                .attr("viewBox", "0 0 24 24")
                .attr("aria-hidden", "true")
                .attr("focusable", "false")
                .with(use("suit-" + suit.letter()));
    }

    private DomContent use(String id) {
        return tag("use").attr("href", sprite(assets, face, id));
    }

    /** The address of a drawing of a face: a card such as {@code KS}, {@code back} or a sign such as {@code suit-S}. */
    static String sprite(Assets assets, Face face, String id) {
        return assets.path(Assets.cards(face)) + "#" + face.id() + "-" + id;
    }

    /** A card in a sentence: its sign for the eye, its name for everybody. */
    DomContent word(Card card) {
        return span(attrs(".card-word"), chip(card), j2html.TagCreator.text(" " + name(card)));
    }

    /** A card as its sign, for the eye alone. */
    DomContent chip(Card card) {
        return span(
                        attrs(".card-chip.suit-" + card.suit().letter()),
                        each(j2html.TagCreator.text(index(card)), sign(card.suit())))
                .attr("aria-hidden", "true");
    }

    /** Cards of a suit as they are jotted down, for the eye alone: {@code ♥ A 8}. */
    DomContent chip(Suit suit, List<Card> held) {
        return span(
                        attrs(".card-chip.suit-" + suit.letter()),
                        sign(suit),
                        each(held, card -> j2html.TagCreator.text(" " + index(card))))
                .attr("aria-hidden", "true");
    }

    DomContent nameTag(Card card) {
        return span(attrs(".card-name"), name(card));
    }
}
