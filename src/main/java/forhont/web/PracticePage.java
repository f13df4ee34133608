package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
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
import forhont.lesson.Course;
import forhont.lesson.Lesson;
import forhont.lesson.Progress;
import forhont.lesson.Step;
import forhont.practice.Code;
import forhont.practice.Generators;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The choice of what to practise: level, rule set, and the kinds in groups. */
final class PracticePage {
    static final String PATH = "/practice";

    private final Visitor visitor;
    private final Language language;
    private final Generators generators;
    private final List<RuleSet> ruleSets;
    private final Map<Kind, Lesson> untaught;

    /** The page; {@code untaught} has the lessons still to be done that teach a kind. */
    PracticePage(Visitor visitor, Generators generators, List<RuleSet> ruleSets, Map<Kind, Lesson> untaught) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.generators = generators;
        this.ruleSets = ruleSets;
        this.untaught = untaught;
    }

    /** The lesson in which each kind is asked first, where it is not done yet. */
    static Map<Kind, Lesson> untaught(Course course, Progress progress) {
        Map<Kind, Lesson> first = new EnumMap<>(Kind.class);
        for (Lesson lesson : course.lessons()) {
            for (Step step : lesson.steps()) {
                if (step instanceof Step.Asking asking) {
                    first.putIfAbsent(asking.exercise().kind(), lesson);
                }
            }
        }
        first.values().removeIf(progress::complete);
        return first;
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
                case BIDDABLE,
                        GOOD_OR_BAD,
                        TRUMP_CHOICE,
                        CONTRACT_CHOICE,
                        DISCARD,
                        ANNOUNCE,
                        DOUBLING,
                        OPEN_HAND,
                        WHICH_SEAT -> CONTRACTS;
                case PAYS_MOST, SETTLE, AUDIT, REVOKE -> ACCOUNT;
                case BEST_CARD, PLAY_ON -> PLAY;
            };
        }
    }

    static String path(String ruleSet, Wish wish) {
        return PATH + query(ruleSet, wish);
    }

    /** Where the next item of a kind comes from. */
    static String fresh(Kind kind, String ruleSet, Wish wish) {
        return PATH + "/" + kind.id() + query(ruleSet, wish);
    }

    private static String query(String ruleSet, Wish wish) {
        return "?" + wish.level().map(level -> Wish.LEVEL + "=" + level + "&").orElse("") + Practice.RULE_SET + "="
                + ruleSet;
    }

    /** The page, with what of {@code due} things is worth another look today. */
    Page render(RuleSet rules, Wish wish, int due) {
        return new Page(
                        language.text("page.practice.title"),
                        path(rules.id(), wish),
                        Page.Section.PRACTICE,
                        each(
                                h1(language.text("page.practice.title")),
                                p(attrs(".lead"), language.text("page.practice.lead")),
                                due == 0 ? text("") : MixUpsPage.due(visitor, due),
                                ways(rules, wish),
                                levels(rules, wish),
                                ruleSets(rules, wish),
                                each(List.of(Group.values()), group -> group(group, rules, wish)),
                                elsewhere(rules)))
                .found(language.text("page.practice.lead"));
    }

    /** Where to begin for whoever does not want to choose, and what else there is. */
    private DomContent ways(RuleSet rules, Wish wish) {
        return div(
                attrs(".buttons"),
                a(attrs(".button"), language.text("page.practice.begin"))
                        .withHref(visitor.path(fresh(generators.kinds(rules).get(0), rules.id(), wish))),
                quiet("page.play.title", DealPage.PATH),
                quiet("page.mix-ups.title", MixUpsPage.PATH));
    }

    private DomContent quiet(String title, String here) {
        return QuietLink.to(visitor.path(here), language.text(title));
    }

    private DomContent levels(RuleSet rules, Wish wish) {
        List<DomContent> choices = new ArrayList<>();
        choices.add(choice(
                language.text("page.practice.fitting"),
                path(rules.id(), Wish.NONE),
                wish.level().isEmpty()));
        for (int each = 1; each <= Code.LEVELS; each++) {
            Wish own = Wish.level(each);
            choices.add(choice(
                    level(language, each), path(rules.id(), own), own.level().equals(wish.level())));
        }
        return choices(language.text("page.practice.level"), choices);
    }

    private DomContent ruleSets(RuleSet rules, Wish wish) {
        return choices(
                language.text("table.rule-set"),
                ruleSets.stream()
                        .map(each -> choice(name(language, each.id()), path(each.id(), wish), each.equals(rules)))
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

    private DomContent group(Group group, RuleSet rules, Wish wish) {
        List<Kind> kinds = generators.kinds(rules).stream()
                .filter(kind -> Group.of(kind) == group)
                .toList();
        return kinds.isEmpty()
                ? text("")
                : section(
                        attrs(".course-part"),
                        h2(language.text("practice.group." + Notation.of(group))),
                        ul(attrs(".course.of-kinds"), each(kinds, kind -> kind(kind, rules, wish)))
                                .attr("role", "list"));
    }

    private DomContent kind(Kind kind, RuleSet rules, Wish wish) {
        return li(
                attrs(".course-lesson"),
                a(attrs(".course-link"), language.text("kind." + kind.id()))
                        .withHref(visitor.path(fresh(kind, rules.id(), wish))),
                span(attrs(".course-about"), language.text("practice.about." + kind.id())),
                untaught.containsKey(kind) ? taught(untaught.get(kind)) : text(""));
    }

    private DomContent taught(Lesson lesson) {
        String title = language.text("lesson." + lesson.id() + ".title");
        return span(
                attrs(".course-about"),
                a(language.text("page.practice.taught", Map.of("lesson", title)))
                        .withHref(visitor.path(StepPage.path(lesson))));
    }

    /** Which kinds only other rule sets have. */
    private DomContent elsewhere(RuleSet rules) {
        List<Kind> here = generators.kinds(rules);
        List<DomContent> missing = ruleSets.stream()
                .flatMap(other -> generators.kinds(other).stream())
                .filter(kind -> !here.contains(kind))
                .distinct()
                .<DomContent>map(kind -> li(language.text("kind." + kind.id())))
                .toList();
        return missing.isEmpty()
                ? text("")
                : div(attrs(".note"), p(language.text("page.practice.elsewhere")), ul(each(missing, kind -> kind)));
    }
}
