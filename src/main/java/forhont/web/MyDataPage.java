package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.form;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;

import forhont.i18n.Language;
import forhont.storage.Learners;
import forhont.storage.Takeout;
import j2html.tags.DomContent;
import j2html.tags.specialized.FormTag;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/** What is kept about the visitor, and everything the visitor may do with it. */
final class MyDataPage {
    static final String PATH = "/my-data";
    static final String MOVE = "/move";

    private static final String WORDS = "page.my-data.";

    private final Visitor visitor;
    private final Language language;

    MyDataPage(Visitor visitor) {
        this.visitor = visitor;
        this.language = visitor.language();
    }

    /** What was done last, or why it was not. */
    enum Said {
        BROUGHT_BACK("brought-back", true),
        ERASED("erased", true),
        OPENED("opened", true),
        NO_DATA("no-data", false),
        UNREADABLE("unreadable", false),
        OTHER_VERSION("other-version", false),
        BAD_ANSWER("bad-answer", false),
        FUTURE("future", false),
        NO_CODE("no-code", false),
        NOT_SURE("not-sure", false);

        private final String id;
        private final boolean good;

        Said(String id, boolean good) {
            this.id = id;
            this.good = good;
        }

        String id() {
            return id;
        }

        static Said of(Takeout.Flaw.Kind kind) {
            return switch (kind) {
                case NOT_OURS -> NO_DATA;
                case UNREADABLE -> UNREADABLE;
                case OTHER_VERSION -> OTHER_VERSION;
                case BAD_ANSWER -> BAD_ANSWER;
                case FUTURE -> FUTURE;
            };
        }

        /** What an address tells; it cannot tell of a failure. */
        static Optional<Said> of(String id) {
            return Arrays.stream(values())
                    .filter(said -> said.good && said.id.equals(id))
                    .findFirst();
        }
    }

    /**
     * The page.
     *
     * @param details what stands in the sentence of what is said
     */
    Page render(Optional<Takeout> kept, Optional<Said> said, Map<String, Object> details) {
        return new Page(
                own("title"),
                PATH,
                Page.Section.NONE,
                each(
                        h1(own("title")),
                        each(said.stream().map(what -> said(what, details))),
                        p(attrs(".lead"), own("lead")),
                        p(kept.map(this::kept).orElseGet(() -> visitor.paused() ? own("paused") : own("nothing"))),
                        p(own("what")),
                        p(a(language.text("page.progress.title")).withHref(visitor.path(ProgressPage.PATH))),
                        p(a(language.text("page.mix-ups.title")).withHref(visitor.path(MixUpsPage.PATH))),
                        p(a(language.text("page.settings.title")).withHref(visitor.path(SettingsPage.PATH))),
                        iff(kept.isPresent(), own()),
                        iff(!visitor.paused(), others()),
                        iff(kept.isPresent(), erase())));
    }

    private DomContent said(Said said, Map<String, Object> details) {
        String sentence = language.text(WORDS + "said." + said.id, details);
        return said.good
                ? p(attrs(".banner"), sentence).attr("role", "status")
                : p(attrs(".field-error"), sentence).attr("role", "alert");
    }

    private String kept(Takeout kept) {
        return language.text(WORDS + "kept", Map.of("count", kept.answers().size(), "months", Learners.MONTHS));
    }

    private DomContent own() {
        return each(
                part("download", a(attrs(".button"), own("download.button")).withHref(to("/export"))),
                part("move", post("/move").with(button("move"))),
                part("recovery", post("/recovery").with(button("recovery"))));
    }

    private DomContent others() {
        return each(
                part(
                        "open",
                        post("/open")
                                .with(
                                        field("open", MyData.CODE)
                                                .with(input().withId(MyData.CODE)
                                                        .withName(MyData.CODE)
                                                        .isRequired()
                                                        .withMaxlength("60")
                                                        .attr("autocomplete", "off")
                                                        .attr("spellcheck", "false")),
                                        button("open"))),
                part(
                        "import",
                        post("/import")
                                .withEnctype("multipart/form-data")
                                .with(
                                        field("import", MyData.FILE)
                                                .with(input().withType("file")
                                                        .withId(MyData.FILE)
                                                        .withName(MyData.FILE)
                                                        .withAccept(".json,application/json")
                                                        .isRequired()),
                                        button("import"))));
    }

    private DomContent erase() {
        return part(
                "erase",
                post("/erase")
                        .with(
                                label(
                                        attrs(".choice"),
                                        input().withType("checkbox")
                                                .withName(MyData.SURE)
                                                .withValue("yes")
                                                .isRequired(),
                                        span(attrs(".choice-text"), own("erase.sure"))),
                                button("erase")));
    }

    private DomContent part(String name, DomContent content) {
        return section(attrs(".my-data-part"), h2(own(name + ".title")), p(own(name + ".text")), content);
    }

    private FormTag post(String action) {
        return form(attrs(".exercise"), Frame.token(visitor)).withMethod("post").withAction(to(action));
    }

    private j2html.tags.specialized.DivTag field(String name, String id) {
        return div(attrs(".field"), label(own(name + ".field")).withFor(id));
    }

    private DomContent button(String name) {
        return div(attrs(".buttons"), j2html.TagCreator.button(attrs(".button"), own(name + ".button")));
    }

    private String to(String action) {
        return visitor.path(PATH + action);
    }

    private String own(String key) {
        return language.text(WORDS + key);
    }
}
