package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.span;
import static j2html.TagCreator.tag;

import forhont.i18n.Face;
import forhont.i18n.Language;
import forhont.rules.Card;
import forhont.rules.Suit;
import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.List;

/** Draws cards, suit signs and cards within a sentence in the visitor's face and language. */
final class CardPart {
    private static final String INDEX_X = "16";
    private static final String INDEX_Y = "29";

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
        return language.card(face, card.toString());
    }

    String name(Suit suit) {
        return language.suit(face, suit.letter());
    }

    /** The picture alone; whoever shows it sets the name beside it. */
    DomContent picture(Card card, String... classes) {
        String index = index(card);
        return tag("svg")
                .withClasses("card", "suit-" + card.suit().letter(), String.join(" ", classes))
                .attr("viewBox", "0 0 100 150")
                .attr("aria-hidden", "true")
                .attr("focusable", "false")
                .with(use(card.toString()), corner(index, false), corner(index, true));
    }

    /** The picture of a card without its index, described as it is drawn and not by its name. */
    DomContent drawn(Card card, String description) {
        return tag("svg")
                .withClasses("card", "card-large", "suit-" + card.suit().letter())
                .attr("viewBox", "0 0 100 150")
                .attr("role", "img")
                .attr("aria-label", description)
                .with(use(card.toString()), patch("16", "42"), patch("84", "108"));
    }

    /** Covers the small suit sign beside the index, so that only the signs of the face are seen. */
    private static DomContent patch(String x, String y) {
        return tag("circle").withClass("card-patch").attr("cx", x).attr("cy", y).attr("r", "11");
    }

    private DomContent corner(String index, boolean turned) {
        ContainerTag<?> text = tag("text")
                .withClass("card-index")
                .attr("x", INDEX_X)
                .attr("y", INDEX_Y)
                .withText(index);
        if (turned) {
            text.attr("transform", "rotate(180 50 75)");
        }
        if (index.length() > 1) {
            text.attr("textLength", "22").attr("lengthAdjust", "spacingAndGlyphs");
        }
        return text;
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
        return tag("use").attr("href", assets.path("cards-" + face.id() + ".svg") + "#" + id);
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
