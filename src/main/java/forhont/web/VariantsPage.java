package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.strong;

import forhont.i18n.Language;
import j2html.tags.DomContent;
import java.util.List;

/** The variants the sources name beyond the rule sets, each marked as described and not played here. */
final class VariantsPage {
    private static final List<String> IDS =
            List.of("licitovany", "krizovy", "resting-dealer", "slovak", "honba", "mariasek");

    private final Visitor visitor;
    private final Language language;
    private final ProsePart prose;

    VariantsPage(Visitor visitor, Assets assets) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.prose = new ProsePart(visitor, new CardPart(visitor, assets));
    }

    Page render() {
        return LookUpPart.page(
                visitor, "variants", true, each(IDS, this::variant), p(LookUpPart.to(visitor, "sources")));
    }

    private DomContent variant(String id) {
        String key = "page.variants.variant." + id;
        return section(
                        attrs(".rule"),
                        h2(language.text(key + ".title")),
                        p(attrs(".not-played"), strong(language.text("page.variants.not-played"))),
                        prose.paragraphs(language.prose(key + ".text")))
                .withId(id);
    }
}
