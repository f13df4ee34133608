package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.p;
import static j2html.TagCreator.text;

import forhont.i18n.Language;
import j2html.tags.DomContent;
import java.util.List;

/** A page where something is looked up, with the way back to where it was asked for before its title and lead. */
final class LookUpPart {
    private static final String RULES = "rules";

    private LookUpPart() {}

    /** The page of a name, which is its address and stands in its keys; {@code below} the rules it leads up to them. */
    static Page page(Visitor visitor, String name, boolean below, DomContent... content) {
        Language language = visitor.language();
        String title = language.text("page." + name + ".title");
        String lead = language.text("page." + name + ".lead");
        return new Page(
                        title,
                        visitor.withWayBack("/" + name),
                        Page.Section.RULES,
                        each(
                                WayBack.render(visitor),
                                below ? p(attrs(".crumb"), to(visitor, RULES)) : text(""),
                                h1(title),
                                p(attrs(".lead"), lead),
                                each(List.of(content), part -> part)))
                .found(lead);
    }

    /** The way to the page of a name, where the way back is kept. */
    static DomContent to(Visitor visitor, String name) {
        return a(visitor.language().text("page." + name + ".title"))
                .withHref(visitor.path(visitor.withWayBack("/" + name)));
    }
}
