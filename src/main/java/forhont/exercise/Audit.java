package forhont.exercise;

import forhont.rules.RuleSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Find the wrong line of an account and say what belongs there; what follows from it on the sheet follows rightly (R-20
 * to R-27).
 *
 * @param settle the account as it should be
 * @param line the line that is wrong
 * @param mistake the wrong rule that whoever kept the sheet applied there
 */
public record Audit(Settle settle, Field line, Misconception mistake) implements NumberExercise {
    public Audit {
        if (!settle.fields().contains(line)) {
            throw new IllegalArgumentException("a line of this account, not " + line.id());
        }
        Integer wrong = settle.byWrongRules(line).get(mistake);
        if (wrong == null || wrong == settle.solution().of(line)) {
            throw new IllegalArgumentException(mistake.id() + " makes " + line.id() + " wrong here; what does: "
                    + settle.byWrongRules(line).keySet());
        }
    }

    @Override
    public Kind kind() {
        return Kind.AUDIT;
    }

    @Override
    public RuleSet rules() {
        return settle.rules();
    }

    @Override
    public List<Field> fields() {
        return List.of(Field.WRONG_LINE, Field.RIGHT_VALUE);
    }

    /** The sheet as it was kept: one line wrong, and all that follows from it. */
    public Answer.Numbers sheet() {
        Answer.Numbers right = settle.solution();
        int wrong = settle.byWrongRules(line).get(mistake);
        Map<Field, Integer> lines = new EnumMap<>(Field.class);
        settle.lines().forEach(each -> lines.put(each, each == line ? wrong : right.of(each)));
        int sum = lines.values().stream().mapToInt(Integer::intValue).sum();
        Map<Field, Integer> sheet = new EnumMap<>(settle.follow(lines, line == Field.PER_DEFENDER ? wrong : sum));
        sheet.put(line, wrong);
        return new Answer.Numbers(sheet);
    }

    /** The number by which a line of the sheet is chosen, from 1. */
    public int number(Field of) {
        return settle.fields().indexOf(of) + 1;
    }

    /** The line of the sheet with that number. */
    public Optional<Field> numbered(int number) {
        List<Field> lines = settle.fields();
        return number >= 1 && number <= lines.size() ? Optional.of(lines.get(number - 1)) : Optional.empty();
    }

    @Override
    public Answer.Numbers solution() {
        Map<Field, Integer> values = new EnumMap<>(Field.class);
        values.put(Field.WRONG_LINE, number(line));
        values.put(Field.RIGHT_VALUE, settle.solution().of(line));
        return new Answer.Numbers(values);
    }

    @Override
    public Map<Misconception, Integer> byWrongRules(Field field) {
        return field == Field.WRONG_LINE ? Map.of() : settle.byWrongRules(line);
    }

    @Override
    public Verdict judge(Answer answer, List<Misconception> known) {
        Answer.Numbers given = checked(answer);
        Answer.Numbers right = solution();
        int value = given.of(Field.RIGHT_VALUE);
        int expected = right.of(Field.RIGHT_VALUE);
        List<Mark.OfNumber> marks = new ArrayList<>();
        int chosen = given.of(Field.WRONG_LINE);
        marks.add(new Mark.OfNumber(Field.WRONG_LINE, chosen, number(line), ofLine(chosen), List.of()));
        marks.add(new Mark.OfNumber(Field.RIGHT_VALUE, value, expected, reason(line), found(value, known)));
        return Verdict.ofNumbers(marks);
    }

    @Override
    public Set<Reason> reasons() {
        Set<Reason> reasons = NumberExercise.super.reasons();
        settle.fields().forEach(of -> reasons.add(ofLine(number(of))));
        return reasons;
    }

    /** The wrong rules that give the value said for the line: the sheet's own, or another. */
    private List<Misconception> found(int value, List<Misconception> known) {
        if (value == settle.solution().of(line)) {
            return List.of();
        }
        List<Misconception> giving = new ArrayList<>();
        settle.byWrongRules(line).forEach((misconception, wrong) -> {
            if (wrong == value && known.contains(misconception)) {
                giving.add(misconception);
            }
        });
        return giving.contains(mistake) ? List.of(mistake) : giving.subList(0, Math.min(1, giving.size()));
    }

    /** Why the line chosen is the wrong one, is right, or follows from the wrong one. */
    private Reason ofLine(int chosen) {
        Field of = numbered(chosen).orElse(line);
        if (of == line) {
            return Reason.of(Why.LINE_IS_WRONG);
        }
        boolean right = sheet().of(of) == settle.solution().of(of);
        return Reason.of(right ? Why.LINE_IS_RIGHT : Why.LINE_FOLLOWS);
    }

    /** Why a line of the account is what it should be. */
    private Reason reason(Field of) {
        Verdict told = settle.judge(settle.solution(), List.of());
        return told.marks().stream()
                .map(mark -> (Mark.OfNumber) mark)
                .filter(mark -> mark.field() == of)
                .findFirst()
                .orElseThrow()
                .reason();
    }
}
