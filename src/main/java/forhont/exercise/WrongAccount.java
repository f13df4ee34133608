package forhont.exercise;

import forhont.rules.RuleSet;
import forhont.rules.Side;
import forhont.settlement.Component;
import forhont.settlement.Doubles;
import forhont.settlement.Facts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** What a line of an account is worth to somebody who has a rule of the settlement wrong. */
final class WrongAccount {
    private final Settle exercise;
    private final Component component;
    private final RuleSet rules;
    private final int sign;
    private final int steps;
    private final List<WrongRule<WorkedLine>> wrong = new ArrayList<>();

    private WrongAccount(Settle exercise, Component component) {
        this.exercise = exercise;
        this.component = component;
        this.rules = exercise.rules();
        this.sign = Integer.signum(component.value());
        this.steps = steps(exercise, component);
        line();
    }

    static Map<Misconception, Integer> line(Settle exercise, Field line) {
        return exercise.component(line)
                .map(component -> new WrongAccount(exercise, component))
                .map(account -> WrongRule.values(account.right(), account.rules(), WorkedLine::value))
                .orElseGet(() -> WrongRule.values(0, noSeven(exercise), value -> value));
    }

    /** Which wrong rules make that line come out as given. */
    static List<Misconception> because(Settle exercise, Field line, int given, List<Misconception> known) {
        return exercise.component(line)
                .map(component -> new WrongAccount(exercise, component))
                .map(account ->
                        WrongRule.explain(account.right(), account.rules(), known, somehow -> somehow.value() == given))
                .orElseGet(() -> WrongRule.explain(0, noSeven(exercise), known, value -> value == given));
    }

