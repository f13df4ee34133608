package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;

/** Leads from a rule or a word back to the step where it was asked for, and stays in view. */
final class WayBack {
    private WayBack() {}

    static DomContent render(Visitor visitor) {
        return each(visitor.place().stream()
                .map(place -> p(
                        attrs(".way-back"),
                        QuietLink.to(visitor.path(place), visitor.language().text("page.way-back")))));
    }
}
