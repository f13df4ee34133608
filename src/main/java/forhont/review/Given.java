package forhont.review;

import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.practice.Code;
import forhont.practice.Theme;
import forhont.rules.Notation;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * An answer that was given, as far as it tells anything of the learner.
 *
 * @param place where: a step of a lesson or an item of practice
 * @param attempt which try it was, from 1; a hint counts like a wrong answer before
 */
public record Given(Place place, Telling telling, Set<Theme> themes, int attempt, Instant at) {
    public Given {
        themes = Set.copyOf(themes);
    }

    private static final int SECONDS_OF_A_DAY = 24 * 60 * 60;
    private static final Map<String, Misconception> MISCONCEPTIONS = byId(Misconception.values());
    private static final Map<String, Theme> THEMES = byId(Theme.values());

    private static <E extends Enum<E>> Map<String, E> byId(E[] constants) {
        Map<String, E> byId = new TreeMap<>();
        for (E constant : constants) {
            byId.put(Notation.of(constant), constant);
        }
        return byId;
    }

    /** A step of a lesson, or an item of practice with what it was drawn from. */
    public record Place(String lesson, String step, Optional<Drawn> drawn) {}

    /** From what an item of practice was drawn. */
    public record Drawn(Kind kind, Code code) {
        /** Reads a kind and a code; empty where either is of no kind known today. */
        public static Optional<Drawn> parse(String kind, String code) {
            return Notation.parse(Kind.values(), kind)
                    .flatMap(known -> Code.parse(code).map(parsed -> new Drawn(known, parsed)));
        }
    }

    /** The ids by which what an answer tells is kept. */
    public static List<String> ids(Telling telling, Collection<Theme> themes) {
        List<String> ids = new ArrayList<>(telling.rules());
        telling.misconceptions().forEach(misconception -> ids.add(misconception.id()));
        themes.forEach(theme -> ids.add(theme.id()));
        return ids;
    }

    /**
     * What is kept of an answer, read again; an id that nothing bears today tells nothing.
     *
     * @param isRule whether a rule has that number today
     */
    public static Given read(
            Place place, boolean right, int attempt, List<String> ids, Instant at, Predicate<String> isRule) {
        Set<String> rules = new TreeSet<>();
        Set<Misconception> misconceptions = new TreeSet<>();
        Set<Theme> themes = new TreeSet<>();
        for (String id : ids) {
            if (isRule.test(id)) {
                rules.add(id);
            } else if (MISCONCEPTIONS.containsKey(id)) {
                misconceptions.add(MISCONCEPTIONS.get(id));
            } else if (THEMES.containsKey(id)) {
                themes.add(THEMES.get(id));
            }
        }
        return new Given(place, new Telling(right, rules, misconceptions), themes, attempt, at);
    }

    /** Each question once, as it was answered first; a question that is begun anew counts anew. */
    public static List<Given> first(List<Given> answers) {
        Set<String> begun = new HashSet<>();
        return answers.stream()
                .filter(answer -> begun.add(answer.place.lesson() + " " + answer.place.step()) || answer.attempt == 1)
                .toList();
    }

    /** Whether it was right at the first try and without a hint. */
    public boolean rightAtOnce() {
        return telling.right() && attempt == 1;
    }

    /** The day on which a moment lies, in whole days since 1 January 1970 at Greenwich. */
    public static long day(Instant moment) {
        return Math.floorDiv(moment.getEpochSecond(), SECONDS_OF_A_DAY);
    }

    long day() {
        return day(at);
    }
}
