package forhont.web;

import forhont.content.Library;
import forhont.exercise.Answer;
import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.practice.Code;
import forhont.practice.Generators;
import forhont.rules.RuleSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The pages of the site: some of every template and kind of exercise, or all there are. */
final class Stops {
    /** What can be opened and is no page: files, and addresses that lead to a page. */
    static final List<String> NO_PAGES = List.of(
            "/",
            "/robots.txt",
            "/sitemap.xml",
            "/site.webmanifest",
            "/favicon.ico",
            "/assets/{version}/{file}",
            "/{lang}/my-data/export",
            "/{lang}/practice/{kind}");

    private static final Library LIBRARY = TestSite.library();
    private static final Generators GENERATORS = new Generators(LIBRARY.misconceptions()::known);
    private static final int SOLVED = 3;
    private static final int STATES = 3;

    /** A refused card of the first trick, a trick that is taken, and the end. */
    private static final List<String> FIRST_TRICK =
            List.of("played=&answer=AD", "played=&answer=8H", "played=8H&answer=7D");

    private Stops() {}

    /** An exercise and where it is asked. */
    private record Asked(String path, Exercise exercise) {
        Stop fresh() {
            return Stop.at(path);
        }

        Stop right() {
            return Stop.posted(path, Steps.form(Steps.right(exercise), 1));
        }

        Stream<Stop> wrong(int attempt) {
            return mistake().stream().map(answer -> Stop.posted(path, Steps.form(answer, attempt)));
        }

        /** After a wrong answer, after the third with its solution walked through, or after the right one. */
        List<Stop> judged(int state) {
            return switch (state) {
                case 0 -> wrong(1).toList();
                case 1 ->
                    Stream.concat(wrong(SOLVED), Stream.of(Stop.at(path + WalkPart.PATH + 1)))
                            .toList();
                default -> List.of(right());
            };
        }

        private Optional<Answer> mistake() {
            return exercise.mistakes(LIBRARY.misconceptions().known(exercise)).stream()
                    .findFirst();
        }
    }

    /** The pages whose addresses have nothing in them that varies but the language. */
    static List<Stop> plain(TestSite site) {
        return site.addresses().stream()
                .filter(address -> !NO_PAGES.contains(address))
                .map(address -> address.substring("/{lang}".length()))
                .filter(address -> !address.contains("{"))
                .map(address -> Stop.at(address.isEmpty() ? "/" : address))
                .toList();
    }

    /**
     * Pages of every template and every kind of exercise.
     *
     * @param turn which of them: with another number other exercises, and of the verdicts others
     */
    static List<Stop> some(String tag, int turn) {
        List<Stop> stops = new ArrayList<>();
        int state = turn;
        for (Asked asked : oneOfEachKind(tag, turn)) {
            stops.add(asked.fresh());
            stops.addAll(asked.judged(state++ % STATES));
        }
        Lesson lesson = LIBRARY.course().in(tag).lessons().get(turn);
        stops.add(Stop.at(StepPage.path(lesson)));
        stops.add(reading(lesson));
        stops.addAll(DealStops.of(ruleSet(turn), turn));
        stops.add(Stop.posted(TasterPart.PATH, FIRST_TRICK.get(turn % FIRST_TRICK.size())));
        stops.add(Stop.at("/nowhere"));
        stops.add(Stop.at("/practice/" + Kind.SETTLE.id() + "/nothing"));
        stops.add(Stop.at(MyDataPage.MOVE + "/nothing"));
        stops.add(Stop.posted(MyDataPage.PATH + "/erase", ""));
        return stops;
    }

    /**
     * All pages of lessons, and of practice, which has no end, an item of each kind under each rule set.
     *
     * @param turn by turns of which level
     */
    static List<Stop> all(String tag, int turn) {
        List<Stop> stops = new ArrayList<>();
        int level = turn;
        for (Lesson lesson : LIBRARY.course().in(tag).lessons()) {
            stops.add(Stop.at(StepPage.path(lesson)));
            for (Step step : lesson.steps()) {
                if (step instanceof Step.Asking asking) {
                    addAll(stops, new Asked(StepPage.path(lesson, step), asking.exercise()));
                } else {
                    stops.add(Stop.at(StepPage.path(lesson, step)));
                }
            }
        }
        for (Kind kind : Kind.values()) {
            for (RuleSet rules : LIBRARY.ruleSets()) {
                if (GENERATORS.offers(kind, rules)) {
                    addAll(stops, item(kind, rules, 1 + level++ % Code.LEVELS));
                }
            }
        }
        for (int rules = 0; rules < LIBRARY.ruleSets().size(); rules++) {
            stops.addAll(DealStops.of(ruleSet(rules), rules));
        }
        return stops;
    }

    private static void addAll(List<Stop> stops, Asked asked) {
        stops.add(asked.fresh());
        for (int state = 0; state < STATES; state++) {
            stops.addAll(asked.judged(state));
        }
    }

    private static RuleSet ruleSet(int turn) {
        List<RuleSet> all = LIBRARY.ruleSets();
        return all.get(turn % all.size());
    }

    private static Stop reading(Lesson lesson) {
        return lesson.steps().stream()
                .filter(step -> step instanceof Step.Reading)
                .findFirst()
                .map(step -> Stop.at(StepPage.path(lesson, step)))
                .orElseThrow();
    }

    /** By turns a step of a lesson and an item of practice; of kinds that are not practised always a step. */
    private static List<Asked> oneOfEachKind(String tag, int turn) {
        Map<Kind, List<Asked>> steps = steps(tag);
        List<Asked> all = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            List<Asked> taught = steps.getOrDefault(kind, List.of());
            Optional<RuleSet> offering = Stream.iterate(turn, next -> next + 1)
                    .limit(LIBRARY.ruleSets().size())
                    .map(Stops::ruleSet)
                    .filter(rules -> GENERATORS.offers(kind, rules))
                    .findFirst();
            boolean practised = taught.isEmpty() || (offering.isPresent() && all.size() % 2 == turn % 2);
            all.add(
                    practised
                            ? item(kind, offering.orElseThrow(), 1 + turn % Code.LEVELS)
                            : taught.get(taught.size() * turn / 4));
        }
        return all;
    }

    private static Map<Kind, List<Asked>> steps(String tag) {
        Map<Kind, List<Asked>> steps = new EnumMap<>(Kind.class);
        for (Lesson lesson : LIBRARY.course().in(tag).lessons()) {
            for (Step step : lesson.steps()) {
                if (step instanceof Step.Asking asking) {
                    steps.computeIfAbsent(asking.exercise().kind(), first -> new ArrayList<>())
                            .add(new Asked(StepPage.path(lesson, step), asking.exercise()));
                }
            }
        }
        return steps;
    }

    private static Asked item(Kind kind, RuleSet rules, int level) {
        Code code = new Code(rules.id(), level, 7);
        return new Asked(
                ItemPage.path(kind, code), GENERATORS.item(kind, code, rules).exercise());
    }
}
