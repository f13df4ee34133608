package forhont.exercise;

import java.util.List;
import java.util.Map;

/** An exercise answered with numbers. */
public sealed interface NumberExercise extends Exercise permits Count, Settle, MarriageCount, Factors, Audit {

    List<Field> fields();

    @Override
    Answer.Numbers solution();

    @Override
    default Question.FillIn question() {
        return new Question.FillIn(fields());
    }

    /** What each misconception gives for one field, right or wrong; those that say nothing of it are left out. */
    Map<Misconception, Integer> byWrongRules(Field field);

    default Answer.Numbers checked(Answer answer) {
        if (!(answer instanceof Answer.Numbers numbers)
                || !numbers.values().keySet().equals(solution().values().keySet())) {
            throw new IllegalArgumentException("a number is given for each of " + fields() + ", not " + answer);
        }
        return numbers;
    }
}
