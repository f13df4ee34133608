package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.li;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import forhont.exercise.Kind;
import forhont.i18n.Language;
import forhont.practice.Code;
import forhont.practice.Generators;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The choice of what to practise: level, rule set, and the kinds in groups. */
final class PracticePage {
    static final String PATH = "/practice";

    private final Visitor visitor;
    private final Language language;
    private final Generators generators;
    private final List<RuleSet> ruleSets;

    PracticePage(Visitor visitor, Generators generators, List<RuleSet> ruleSets) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.generators = generators;
        this.ruleSets = ruleSets;
    }

    /** What kinds have in common. */
    private enum Group {
        CARDS,
        CONTRACTS,
        ACCOUNT,
        PLAY;

        static Group of(Kind kind) {
            return switch (kind) {
                case LEGAL_CARDS, TRICK_WINNER, COUNT, MARRIAGE, READ_CARD -> CARDS;
                case BIDDABLE, GOOD_OR_BAD, DISCARD, ANNOUNCE, DOUBLING, OPEN_HAND, WHICH_SEAT -> CONTRACTS;
                case PAYS_MOST, SETTLE, AUDIT, REVOKE -> ACCOUNT;
                case BEST_CARD, PLAY_ON -> PLAY;
            };
        }
    }

    static String path(String ruleSet, int level) {
        return PATH + query(ruleSet, level);
    }

    /** Where the next item of a kind comes from. */
    static String fresh(Kind kind, String ruleSet, int level) {
        return PATH + "/" + kind.id() + query(ruleSet, level);
    }

    private static String query(String ruleSet, int level) {
        return "?" + Practice.LEVEL + "=" + level + "&" + Practice.RULE_SET + "=" + ruleSet;
    }

    Page render(RuleSet rules, int level) {
        return new Page(
                language.text("page.practice.title"),
                path(rules.id(), level),
                Page.Section.PRACTICE,
                each(
                        h1(language.text("page.practice.title")),
                        p(attrs(".lead"), language.text("page.practice.lead")),
                        p(a(language.text("page.play.title")).withHref(visitor.path(DealPage.PATH))),
                        levels(rules, level),
                        ruleSets(rules, level),
                        each(List.of(Group.values()), group -> group(group, rules, level)),
                        elsewhere(rules)));
    }

    private DomContent levels(RuleSet rules, int level) {
        List<DomContent> choices = new ArrayList<>();
        for (int each = 1; each <= Code.LEVELS; each++) {
            choices.add(choice(level(language, each), path(rules.id(), each), each == level));
        }
        return choices(language.text("page.practice.level"), choices);
    }

    private DomContent ruleSets(RuleSet rules, int level) {
        return choices(
                language.text("table.rule-set"),
                ruleSets.stream()
                        .map(each -> choice(name(language, each.id()), path(each.id(), level), each.equals(rules)))
                        .toList());
    }

    /** What a level is called. */
    static String level(Language language, int level) {
        return language.text("page.practice.levels." + level);
    }

    /** What a rule set is called. */
    static String name(Language language, String ruleSet) {
        return language.term("ruleset", ruleSet + ".name");
    }

    private static DomContent choices(String name, List<DomContent> choices) {
        return nav(attrs(".picks"), p(attrs(".picks-name"), name), ul(each(choices, choice -> choice)))
                .attr("aria-label", name);
    }

    private DomContent choice(String label, String path, boolean current) {
        return li(a(label).withHref(visitor.path(path)).condAttr(current, "aria-current", "true"));
    }

    private DomContent group(Group group, RuleSet rules, int level) {
        List<Kind> kinds = generators.kinds(rules).stream()
                .filter(kind -> Group.of(kind) == group)
                .toList();
        return kinds.isEmpty()
                ? text("")
                : section(
                        attrs(".course-part"),
                        h2(language.text("practice.group." + Notation.of(group))),
                        ul(attrs(".course.of-kinds"), each(kinds, kind -> kind(kind, rules, level)))
                                .attr("role", "list"));
    }

    private DomContent kind(Kind kind, RuleSet rules, int level) {
        return li(
                attrs(".course-lesson"),
                a(attrs(".course-link"), language.text("kind." + kind.id()))
                        .withHref(visitor.path(fresh(kind, rules.id(), level))),
                span(attrs(".course-about"), language.text("practice.about." + kind.id())));
    }

    /** Which kinds only other rule sets have. */
    private DomContent elsewhere(RuleSet rules) {
        List<Kind> here = generators.kinds(rules);
        List<String> missing = ruleSets.stream()
                .flatMap(other -> generators.kinds(other).stream())
                .filter(kind -> !here.contains(kind))
                .distinct()
                .map(kind -> language.text("kind." + kind.id()))
                .toList();
        return missing.isEmpty()
                ? text("")
                : p(
                        attrs(".note"),
                        language.text(
                                "page.practice.elsewhere",
                                Map.of("count", missing.size(), "kinds", language.and(missing))));
    }
}
