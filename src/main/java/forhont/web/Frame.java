package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.body;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.footer;
import static j2html.TagCreator.header;
import static j2html.TagCreator.html;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.img;
import static j2html.TagCreator.input;
import static j2html.TagCreator.li;
import static j2html.TagCreator.main;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.p;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import forhont.i18n.Direction;
import forhont.i18n.Language;
import forhont.i18n.Languages;
import forhont.web.Page.Section;
import j2html.tags.DomContent;
import j2html.tags.specialized.HeadTag;
import j2html.tags.specialized.HtmlTag;
import java.util.Map;
import java.util.Optional;

/** What all pages share: the head, the header with its choices, the footer. */
public final class Frame {

    /** The part of every page that says what is paused. */
    static final String NOTICE = "notice";

    private final Languages languages;
    private final Assets assets;
    private final HeadPart head;
    private final SwitchPart switches;

    Frame(Languages languages, Assets assets, SiteMap siteMap) {
        this.languages = languages;
        this.assets = assets;
        this.head = new HeadPart(assets, siteMap);
        this.switches = new SwitchPart(languages);
    }

    /** A page in the visitor's language. */
    public String render(Visitor visitor, Page page) {
        Language language = visitor.language();
        return document(
                language,
                head.render(
                        language,
                        visitor.preferences().colours(),
                        language.text("frame.title", Map.of("page", page.title())),
                        Optional.of(page)),
                each(
                        each(page.form().stream().map(SwitchPart::byEnter)),
                        a(attrs(".skip"), language.text("frame.skip")).withHref("#main"),
                        top(visitor, page),
                        notice(visitor),
                        main(attrs(".page"), page.main()).withId("main").withTabindex(-1),
                        footer(
                                attrs(".site-foot"),
                                p(language.text("frame.footer")),
                                ul(
                                        foot(visitor, "page.about.title", AboutPage.PATH),
                                        foot(visitor, "page.privacy.title", PrivacyPage.PATH),
                                        foot(visitor, "page.licences.title", LicencesPage.PATH),
                                        foot(visitor, "page.my-data.title", MyDataPage.PATH),
                                        foot(visitor, "page.settings.title", settings(visitor, page))))),
                visitor.face(),
                visitor.preferences());
    }

    /** A page that belongs to no language: it says who it is in each of them. */
    String renderForEverybody(Preferences preferences, String name, DomContent content) {
        Language first = languages.all().get(0);
        return document(
                first,
                head.render(first, preferences.colours(), name, Optional.empty()),
                main(attrs(".page"), content).withId("main"),
                Face.FRENCH,
                preferences);
    }

    /** What has to be known on every page; always there, so that an answer can bring it and take it away. */
    private static DomContent notice(Visitor visitor) {
        return div(iff(
                        visitor.paused(),
                        p(attrs(".banner.is-warning"), visitor.language().text("frame.paused"))))
                .withId(NOTICE)
                .attr("role", "status");
    }

    /** A form's hidden field by which browsers that do not name their origin prove that the form was ours. */
    public static DomContent token(Visitor visitor) {
        return each(visitor.token().stream()
                .map(token -> input().withType("hidden").withName(Origin.FIELD).withValue(token)));
    }

    private String document(Language language, HeadTag head, DomContent content, Face face, Preferences preferences) {
        HtmlTag page = html(head, body(content))
                .withLang(language.tag())
                .attr("data-face", face.pack().id())
                .condAttr(language.direction() == Direction.RTL, "dir", Direction.RTL.id());
        preferences.look().forEach((name, way) -> page.attr("data-" + name, way));
        return j2html.TagCreator.document(page);
    }

    private DomContent top(Visitor visitor, Page page) {
        Language language = visitor.language();
        return header(
                attrs(".site-head"),
                a(
                                attrs(".site-name"),
                                img().withSrc(assets.path("logo.svg"))
                                        .withClass("site-sign")
                                        .withAlt("")
                                        .withWidth("36")
                                        .withHeight("36"),
                                text(language.text("frame.name")))
                        .withHref(visitor.path("/")),
                nav(
                                attrs(".site-nav"),
                                ul(
                                        place(visitor, page, "/", Section.LESSONS, "frame.lessons"),
                                        place(visitor, page, PracticePage.PATH, Section.PRACTICE, "frame.practice"),
                                        place(visitor, page, DealPage.PATH, Section.PLAY, "frame.play")))
                        .attr("aria-label", language.text("frame.pages")),
                details(attrs(".more"), summary(language.text("frame.more")), div(more(visitor, page))),
                switches.languages(visitor, page));
    }

    /** What is wanted less often: where something is looked up, one's own data, the pack. */
    private DomContent more(Visitor visitor, Page page) {
        Language language = visitor.language();
        return each(
                nav(ul(
                                place(visitor, page, "/rules", Section.RULES, "frame.rules"),
                                place(visitor, page, "/glossary", Section.RULES, "page.glossary.title"),
                                place(visitor, page, "/sources", Section.RULES, "page.sources.title"),
                                place(visitor, page, "/variants", Section.RULES, "page.variants.title"),
                                place(visitor, page, ProgressPage.PATH, Section.NONE, "page.progress.title"),
                                place(visitor, page, MyDataPage.PATH, Section.NONE, "page.my-data.title"),
                                li(a(language.text("page.settings.title"))
                                        .withHref(visitor.path(settings(visitor, page)))
                                        .condAttr(isSettings(page), "aria-current", "page"))))
                        .attr("aria-label", language.text("frame.more")),
                p(language.text("frame.faces")),
                switches.faces(visitor, page));
    }

    private static boolean isSettings(Page page) {
        return page.here().startsWith(SettingsPage.PATH);
    }

    /** The settings, with the way back to the page. */
    private static String settings(Visitor visitor, Page page) {
        return isSettings(page)
                ? page.here()
                : SettingsPage.path(Optional.of(visitor.place().orElse(page.here())));
    }

    private static DomContent foot(Visitor visitor, String title, String here) {
        return li(a(visitor.language().text(title)).withHref(visitor.path(here)));
    }

    /** A page of the header; of the pages where something is looked up only the one that is open is marked. */
    private static DomContent place(Visitor visitor, Page page, String here, Section section, String key) {
        boolean within = page.section() == section;
        boolean self = within && (page.here().equals(here) || page.here().startsWith(here + "?"));
        return li(a(visitor.language().text(key))
                .withHref(visitor.path(section == Section.RULES ? visitor.withWayBack(here) : here))
                .condAttr(self || (within && section.leads()), "aria-current", self ? "page" : "true"));
    }
}
