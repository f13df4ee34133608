package forhont.exercise;

import forhont.rules.Seat;
import forhont.settlement.Component;
import forhont.settlement.Facts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges an account line by line; what follows rightly from an earlier mistake is carried forward, not held wrong. */
final class AccountJudge {
    private final Settle exercise;
    private final Answer.Numbers given;
    private final Answer.Numbers expected;
    private final List<Misconception> known;
    private final List<Mark.OfNumber> marks = new ArrayList<>();

    AccountJudge(Settle exercise, Answer.Numbers given, List<Misconception> known) {
        this.exercise = exercise;
        this.given = given;
        this.expected = exercise.solution();
        this.known = known;
    }

    Verdict verdict() {
        for (Field line : exercise.lines()) {
            int value = given.of(line);
            mark(line, expected.of(line), reasonOfLine(line), WrongAccount.because(exercise, line, value, known));
        }
        List<Integer> lines = exercise.values(given);
        int sum = lines.stream().mapToInt(Integer::intValue).sum();
        Reason reason = Reason.of(Why.SUM_OF_LINES).with("sum", signed(sum));
        mark(Field.PER_DEFENDER, sum, reason, because(Field.PER_DEFENDER, sum, WrongSum.ofLines(lines)));
        int perDefender = given.of(Field.PER_DEFENDER);
        total(Field.SEAT_0, Seat.FOREHAND, perDefender);
        total(Field.SEAT_1, Seat.SECOND, perDefender);
        total(Field.SEAT_2, Seat.THIRD, perDefender);
        return Verdict.ofNumbers(marks);
    }

    private void total(Field field, Seat seat, int perDefender) {
        boolean soloist = exercise.account().contract().soloist() == seat;
        int follows = soloist ? 2 * perDefender : -perDefender;
        Reason reason =
                Reason.of(soloist ? Why.SOLOIST_TWICE : Why.DEFENDER_ONCE).with("v", signed(perDefender));
        mark(field, follows, reason, because(field, follows, WrongSum.ofTotal(soloist)));
    }

    private List<Misconception> because(Field field, int follows, List<WrongRule<Integer>> wrong) {
        return WrongRule.explain(follows, wrong, known, value -> value == given.of(field));
    }

    /** Marks a field that, from what was given before it, should be {@code follows}. */
    private void mark(Field field, int follows, Reason reason, List<Misconception> because) {
        int value = given.of(field);
        boolean carried = value == follows && value != expected.of(field);
        int right = expected.of(field);
        Reason stated = carried ? carriedForward(right) : reason.with("expected", signed(right));
        boolean wrong = value != right && !carried;
        marks.add(new Mark.OfNumber(field, value, right, stated, wrong ? because : List.of()));
    }

    static Reason carriedForward(int expected) {
        return Reason.of(Why.CARRIED_FORWARD).with("expected", signed(expected));
    }

    private Reason reasonOfLine(Field line) {
        Optional<Component> component = exercise.component(line);
        boolean unplayed = exercise.facts() instanceof Facts.Unplayed;
        if (component.isEmpty()) {
            return Reason.of(unplayed ? Why.NO_SEVEN_UNPLAYED : Why.NO_SEVEN);
        }
        Component there = component.get();
        int steps = WrongAccount.steps(exercise, there);
        return Reason.of(unplayed ? whyUnplayed(there.name()) : why(there.name()))
                .with("component", new Thing.OneComponent(there.name()))
                .with("units", new Thing.Count(there.units()))
                .with("factor", new Thing.Count(1 << steps))
                .with("hearts", new Thing.Count(exercise.account().hearts()))
                .with("value", signed(there.value()));
    }

    private static Why whyUnplayed(Component.Name name) {
        return name == Component.Name.SEVEN ? Why.SEVEN_UNPLAYED : Why.GAME_UNPLAYED;
    }

    private static Why why(Component.Name name) {
        return switch (name) {
            case GAME -> Why.LINE_OF_GAME;
            case SILENT_HUNDRED, SILENT_HUNDRED_AGAINST -> Why.LINE_OF_SILENT_HUNDRED;
            case HUNDRED, HUNDRED_AGAINST -> Why.LINE_OF_HUNDRED;
            case SEVEN, SEVEN_AGAINST -> Why.LINE_OF_SEVEN;
            case SILENT_SEVEN, SILENT_SEVEN_AGAINST -> Why.LINE_OF_SILENT_SEVEN;
            case BETL, DURCH, OPEN_BETL, OPEN_DURCH -> Why.LINE_WITHOUT_TRUMP;
        };
    }

    private static Thing signed(int value) {
        return new Thing.Signed(value);
    }
}
