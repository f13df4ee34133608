package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.button;
import static j2html.TagCreator.code;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.form;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.input;
import static j2html.TagCreator.p;

import forhont.i18n.Language;
import forhont.storage.Learners;
import forhont.storage.Secret;
import j2html.tags.DomContent;
import java.util.Map;

/** A code that leads to a learner's progress: as a link to another device, on paper, and where it arrives. */
final class CodePage {
    private static final String WORDS = "page.my-data.";

    private final Visitor visitor;
    private final Language language;

    CodePage(Visitor visitor) {
        this.visitor = visitor;
        this.language = visitor.language();
    }

    Page move(String address) {
        Map<String, Object> minutes = Map.of("count", (int) Learners.MOVE_TIME.toMinutes());
        return page(
                "move.title",
                each(
                        p(language.text(WORDS + "move.ready", minutes)),
                        QrPart.render(address, own("move.qr")),
                        p(a(attrs(".code"), address).withHref(address)),
                        back()));
    }

    /** To be printed, so it says where the code will be asked for. */
    Page recovery(Secret secret, String site) {
        Map<String, Object> where = Map.of("address", site + visitor.path(MyDataPage.PATH));
        return page(
                "recovery.title",
                each(
                        p(own("recovery.ready")),
                        p(code(attrs(".code"), secret.inGroups())),
                        p(language.text(WORDS + "recovery.where", where)),
                        back()));
    }

    Page arrival(Secret secret) {
        return page(
                "arrival.title",
                each(
                        p(own("arrival.text")),
                        form(
                                        Frame.token(visitor),
                                        input().withType("hidden")
                                                .withName(MyData.CODE)
                                                .withValue(secret.text()),
                                        div(attrs(".buttons"), button(attrs(".button"), own("arrival.button"))))
                                .withMethod("post")
                                .withAction(visitor.path(MyDataPage.PATH + "/open"))));
    }

    private Page page(String title, DomContent content) {
        return new Page(own(title), MyDataPage.PATH, Page.Section.NONE, each(h1(own(title)), content));
    }

    private DomContent back() {
        return div(attrs(".buttons"), QuietLink.to(visitor.path(MyDataPage.PATH), own("back")));
    }

    private String own(String key) {
        return language.text(WORDS + key);
    }
}
