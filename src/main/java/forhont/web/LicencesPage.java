package forhont.web;

import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import forhont.i18n.Language;
import forhont.web.PassagePart.Way;
import j2html.tags.DomContent;
import java.util.List;

/** Under which licences the site, its cards and the libraries it is served with stand. */
final class LicencesPage {
    static final String PATH = "/licences";

    private static final String WORDS = "page.licences.";
    private static final List<Shipped> LIBRARIES = Shipped.all();

    private LicencesPage() {}

    static Page render(Visitor visitor, Assets assets) {
        Language language = visitor.language();
        PassagePart passage = new PassagePart(visitor, assets, WORDS);
        return passage.page(
                PATH,
                passage.render("own"),
                passage.render("cards"),
                passage.render("libraries", libraries(language)),
                passage.ways(new Way("page.about.title", AboutPage.PATH)));
    }

    private static DomContent libraries(Language language) {
        StackedTable table = new StackedTable(
                language.text(WORDS + "libraries.title"),
                language.text(WORDS + "library"),
                List.of(language.text(WORDS + "version"), language.text(WORDS + "licence")));
        return table.render(List.of(
                table.group(language.text(WORDS + "in-browser"), rows(table, true)),
                table.group(language.text(WORDS + "on-server"), rows(table, false))));
    }

    private static List<DomContent> rows(StackedTable table, boolean inBrowser) {
        return LIBRARIES.stream()
                .filter(library -> library.inBrowser() == inBrowser)
                .map(library -> table.row(
                        span(library.name()).attr("translate", "no"),
                        List.of(cell(library.version()), cell(library.licence()))))
                .toList();
    }

    private static StackedTable.Cell cell(String content) {
        return new StackedTable.Cell(text(content), false);
    }
}
