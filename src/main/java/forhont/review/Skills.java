package forhont.review;

import forhont.exercise.Kind;
import forhont.practice.Code;
import forhont.practice.Theme;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** How strong a learner is in each kind of exercise and in each theme, by the first answer to every item of practice. */
public final class Skills {
    private static final double EASY = 1400;
    private static final double STEP = 200;
    private static final double DEVIATION_OF_AN_ITEM = 50;

    /** A level fits if so many of its items are likely to be answered rightly. */
    private static final double FITTING = 0.6;

    private static final double WITH_HELP = 0.5;

    private final Map<Kind, Skill> kinds = new TreeMap<>();
    private final Map<Theme, Skill> themes = new TreeMap<>();
    private final Set<String> met = new TreeSet<>();

    /**
     * A strength as far as it is known.
     *
     * @param answers how many items it rests on
     */
    public record Skill(Glicko strength, int answers) {}

    private Skills() {}

    /** Follows the answers, given in the order of time; a day is one period. */
    public static Skills of(List<Given> answers) {
        Skills skills = new Skills();
        Map<Kind, Days> kinds = new TreeMap<>();
        Map<Theme, Days> themes = new TreeMap<>();
        for (Given answer : answers) {
            answer.place().drawn().filter(skills::isNew).ifPresent(drawn -> {
                Glicko.Game game = new Glicko.Game(difficulty(drawn.code().level()), score(answer));
                kinds.computeIfAbsent(drawn.kind(), kind -> new Days()).add(answer.day(), game);
                answer.themes()
                        .forEach(theme -> themes.computeIfAbsent(theme, each -> new Days())
                                .add(answer.day(), game));
            });
        }
        kinds.forEach((kind, days) -> skills.kinds.put(kind, days.skill()));
        themes.forEach((theme, days) -> skills.themes.put(theme, days.skill()));
        return skills;
    }

    private boolean isNew(Given.Drawn drawn) {
        return met.add(drawn.kind().id() + " " + drawn.code());
    }

    private static double score(Given answer) {
        return !answer.telling().right() ? 0 : answer.attempt() == 1 ? 1 : WITH_HELP;
    }

    /** How hard an item of a level is, on the same scale. */
    public static Glicko difficulty(int level) {
        return new Glicko(EASY + STEP * (level - 1), DEVIATION_OF_AN_ITEM, Glicko.UNKNOWN.volatility());
    }

    public Map<Kind, Skill> kinds() {
        return Collections.unmodifiableMap(kinds);
    }

    public Map<Theme, Skill> themes() {
        return Collections.unmodifiableMap(themes);
    }

    /** The highest level that fits the learner in a kind; the lowest for somebody who is new to it. */
    public int level(Kind kind) {
        Skill skill = kinds.get(kind);
        int level = 1;
        for (int higher = 2; skill != null && higher <= Code.LEVELS; higher++) {
            if (skill.strength().expected(difficulty(higher)) >= FITTING) {
                level = higher;
            }
        }
        return level;
    }

    /** One strength through the days on which something was answered. */
    private static final class Days {
        private final List<Glicko.Game> today = new ArrayList<>();
        private Glicko before = Glicko.UNKNOWN;
        private long day;
        private int answers;

        private void add(long now, Glicko.Game game) {
            if (answers > 0 && now > day) {
                before = before.after(today);
                for (long idle = day + 1; idle < now && before.deviation() < Glicko.UNKNOWN.deviation(); idle++) {
                    before = before.after(List.of());
                }
                today.clear();
            }
            day = answers == 0 ? now : Math.max(day, now);
            today.add(game);
            answers++;
        }

        private Skill skill() {
            return new Skill(before.after(today), answers);
        }
    }
}
