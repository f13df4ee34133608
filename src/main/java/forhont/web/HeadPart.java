package forhont.web;

import static j2html.TagCreator.each;
import static j2html.TagCreator.link;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.script;
import static j2html.TagCreator.title;

import forhont.i18n.Language;
import forhont.web.Preferences.Colours;
import j2html.tags.DomContent;
import j2html.tags.specialized.HeadTag;
import j2html.tags.specialized.MetaTag;
import java.util.Optional;
import java.util.stream.Stream;

/** The head of every page: what it loads, and what is known of it to browsers, to search engines and beside links. */
final class HeadPart {

    /** No inline style and no eval, as the content security policy wants; nothing kept; error pages are shown too. */
    private static final String HTMX = """
            {"includeIndicatorStyles":false,"allowEval":false,"historyCacheSize":0,"refreshOnHistoryMiss":true,\
            "responseHandling":[{"code":"204","swap":false},{"code":"...","swap":true}]}""";

    /** The colours of the header, as in the style. */
    private static final String LIGHT = "#fffdf8";

    private static final String DARK = "#1e2421";

    private final Assets assets;
    private final SiteMap siteMap;

    HeadPart(Assets assets, SiteMap siteMap) {
        this.assets = assets;
        this.siteMap = siteMap;
    }

    /** The head of a page in a language; that of a page outside any knows of no {@code page}. */
    HeadTag render(Language language, Colours colours, String title, Optional<Page> page) {
        return j2html.TagCreator.head(
                meta().withCharset("utf-8"),
                title(title),
                meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                each(colours(colours)),
                each(page.stream().flatMap(shown -> found(language, shown))),
                meta().withName("htmx-config").withContent(HTMX),
                link().withRel("stylesheet").withHref(assets.path("forhont.css")),
                link().withRel("icon").withHref(assets.path("favicon.svg")).withType("image/svg+xml"),
                link().withRel("apple-touch-icon").withHref(assets.path("apple-touch-icon.png")),
                link().withRel("manifest").withHref(assets.path("site.webmanifest")),
                script().withSrc(assets.path("htmx.min.js")).attr("defer"),
                script().withSrc(assets.path("forhont.js")).attr("defer"),
                each(page.stream()
                        .flatMap(shown -> shown.summary().stream())
                        .flatMap(summary -> summary.data().stream())
                        .map(data -> script(rawHtml(data)).withType("application/ld+json"))));
    }

    /** What the browser draws itself, in the colours chosen or in those of the device. */
    private static Stream<DomContent> colours(Colours colours) {
        return switch (colours) {
            case AUTOMATIC ->
                Stream.of(
                        scheme("light dark"),
                        theme(LIGHT).attr("media", "(prefers-color-scheme: light)"),
                        theme(DARK).attr("media", "(prefers-color-scheme: dark)"));
            case LIGHT -> Stream.of(scheme("light"), theme(LIGHT));
            case DARK -> Stream.of(scheme("dark"), theme(DARK));
        };
    }

    private static DomContent scheme(String schemes) {
        return meta().withName("color-scheme").withContent(schemes);
    }

    private static MetaTag theme(String colour) {
        return meta().withName("theme-color").withContent(colour);
    }

    /** A page without a summary is not meant to be found, but may be sent to somebody. */
    private Stream<DomContent> found(Language language, Page page) {
        return Stream.of(
                        page.summary()
                                .map(summary -> described(language, page, summary))
                                .orElseGet(() ->
                                        Stream.of(meta().withName("robots").withContent("noindex"))),
                        Stream.<DomContent>of(
                                graph("site_name", language.text("frame.name")),
                                graph("title", page.title()),
                                graph("type", page.here().equals("/") ? "website" : "article"),
                                graph("locale", language.locale())),
                        siteMap.whole(assets.path("social.png")).stream().flatMap(HeadPart::picture))
                .flatMap(part -> part);
    }

    private Stream<DomContent> described(Language language, Page page, Summary summary) {
        return Stream.of(
                        Stream.<DomContent>of(
                                meta().withName("description").withContent(summary.text()),
                                graph("description", summary.text())),
                        siteMap.canonical(language, page.here()).stream()
                                .flatMap(address -> Stream.<DomContent>of(
                                        link().withRel("canonical").withHref(address), graph("url", address))),
                        siteMap.versions(page.here()).stream()
                                .map(version -> link().withRel("alternate")
                                        .attr("hreflang", version.language())
                                        .withHref(version.address())))
                .flatMap(part -> part);
    }

    private static Stream<DomContent> picture(String address) {
        return Stream.of(
                graph("image", address),
                graph("image:width", "1200"),
                graph("image:height", "630"),
                meta().withName("twitter:card").withContent("summary_large_image"));
    }

    private static DomContent graph(String property, String content) {
        return meta().attr("property", "og:" + property).withContent(content);
    }
}
