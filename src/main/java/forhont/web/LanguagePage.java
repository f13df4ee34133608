package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.img;
import static j2html.TagCreator.li;
import static j2html.TagCreator.span;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.ul;

import forhont.i18n.Language;
import forhont.i18n.Languages;
import j2html.tags.DomContent;

/** The choice of a language, for somebody whose browser asks for none of ours. */
final class LanguagePage {

    static final String TITLE = "Mariáš";

    private LanguagePage() {}

    static DomContent render(Languages languages, Assets assets) {
        return div(
                attrs(".language-page"),
                img().withSrc(assets.path("logo.svg"))
                        .withAlt("")
                        .withWidth("72")
                        .withHeight("72"),
                h1(TITLE),
                ul(attrs(".language-list"), each(languages.all(), LanguagePage::item)));
    }

    private static DomContent item(Language language) {
        return li(a(strong(language.name()), span(language.text("frame.invitation")))
                .withHref(Choices.languageLink("/" + language.tag() + "/", language.tag()))
                .withLang(language.tag())
                .attr("hreflang", language.tag()));
    }
}
