package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;

import j2html.tags.specialized.ATag;

/** A way on that stands back behind the one that is meant: a link drawn as a button without colour. */
final class QuietLink {
    private QuietLink() {}

    static ATag to(String address, String label) {
        return a(attrs(".button.button-quiet"), label).withHref(address);
    }
}
