package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.button;
import static j2html.TagCreator.dfn;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.text;

import forhont.exercise.Exercise;
import forhont.i18n.Language;
import forhont.i18n.Piece;
import j2html.tags.DomContent;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The meaning of a word where it is read: the word opens it, without scripts too, and it leads to the glossary. A rule's
 * number leads to the rules; with scripts it opens what the rule says here, so that nothing on the page is left.
 */
final class MeaningPart {
    private static final String ID = "term-";
    private static final String RULE = "rule-";

    /** Words that stand on a table, whether or not a lesson has explained them. */
    static final SortedSet<String> ON_THE_TABLE =
            Collections.unmodifiableSortedSet(new TreeSet<>(List.of("trump", "soloist", "defender")));

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

    /** The rules that a verdict on an exercise may name. */
    static SortedSet<String> rules(Exercise exercise) {
        SortedSet<String> rules = new TreeSet<>();
        exercise.reasons().forEach(reason -> rules.add(reason.why().rule()));
        exercise.wrongAnswers().keySet().forEach(wrong -> rules.add(wrong.rule()));
        return rules;
    }

    /** A word whose meaning stands on the page. */
    static DomContent word(Piece.Term term) {
        return button(attrs(".term"), term.words()).withType("button").attr("popovertarget", ID + term.id());
    }

    /** A name on the table: where its meaning stands on the page, it opens it. */
    static DomContent name(Visitor visitor, String term, String words) {
        return visitor.explained().contains(term) ? word(new Piece.Term(term, words)) : text(words);
    }

    /** The meanings of words, each seen only once its word is chosen. */
    static DomContent render(Visitor visitor, SortedSet<String> terms) {
        return each(terms, term -> meaning(visitor, term));
    }

    private static DomContent meaning(Visitor visitor, String term) {
        Language language = visitor.language();
        String key = "glossary." + term;
        DomContent said = p(dfn(language.text(key + ".term")), text(" – " + language.text(key + ".meaning")));
        return opened(
                language, ID + term, said, language.text("page.glossary.title"), visitor.lookUp("/glossary", term));
    }

    /** What rules say, each seen only once its number is chosen. */
    static DomContent render(Visitor visitor, ProsePart prose, SortedSet<String> rules) {
        return each(rules, rule -> rule(visitor, prose, rule));
    }

    private static DomContent rule(Visitor visitor, ProsePart prose, String rule) {
        Language language = visitor.language();
        String key = "rule." + rule;
        DomContent said = each(
                p(dfn(rule + " " + language.text(key + ".title"))), prose.paragraphs(language.prose(key + ".text")));
        return opened(language, RULE + rule, said, language.text("page.rules.title"), visitor.lookUp("/rules", rule));
    }

    private static DomContent opened(Language language, String id, DomContent said, String more, String address) {
        return div(
                        attrs(".meaning"),
                        said,
                        p(
                                a(more).withHref(address),
                                button(attrs(".button.button-quiet"), language.text("page.glossary.close"))
                                        .withType("button")
                                        .attr("popovertarget", id)
                                        .attr("popovertargetaction", "hide")))
                .withId(id)
                .attr("popover");
    }
}
