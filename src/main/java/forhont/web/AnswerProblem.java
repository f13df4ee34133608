package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.p;

import forhont.i18n.Language;
import j2html.tags.DomContent;
import java.util.Map;

/** Says why what was posted is no answer, next to the form that keeps it. */
final class AnswerProblem {
    static final String ID = "answer-problem";

    private AnswerProblem() {}

    static DomContent render(Language language, Attempt.Parsed parsed) {
        String fields = language.and(parsed.fields().stream()
                .map(field -> language.text("field." + field.id()))
                .toList());
        Map<String, String> arguments = parsed.fields().isEmpty() ? Map.of() : Map.of("fields", fields);
        return said(language.text(parsed.problem(), arguments));
    }

    /** A problem that is in no field. */
    static DomContent render(Language language, String key) {
        return said(language.text(key));
    }

    private static DomContent said(String sentence) {
        return p(attrs(".field-error"), sentence)
                .withId(ID)
                .attr("role", "alert")
                .withTabindex(-1);
    }
}
