package forhont.exercise;

import forhont.rules.Announced;
import forhont.rules.HundredRule;
import forhont.rules.RuleSet;
import forhont.rules.Side;
import forhont.settlement.Component;
import forhont.settlement.Doubles;
import forhont.settlement.Facts;
import java.util.EnumMap;
import java.util.Map;

/** What a line of an account is worth to somebody who has one rule of the settlement wrong. */
final class WrongAccount {
    private final Settle exercise;
    private final Component component;
    private final RuleSet rules;
    private final int sign;
    private final int steps;
    private final int hearts;
    private final Map<Misconception, Integer> wrong = new EnumMap<>(Misconception.class);

    private WrongAccount(Settle exercise, Component component) {
        this.exercise = exercise;
        this.component = component;
        this.rules = exercise.rules();
        this.sign = Integer.signum(component.value());
        this.steps = steps(exercise, component);
        this.hearts = exercise.account().hearts();
    }

    static Map<Misconception, Integer> line(Settle exercise, Field line) {
        return exercise.component(line)
                .map(component -> new WrongAccount(exercise, component).line())
                .orElse(Map.of());
    }

    /** How many steps the component was doubled. */
    static int steps(Settle exercise, Component component) {
        Doubles doubles = exercise.account().doubles();
        return switch (component.name()) {
            case GAME, SILENT_HUNDRED, SILENT_HUNDRED_AGAINST, HUNDRED, HUNDRED_AGAINST -> doubles.game();
            case SEVEN, SEVEN_AGAINST -> doubles.seven();
            case SILENT_SEVEN, SILENT_SEVEN_AGAINST -> 0;
            case BETL, DURCH, OPEN_BETL, OPEN_DURCH -> doubles.contract();
        };
    }

    private Map<Misconception, Integer> line() {
        int units = component.units();
        put(Misconception.HEARTS_FORGOTTEN, value(units, steps, 1));
        put(Misconception.FLEK_FORGOTTEN, value(units, 0, hearts));
        put(Misconception.FLEK_ADDS, sign * units * (steps + 1) * hearts);
        switch (component.name()) {
            case GAME -> game();
            case SILENT_HUNDRED, SILENT_HUNDRED_AGAINST -> silentHundred();
            case HUNDRED, HUNDRED_AGAINST -> hundred();
            case SEVEN, SEVEN_AGAINST -> seven();
            case SILENT_SEVEN, SILENT_SEVEN_AGAINST -> silentSeven();
            case BETL, DURCH, OPEN_BETL, OPEN_DURCH ->
                put(Misconception.HEARTS_DOUBLE_EVERYTHING, 2 * component.value());
        }
        put(Misconception.SIGN_TURNED, -component.value());
        return wrong;
    }

    private void put(Misconception misconception, int value) {
        if (value != component.value()) {
            wrong.put(misconception, value);
        }
    }

    private int value(int units, int doubled, int factor) {
        return sign * (units << doubled) * factor;
    }

    private Facts.Suit facts() {
        return (Facts.Suit) exercise.facts();
    }

    private void game() {
        int size = Math.abs(component.value());
        put(Misconception.FIFTY_ONE_NEEDED, facts().all(Side.SOLOIST) >= 51 ? size : -size);
        put(
                Misconception.MARRIAGES_LEFT_OUT,
                facts().points(Side.SOLOIST) > facts().points(Side.DEFENCE) ? size : -size);
        for (Side side : Side.values()) {
            if (facts().all(side) >= 100 && rules.units().silentHundred() > 0) {
                int units = grown(rules.units().silentHundred(), side);
                put(
                        Misconception.ALL_MARRIAGES_MAKE_A_HUNDRED,
                        (side == Side.SOLOIST ? 1 : -1) * (units << steps) * hearts);
            }
        }
    }

    private int grown(int base, Side side) {
        return rules.hundred().scale().units(base, (facts().all(side) - 100) / 10);
    }

    private void silentHundred() {
        Side side = component.name().side();
        int game = value(rules.units().game(), steps, hearts);
        put(Misconception.SILENT_HUNDRED_ADDED_TO_GAME, component.value() + game);
        put(Misconception.HUNDRED_UNSEEN, game);
        wrong.remove(Misconception.FLEK_FORGOTTEN);
        put(Misconception.FLEK_MISSES_SILENT_HUNDRED, value(component.units(), 0, hearts));
        put(
                Misconception.SECOND_MARRIAGE_NEVER_COUNTS,
                value(withBestOnly(rules.units().silentHundred(), side), steps, hearts));
        put(Misconception.HUNDRED_ALWAYS_FOUR, value(rules.units().hundred(), steps, hearts));
    }

    private int withBestOnly(int base, Side side) {
        int counted = facts().points(side) + facts().bestMarriage(side);
        return counted < 100 ? base : rules.hundred().scale().units(base, (counted - 100) / 10);
    }

    private void hundred() {
        Side side = component.name().side();
        int base = rules.units().hundred();
        put(Misconception.HUNDRED_ALWAYS_FOUR, value(base, steps, hearts));
        put(
                Misconception.SILENT_HUNDRED_ADDED_TO_GAME,
                component.value() + value(rules.units().game(), steps, hearts));
        if (component.made()) {
            put(Misconception.SECOND_MARRIAGE_NEVER_COUNTS, value(withBestOnly(base, side), steps, hearts));
        } else if (facts().all(side) >= 100 && rules.hundred().announced() == HundredRule.Qualifying.BEST) {
            put(Misconception.ALL_MARRIAGES_MAKE_A_HUNDRED, -value(grown(base, side), steps, hearts));
        }
    }

    private void seven() {
        put(Misconception.KILLED_SEVEN_SCORES, component.made() ? component.value() : -component.value());
    }

    private void silentSeven() {
        Announced announced = exercise.account().announced();
        put(
                Misconception.FLEK_DOUBLES_SILENT_SEVEN,
                component.value() << exercise.account().doubles().game());
        put(Misconception.SILENT_SEVEN_COUNTS_TWO, value(rules.units().seven(), 0, hearts));
        put(Misconception.SILENT_SEVEN_UNSEEN, 0);
        if (!component.made() && announced.seven().isEmpty()) {
            put(Misconception.KILLED_SEVEN_SCORES, -component.value());
        }
    }
}