    /** A seven paid though there is none: as silent or announced, doubled in any way. */
    private static List<WrongRule<Integer>> noSeven(Settle exercise) {
        int silent = Math.max(1, exercise.rules().units().silentSeven());
        int hearts = exercise.account().hearts();
        int game = 1 << exercise.account().doubles().game();
        return Stream.of(silent, exercise.rules().units().seven())
                .flatMap(units -> Stream.of(units * hearts, units * hearts * game, units, units * game))
                .flatMap(value -> Stream.of(value, -value))
                .map(value -> WrongRule.<Integer>of(Misconception.SEVEN_OUT_OF_NOTHING, none -> value))
                .toList();
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

    private WorkedLine right() {
        return new WorkedLine(
                sign, component.units(), 1 << steps, exercise.account().hearts(), 0);
    }

    private List<WrongRule<WorkedLine>> rules() {
        return WrongRule.sorted(wrong);
    }

    private void put(Misconception misconception, UnaryOperator<WorkedLine> bend) {
        wrong.add(WrongRule.of(misconception, bend));
    }

    private void slip(Misconception misconception, UnaryOperator<WorkedLine> bend) {
        wrong.add(WrongRule.slip(misconception, bend));
    }

    private void line() {
        slip(Misconception.HEARTS_FORGOTTEN, line -> line.withHearts(1));
        slip(
                silentHundredMade() ? Misconception.FLEK_MISSES_SILENT_HUNDRED : Misconception.FLEK_FORGOTTEN,
                line -> line.times(1));
        if (steps > 1) {
            slip(Misconception.RE_FORGOTTEN, line -> line.times(2));
            slip(Misconception.FLEK_ADDS, line -> line.times(steps + 1));
        }
        if (!component.made() || component.value() < 0) {
            put(Misconception.LOST_COUNTS_NOTHING, line -> line.times(0));
        }
        if (exercise.facts() instanceof Facts.Unplayed) {
            unplayed();
            return;
        }
        switch (component.name()) {
            case GAME -> game();
            case SILENT_HUNDRED, SILENT_HUNDRED_AGAINST -> hundred(WrongHundred.silent(rules, facts(), component));
            case HUNDRED, HUNDRED_AGAINST -> hundred(WrongHundred.announced(rules, facts(), component));
            case SEVEN, SEVEN_AGAINST -> seven();
            case SILENT_SEVEN, SILENT_SEVEN_AGAINST -> silentSeven();
            case BETL, DURCH, OPEN_BETL, OPEN_DURCH ->
                put(Misconception.HEARTS_DOUBLE_EVERYTHING, line -> line.withHearts(2));
        }
        countedOrTurned();
    }

    /** Nothing was played, so there are no points or tricks to have wrong. */
    private void unplayed() {
        if (component.name() == Component.Name.SEVEN) {
            flekOfOther(exercise.account().doubles().game());
        }
        countedOrTurned();
    }

    private void countedOrTurned() {
        put(Misconception.COUNTED_FOR_BOTH, line -> line.times(2 * line.factor()));
        slip(Misconception.SIGN_TURNED, line -> line.signed(-line.sign()));
    }

    private boolean silentHundredMade() {
        return component.name() == Component.Name.SILENT_HUNDRED
                || component.name() == Component.Name.SILENT_HUNDRED_AGAINST;
    }

    private Facts.Suit facts() {
        return (Facts.Suit) exercise.facts();
    }

    private void hundred(List<WrongRule<WorkedLine>> own) {
        wrong.addAll(own);
        pointsAndSeven();
    }

    private void game() {
        put(Misconception.FIFTY_ONE_NEEDED, line -> line.signed(facts().all(Side.SOLOIST) >= 51 ? 1 : -1));
        put(
                Misconception.MARRIAGES_LEFT_OUT,
                line -> line.signed(facts().points(Side.SOLOIST) > facts().points(Side.DEFENCE) ? 1 : -1));
        wrong.addAll(WrongHundred.seen(rules, facts(), component));
        if (component.made()) {
            put(Misconception.GAME_COUNTS_NOTHING, line -> line.times(0));
        }
        pointsAndSeven();
    }

    /** What may happen to any line of the game or hundred: points for units, and the flek of the seven. */
    private void pointsAndSeven() {
        int tricks = facts().points(Side.SOLOIST) - facts().points(Side.DEFENCE);
        int all = facts().all(Side.SOLOIST) - facts().all(Side.DEFENCE);
        Stream.of(Side.values())
                .flatMap(side -> Stream.of(facts().points(side), facts().all(side), Math.abs(tricks), Math.abs(all)))
                .filter(points -> points > 0)
                .forEach(points ->
                        put(Misconception.POINTS_AS_UNITS, line -> new WorkedLine(line.sign(), points, 1, 1, 0)));
        flekOfOther(exercise.account().doubles().seven());
    }

    private void flekOfOther(int other) {
        if (other > 0) {
            put(Misconception.FLEK_OF_THE_OTHER_LINE, line -> line.times(line.factor() << other));
            put(Misconception.FLEK_OF_THE_OTHER_LINE, line -> line.times(1 << other));
        }
    }

    private void seven() {
        if (component.made()) {
            put(Misconception.ANNOUNCED_SEVEN_UNSEEN, line -> line.times(0));
        } else {
            put(Misconception.KILLED_SEVEN_SCORES, line -> line.signed(-line.sign()));
        }
        put(
                Misconception.ANNOUNCED_SEVEN_COUNTS_ONE,
                line -> line.of(Math.max(1, rules.units().silentSeven())));
        flekOfOther(exercise.account().doubles().game());
    }

    private void silentSeven() {
        int game = exercise.account().doubles().game();
        put(Misconception.FLEK_DOUBLES_SILENT_SEVEN, line -> line.times(1 << game));
        put(Misconception.SILENT_SEVEN_COUNTS_TWO, line -> line.of(rules.units().seven()));
        put(Misconception.SILENT_SEVEN_UNSEEN, line -> line.times(0));
        if (!component.made() && exercise.account().announced().seven().isEmpty()) {
            put(Misconception.KILLED_SEVEN_SCORES, line -> line.signed(-line.sign()));
        }
    }
}
