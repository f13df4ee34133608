package forhont.exercise;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Judges numbers that stand each for itself: none of them follows from another. */
final class ByField {
    private ByField() {}

    /** What each wrong rule fills in: its numbers where it has any, else the right ones. */
    static Map<Misconception, Answer> wrongAnswers(NumberExercise exercise) {
        Answer.Numbers right = exercise.solution();
        Map<Misconception, Map<Field, Integer>> wrong = new EnumMap<>(Misconception.class);
        for (Field field : exercise.fields()) {
            exercise.byWrongRules(field)
                    .forEach((misconception, value) -> wrong.computeIfAbsent(
                                    misconception, first -> new EnumMap<>(right.values()))
                            .put(field, value));
        }
        Map<Misconception, Answer> answers = new EnumMap<>(Misconception.class);
        wrong.forEach((misconception, values) -> {
            Answer answer = new Answer.Numbers(values);
            if (!answer.equals(right)) {
                answers.put(misconception, answer);
            }
        });
        return answers;
    }

    /** Names the wrong rules that give the whole answer; where none does, those that give one of its numbers. */
    static Verdict judge(
            NumberExercise exercise, Answer.Numbers given, List<Misconception> known, Function<Field, Reason> reason) {
        Answer.Numbers right = exercise.solution();
        List<Misconception> found = new ArrayList<>();
        exercise.wrongAnswers().forEach((misconception, wrong) -> {
            if (known.contains(misconception) && wrong.equals(given)) {
                found.add(misconception);
            }
        });
        List<Mark.OfNumber> marks = new ArrayList<>();
        for (Field field : exercise.fields()) {
            int value = given.of(field);
            List<Misconception> behind = found.isEmpty() ? ofOneNumber(exercise, field, value, known) : found;
            List<Misconception> because = value == right.of(field) ? List.of() : behind;
            marks.add(new Mark.OfNumber(field, value, right.of(field), reason.apply(field), because));
        }
        return Verdict.ofNumbers(marks);
    }

    private static List<Misconception> ofOneNumber(
            NumberExercise exercise, Field field, int value, List<Misconception> known) {
        List<Misconception> found = new ArrayList<>();
        exercise.byWrongRules(field).forEach((misconception, wrong) -> {
            if (wrong == value && known.contains(misconception)) {
                found.add(misconception);
            }
        });
        return found;
    }
}
