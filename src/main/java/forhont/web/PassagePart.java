package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.ul;

import forhont.i18n.Prose;
import j2html.tags.DomContent;
import java.util.List;

/** A passage of a page that tells about the site: a title, a text, and where it leads. */
final class PassagePart {
    private final Visitor visitor;
    private final ProsePart prose;
    private final String words;

    /** Passages whose keys begin with {@code words}. */
    PassagePart(Visitor visitor, Assets assets, String words) {
        this.visitor = visitor;
        this.prose = new ProsePart(visitor, new CardPart(visitor, assets));
        this.words = words;
    }

    DomContent render(String name, DomContent... after) {
        return render(name, visitor.language().prose(words + name + ".text"), after);
    }

    DomContent render(String name, Prose text, DomContent... after) {
        return section(
                h2(visitor.language().text(words + name + ".title")),
                prose.paragraphs(text),
                each(List.of(after), part -> part));
    }

    /** The page at an address, with its title and lead before the passages. */
    Page page(String here, DomContent... passages) {
        String title = visitor.language().text(words + "title");
        String lead = visitor.language().text(words + "lead");
        return new Page(
                        title,
                        here,
                        Page.Section.NONE,
                        each(h1(title), p(attrs(".lead"), lead), each(List.of(passages), passage -> passage)))
                .found(lead);
    }

    /** One paragraph without a title. */
    DomContent plain(String name) {
        return prose.paragraphs(visitor.language().prose(words + name));
    }

    /** The way to pages, by their titles and addresses without the language. */
    DomContent ways(Way... ways) {
        return ul(each(
                List.of(ways), way -> li(a(visitor.language().text(way.title)).withHref(visitor.path(way.here)))));
    }

    /** The way to a page: the key of its title, and its address without the language. */
    record Way(String title, String here) {}
}
