package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.button;
import static j2html.TagCreator.dfn;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.text;

import forhont.i18n.Language;
import forhont.i18n.Piece;
import j2html.tags.DomContent;
import java.util.SortedSet;
import java.util.TreeSet;

/** The meaning of a word where it is read: the word opens it, without scripts too, and it leads to the glossary. */
final class MeaningPart {
    private static final String ID = "term-";

    private MeaningPart() {}

    /** The words that the sentences under a key mark as terms. */
    static SortedSet<String> terms(Language language, String words) {
        SortedSet<String> terms = new TreeSet<>();
        for (String key : language.keys().tailSet(words + ".")) {
            if (!key.startsWith(words + ".")) {
                break;
            }
            language.prose(key).pieces().forEach(piece -> {
                if (piece instanceof Piece.Term term) {
                    terms.add(term.id());
                }
            });
        }
        return terms;
    }

    /** A word whose meaning stands on the page. */
    static DomContent word(Piece.Term term) {
        return button(attrs(".term"), term.words()).withType("button").attr("popovertarget", ID + term.id());
    }

    /** A name on the table: where its meaning stands on the page, it opens it. */
    static DomContent name(Visitor visitor, String term, String words) {
        return visitor.explained().contains(term) ? word(new Piece.Term(term, words)) : text(words);
    }

    /** The meanings, each seen only once its word is chosen. */
    static DomContent render(Visitor visitor, SortedSet<String> terms) {
        return each(terms, term -> meaning(visitor, term));
    }

    private static DomContent meaning(Visitor visitor, String term) {
        Language language = visitor.language();
        String key = "glossary." + term;
        return div(
                        attrs(".meaning"),
                        p(dfn(language.text(key + ".term")), text(" – " + language.text(key + ".meaning"))),
                        p(
                                a(language.text("page.glossary.title")).withHref(visitor.lookUp("/glossary", term)),
                                button(attrs(".button.button-quiet"), language.text("page.glossary.close"))
                                        .withType("button")
                                        .attr("popovertarget", ID + term)
                                        .attr("popovertargetaction", "hide")))
                .withId(ID + term)
                .attr("popover");
    }
}
