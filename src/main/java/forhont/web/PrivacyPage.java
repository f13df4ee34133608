package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.code;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;

import forhont.i18n.Language;
import forhont.storage.Learners;
import forhont.web.PassagePart.Way;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;

/** What the site keeps of its visitors and what it does not, in the server, the browser and the log. */
final class PrivacyPage {
    static final String PATH = "/privacy";

    private static final String WORDS = "page.privacy.";

    private PrivacyPage() {}

    static Page render(Visitor visitor, Assets assets) {
        Language language = visitor.language();
        PassagePart passage = new PassagePart(visitor, assets, WORDS);
        return passage.page(
                PATH,
                passage.render("kept", language.prose("page.privacy.kept.text", Map.of("months", Learners.MONTHS))),
                passage.render(
                        "cookies",
                        language.prose("page.privacy.cookies.text", Map.of("days", Memory.DAYS)),
                        cookies(language)),
                passage.render("log"),
                passage.render("elsewhere"),
                passage.render(
                        "yours",
                        passage.ways(
                                new Way("page.my-data.title", MyDataPage.PATH),
                                new Way("page.settings.title", SettingsPage.PATH))));
    }

    private static DomContent cookies(Language language) {
        return dl(
                attrs(".glossary"),
                each(
                        List.of(Memory.values()),
                        cookie -> div(dt(code(cookie.id())), dd(language.text("page.privacy.cookie." + cookie.id())))));
    }
}
