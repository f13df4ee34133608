package forhont.web;

import forhont.web.PassagePart.Way;

/** What the site is, for whom, how a verdict is proved, whose rules it follows and under which licence it stands. */
final class AboutPage {
    static final String PATH = "/about";

    private static final String WORDS = "page.about.";

    private AboutPage() {}

    static Page render(Visitor visitor, Assets assets) {
        PassagePart passage = new PassagePart(visitor, assets, WORDS);
        return passage.page(
                PATH,
                passage.plain("name"),
                passage.render("whom"),
                passage.render("verdict"),
                passage.render(
                        "rules",
                        passage.ways(
                                new Way("page.rules.title", "/rules"),
                                new Way("page.sources.title", "/sources"),
                                new Way("page.variants.title", "/variants"))),
                passage.render(
                        "club",
                        passage.ways(
                                new Way("page.practice.title", PracticePage.PATH),
                                new Way("page.play.title", DealPage.PATH))),
                passage.render("licence", passage.ways(new Way("page.licences.title", LicencesPage.PATH))));
    }
}
