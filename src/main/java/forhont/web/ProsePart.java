package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.em;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import forhont.i18n.Piece;
import forhont.i18n.Prose;
import forhont.rules.Card;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;

/** Sets prose as paragraphs, with its cards as pictures in the line and its links. */
final class ProsePart {
    private final Visitor visitor;
    private final CardPart cards;

    ProsePart(Visitor visitor, CardPart cards) {
        this.visitor = visitor;
        this.cards = cards;
    }

    DomContent paragraphs(Prose prose) {
        return paragraphs(prose, Map.of());
    }

    /** Paragraphs; {@code arguments} are what stands for names such as {@code {answer}}. */
    DomContent paragraphs(Prose prose, Map<String, DomContent> arguments) {
        return each(prose.paragraphs(), paragraph -> p(pieces(paragraph.pieces(), arguments)));
    }

    /** The text in one line, for a title or a cell. */
    DomContent line(Prose prose) {
        return each(prose.paragraphs(), paragraph -> pieces(paragraph.pieces(), Map.of()));
    }

    private DomContent pieces(List<Piece> pieces, Map<String, DomContent> arguments) {
        return each(Unbroken.of(pieces), unbroken -> {
            DomContent set = each(unbroken.pieces(), piece -> piece(piece, arguments));
            return unbroken.isAlone() ? set : span(attrs(".unbroken"), set);
        });
    }

    private DomContent piece(Piece piece, Map<String, DomContent> arguments) {
        if (piece instanceof Piece.Words words) {
            return text(words.text());
        }
        if (piece instanceof Piece.Card card) {
            return cards.word(Card.parse(card.code()).orElseThrow());
        }
        if (piece instanceof Piece.Argument argument) {
            return arguments.getOrDefault(argument.name(), text(""));
        }
        if (piece instanceof Piece.Rule rule) {
            return ruleLink(rule.id());
        }
        if (piece instanceof Piece.Term term) {
            return visitor.explained().contains(term.id())
                    ? MeaningPart.word(term)
                    : a(attrs(".term"), term.words()).withHref(visitor.lookUp("/glossary", term.id()));
        }
        return em(pieces(((Piece.Stress) piece).pieces(), arguments));
    }

    DomContent ruleLink(String rule) {
        return a(attrs(".rule-link"), rule).withHref(visitor.lookUp("/rules", rule));
    }
}
