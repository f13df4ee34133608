package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import forhont.exercise.Misconception;
import forhont.i18n.Language;
import forhont.review.Given;
import forhont.review.MixUps;
import forhont.review.Review;
import forhont.review.Skills;
import j2html.tags.DomContent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the visitor mixes up, by wrong rule and by rule, each with a way to practise it. */
final class MixUpsPage {
    static final String PATH = PracticePage.PATH + "/mix-ups";
    static final String AGAIN = PracticePage.PATH + "/again";

    private static final String WORDS = "page.mix-ups.";

    private final Visitor visitor;
    private final Language language;
    private final ProsePart prose;

    MixUpsPage(Visitor visitor, Assets assets) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.prose = new ProsePart(visitor, new CardPart(visitor, assets));
    }

    /** The page; empty is the past that cannot be looked up just now. */
    Page render(Optional<Past> past, Instant now) {
        return new Page(
                own("title"),
                PATH,
                Page.Section.PRACTICE,
                each(
                        p(attrs(".crumb"), a(language.text("page.item.all")).withHref(visitor.path(PracticePage.PATH))),
                        h1(own("title")),
                        p(attrs(".lead"), own("lead")),
                        past.map(answers -> known(answers, now)).orElseGet(() -> p(attrs(".note"), own("unknown"))),
                        p(
                                attrs(".crumb"),
                                a(language.text("page.progress.title")).withHref(visitor.path(ProgressPage.PATH)))));
    }

    private DomContent known(Past past, Instant now) {
        MixUps mixUps = past.mixUps();
        Skills skills = past.skills();
        return each(
                mixUps.rules().isEmpty() ? nothing() : found(past.review(), mixUps, now),
                skills.kinds().isEmpty() ? text("") : new SkillsPart(language).render(skills));
    }

    private DomContent nothing() {
        return each(
                p(attrs(".note"), own("nothing")),
                div(
                        attrs(".buttons"),
                        a(attrs(".button"), language.text("page.practice.choose"))
                                .withHref(visitor.path(PracticePage.PATH)),
                        QuietLink.to(visitor.path("/"), language.text("page.step.lessons"))));
    }

    private DomContent found(Review review, MixUps mixUps, Instant now) {
        List<DomContent> shown = new ArrayList<>();
        mixUps.misconceptions().forEach(slip -> shown.add(misconception(slip, review, now)));
        List<DomContent> rules = new ArrayList<>();
        mixUps.rules().forEach(slip -> rules.add(rule(slip, now)));
        return each(
                today(review, mixUps, now),
                shown.isEmpty() ? text("") : part("by-misconception", shown),
                part("by-rule", rules));
    }

    /** What of all that is below is worth another look today; where nothing is, when the first will be. */
    private DomContent today(Review review, MixUps mixUps, Instant now) {
        int due = review.due(now).size();
        return due > 0
                ? due(visitor, due)
                : each(mixUps.misconceptions().stream()
                        .map(slip -> review.daysUntil(slip.what(), now))
                        .min(Comparator.naturalOrder())
                        .stream()
                        .map(days -> p(attrs(".note"), language.text(WORDS + "none-due", Map.of("days", days)))));
    }

    /** The way to what is worth another look today. */
    static DomContent due(Visitor visitor, int count) {
        return p(
                attrs(".note"),
                a(visitor.language().text(WORDS + "due", Map.of("count", count)))
                        .withHref(visitor.path(AGAIN)));
    }

    private DomContent part(String name, List<DomContent> entries) {
        return section(
                attrs(".course-part"),
                h2(own(name)),
                ul(attrs(".mix-ups"), each(entries, entry -> entry)).attr("role", "list"));
    }

    /** In the words of the verdicts that named it. */
    private DomContent misconception(MixUps.Slip<Misconception> slip, Review review, Instant now) {
        Misconception what = slip.what();
        return li(
                attrs(".mix-up"),
                h3(text(title(what.rule())), text(" "), prose.ruleLink(what.rule())),
                prose.paragraphs(new Wording(visitor).misconception(what)),
                seen(slip, now),
                p(attrs(".muted"), language.text(WORDS + "returns", Map.of("days", review.daysUntil(what, now)))),
                practise(what.id()));
    }

    private DomContent rule(MixUps.Slip<String> slip, Instant now) {
        return li(
                attrs(".mix-up"),
                h3(text(title(slip.what())), text(" "), prose.ruleLink(slip.what())),
                seen(slip, now),
                practise(slip.what()));
    }

    private String title(String rule) {
        return language.text("rule." + rule + ".title");
    }

    private DomContent seen(MixUps.Slip<?> slip, Instant now) {
        long days = Math.max(0, Given.day(now) - Given.day(slip.last().at()));
        return p(attrs(".muted"), language.text(WORDS + "seen", Map.of("count", slip.times(), "days", days)));
    }

    private DomContent practise(String of) {
        return p(QuietLink.to(visitor.path(AGAIN + "?" + LookingAgain.OF + "=" + of), own("practise")));
    }

    private String own(String key) {
        return language.text(WORDS + key);
    }
}
