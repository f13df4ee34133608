package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.dfn;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;

import forhont.i18n.Language;
import java.util.Comparator;
import java.util.List;

/** The words of the game in the learner's language, in the order of its dictionary. */
final class GlossaryPage {
    private static final String PREFIX = "glossary.";
    private static final String TERM = ".term";

    private GlossaryPage() {}

    static Page render(Visitor visitor) {
        Language language = visitor.language();
        List<String> ids = language.keys().stream()
                .filter(key -> key.startsWith(PREFIX) && key.endsWith(TERM))
                .map(key -> key.substring(PREFIX.length(), key.length() - TERM.length()))
                .sorted(Comparator.comparing(id -> language.text(PREFIX + id + TERM), language.order()))
                .toList();
        return LookUpPart.page(
                visitor,
                "glossary",
                false,
                dl(
                        attrs(".glossary"),
                        each(
                                ids,
                                id -> div(
                                                dt(dfn(language.text(PREFIX + id + TERM))),
                                                dd(language.text(PREFIX + id + ".meaning")))
                                        .withId(id))));
    }
}
