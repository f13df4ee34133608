package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.button;
import static j2html.TagCreator.each;
import static j2html.TagCreator.li;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.span;
import static j2html.TagCreator.ul;

import forhont.i18n.Language;
import forhont.i18n.Languages;
import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.Arrays;

/** The choices of language and card faces in the header; on a page with a form to fill in they take the filling along. */
final class SwitchPart {
    static final String FACES = "faces";
    static final String LANGUAGES = "languages";

    private final Languages languages;

    SwitchPart(Languages languages) {
        this.languages = languages;
    }

    /** The first button of a form is the one that Enter presses: never a choice in the header. */
    static DomContent byEnter(String form) {
        return button().withType("submit").attr("form", form).attr("hidden");
    }

    /** A choice in the header: a link, or while a form is being filled in a button that takes the filling along. */
    private static ContainerTag<?> choice(Page page, String address) {
        return page.form()
                .<ContainerTag<?>>map(
                        form -> button().withType("submit").attr("form", form).attr("formaction", address))
                .orElseGet(() -> a().withHref(address));
    }

    DomContent languages(Visitor visitor, Page page) {
        return nav(
                        attrs(".languages"),
                        ul(each(
                                languages.all(),
                                other -> li(current(
                                        language(page, other).with(span(other.name())),
                                        other.equals(visitor.language()))))))
                .withId(LANGUAGES)
                .attr("aria-label", visitor.language().text("frame.languages"));
    }

    private static ContainerTag<?> language(Page page, Language other) {
        String tag = other.tag();
        ContainerTag<?> choice = choice(page, Choices.languageLink("/" + tag + page.here(), tag));
        choice.attr("lang", tag);
        return page.form().isEmpty() ? choice.attr("hreflang", tag) : choice;
    }

    private static DomContent current(ContainerTag<?> choice, boolean current) {
        return current ? choice.attr("aria-current", "true") : choice;
    }

    /** Each face is shown by one of its cards. */
    DomContent faces(Visitor visitor, Page page) {
        Language language = visitor.language();
        return nav(
                        attrs(".faces"),
                        ul(each(
                                Arrays.asList(Face.values()),
                                face -> li(current(
                                        choice(page, Choices.faceLink(visitor.path(page.here()), face.id()))
                                                .withText(language.text("frame.face." + face.id())),
                                        face == visitor.face())))))
                .withId(FACES)
                .attr("aria-label", language.text("frame.faces"));
    }
}
