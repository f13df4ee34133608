package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import forhont.i18n.Language;
import forhont.review.Sureness;
import forhont.review.Sureness.Degree;
import forhont.rules.Notation;
import j2html.tags.DomContent;
import j2html.tags.specialized.LiTag;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How sure the visitor is of each rule: dots for the last questions that it decided, a word, a way to practise it. */
final class SurenessPart {
    private static final String WORDS = ProgressPage.WORDS + "rules.";

    /** Rules about one thing, in their order. */
    private record Group(String id, List<String> rules) {}

    private static final List<Group> GROUPS = List.of(
            new Group("cards", List.of("R-1", "R-2", "R-3", "R-4")),
            new Group("seats", List.of("R-5", "R-6", "R-7")),
            new Group("contracts", List.of("R-8", "R-9", "R-10", "R-11", "R-12", "R-13")),
            new Group("announcing", List.of("R-14", "R-15")),
            new Group(
                    "play",
                    List.of("R-16", "R-16a", "R-16b", "R-16c", "R-16d", "R-16e", "R-16f", "R-17", "R-18", "R-19")),
            new Group("results", List.of("R-20", "R-21", "R-22", "R-23", "R-24")),
            new Group("without-trump", List.of("R-25", "R-26")),
            new Group("payment", List.of("R-27", "R-28", "R-29", "R-30")));

    private final Visitor visitor;
    private final Language language;
    private final ProsePart prose;

    SurenessPart(Visitor visitor, Assets assets) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.prose = new ProsePart(visitor, new CardPart(visitor, assets));
    }

    /** The rules known, and beside them those met where the best choice was asked for. */
    DomContent render(Map<String, Sureness> known, Set<String> played) {
        return each(
                p(summary(known)),
                p(language.text(WORDS + "degrees", Map.of("counted", Sureness.COUNTED, "good", Sureness.GOOD))),
                ul(attrs(".mix-ups"), each(GROUPS, group -> group(group, known, played)))
                        .attr("role", "list"));
    }

    private String summary(Map<String, Sureness> known) {
        return language.text(
                WORDS + "summary",
                Map.of(
                        "met", known.size(),
                        "count",
                                GROUPS.stream()
                                        .mapToInt(group -> group.rules().size())
                                        .sum(),
                        "sure", count(known, Degree.SURE),
                        "good", count(known, Degree.GOOD),
                        "shaky", count(known, Degree.SHAKY)));
    }

    private static long count(Map<String, Sureness> known, Degree degree) {
        return known.values().stream()
                .filter(sureness -> sureness.degree() == degree)
                .count();
    }

    private LiTag group(Group group, Map<String, Sureness> known, Set<String> played) {
        List<String> met = group.rules().stream().filter(known::containsKey).toList();
        List<String> others = new ArrayList<>(group.rules());
        others.removeAll(met);
        List<String> inPlay = others.stream().filter(played::contains).toList();
        others.removeAll(inPlay);
        return li(
                attrs(".mix-up"),
                h3(language.text(WORDS + "group." + group.id())),
                met.isEmpty()
                        ? text("")
                        : ul(attrs(".sureness"), each(met, rule -> rule(rule, known.get(rule))))
                                .attr("role", "list"),
                inPlay.isEmpty() ? text("") : named("only-in-play", inPlay),
                others.isEmpty() ? text("") : named("not-met", others));
    }

    private DomContent rule(String rule, Sureness sureness) {
        Degree degree = sureness.degree();
        return li(
                a(span(attrs(".rule-number"), rule), text(" " + title(rule))).withHref(visitor.lookUp("/rules", rule)),
                span(
                        attrs(".ledger-mark." + look(degree)),
                        dots(sureness),
                        text(" " + language.text(WORDS + "degree." + Notation.of(degree)))),
                a(language.text(WORDS + "practise"))
                        .withHref(visitor.path(MixUpsPage.AGAIN + "?" + LookingAgain.OF + "=" + rule))
                        .attr("aria-label", language.text(WORDS + "practise-rule", Map.of("rule", title(rule)))));
    }

    private static String look(Degree degree) {
        return switch (degree) {
            case SHAKY -> "is-hint";
            case GOOD -> "is-solution";
            case SURE -> "is-right";
        };
    }

    private DomContent dots(Sureness sureness) {
        List<Boolean> latest = sureness.latest();
        return new DotsPart(latest, Sureness.COUNTED)
                .named(language.text(WORDS + "dots", Map.of("right", sureness.right(), "count", latest.size())));
    }

    private DomContent named(String key, List<String> rules) {
        List<String> named =
                rules.stream().map(rule -> "[" + rule + "] " + title(rule)).toList();
        return p(
                attrs(".muted"),
                prose.line(language.prose(WORDS + key, Map.of("count", rules.size(), "rules", language.and(named)))));
    }

    private String title(String rule) {
        return language.text("rule." + rule + ".title");
    }
}
