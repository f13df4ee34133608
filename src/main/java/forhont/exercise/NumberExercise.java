package forhont.exercise;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An exercise answered with numbers. */
public sealed interface NumberExercise extends Exercise
        permits Count, Settle, MarriageCount, Factors, Audit, RevokeCost {

    List<Field> fields();

    @Override
    Answer.Numbers solution();

    @Override
    default Question.FillIn question() {
        return new Question.FillIn(fields());
    }

    /** What each misconception gives for one field, right or wrong; those that say nothing of it are left out. */
    Map<Misconception, Integer> byWrongRules(Field field);

    @Override
    default Map<Misconception, Answer> wrongAnswers() {
        return ByField.wrongAnswers(this);
    }

    @Override
    default Set<Reason> reasons() {
        Set<Reason> reasons = new LinkedHashSet<>();
        judge(solution(), List.of()).marks().forEach(mark -> reasons.add(mark.reason()));
        return reasons;
    }

    /** Each number a misconception gives, the others right; and its whole answer. */
    @Override
    default Set<Answer> mistakes(List<Misconception> known) {
        Map<Field, Integer> right = solution().values();
        Set<Answer> mistakes = new LinkedHashSet<>();
        for (Field field : fields()) {
            byWrongRules(field).forEach((misconception, value) -> {
                if (known.contains(misconception) && !value.equals(right.get(field))) {
                    Map<Field, Integer> numbers = new EnumMap<>(right);
                    numbers.put(field, value);
                    mistakes.add(new Answer.Numbers(numbers));
                }
            });
        }
        wrongAnswers().forEach((misconception, answer) -> {
            if (known.contains(misconception)) {
                mistakes.add(answer);
            }
        });
        return mistakes;
    }

    default Answer.Numbers checked(Answer answer) {
        if (!(answer instanceof Answer.Numbers numbers)
                || !numbers.values().keySet().equals(solution().values().keySet())) {
            throw new IllegalArgumentException("a number is given for each of " + fields() + ", not " + answer);
        }
        return numbers;
    }
}
