package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.article;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.p;

import forhont.i18n.Language;

/** Says in the visitor's language why there is no page here, and leads back. */
final class ErrorPage {

    private ErrorPage() {}

    static Page render(Visitor visitor, Problem problem) {
        Language language = visitor.language();
        String title = language.text("error." + problem.key() + ".title");
        return new Page(
                title,
                "/",
                Page.Section.NONE,
                article(
                        attrs(".error-page"),
                        p(attrs(".error-code"), String.valueOf(problem.status()))
                                .attr("aria-hidden", "true"),
                        h1(title),
                        p(language.text("error." + problem.key() + ".text")),
                        div(
                                attrs(".buttons"),
                                a(attrs(".button"), language.text("error.back")).withHref(visitor.path("/")))));
    }
}
