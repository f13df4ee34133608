package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.li;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import forhont.i18n.Language;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;

/** Every rule in the learner's language under its number; verdicts link here. */
final class RulesPage {
    private static final int LAST = 30;
    private static final String PARTS = "abcdef";
    private static final int WITH_PARTS = 16;

    private final Visitor visitor;
    private final Language language;
    private final ProsePart prose;

    RulesPage(Visitor visitor, Assets assets) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.prose = new ProsePart(visitor, new CardPart(visitor, assets));
    }

    Page render() {
        List<Integer> numbers = new ArrayList<>();
        for (int number = 1; number <= LAST; number++) {
            numbers.add(number);
        }
        return LookUpPart.page(
                visitor,
                "rules",
                false,
                ul(
                        attrs(".rule-index"),
                        each(List.of("glossary", "sources", "variants"), name -> li(LookUpPart.to(visitor, name)))),
                nav(attrs(".rule-index"), ul(each(numbers, this::entry)))
                        .attr("aria-label", language.text("page.rules.index")),
                each(numbers, this::rule));
    }

    private DomContent entry(int number) {
        String id = "R-" + number;
        return li(a(id + " " + title(id)).withHref("#" + id));
    }

    private String title(String id) {
        return language.text("rule." + id + ".title");
    }

    private DomContent rule(int number) {
        String id = "R-" + number;
        List<String> parts = number == WITH_PARTS
                ? PARTS.chars().mapToObj(letter -> id + (char) letter).toList()
                : List.of();
        return section(
                        attrs(".rule"),
                        h2(span(attrs(".rule-number"), id), text(" " + title(id))),
                        prose.paragraphs(language.prose("rule." + id + ".text")),
                        each(parts, this::part))
                .withId(id);
    }

    private DomContent part(String id) {
        return section(
                        attrs(".rule.rule-part"),
                        h3(span(attrs(".rule-number"), id), text(" " + title(id))),
                        prose.paragraphs(language.prose("rule." + id + ".text")))
                .withId(id);
    }
}
