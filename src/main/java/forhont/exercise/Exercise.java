package forhont.exercise;

import forhont.rules.CardSet;
import forhont.rules.RuleSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A question about a position; the engine finds its answer and judges a learner's. */
public sealed interface Exercise permits ChoiceExercise, NumberExercise, PlayOn {
    Kind kind();

    RuleSet rules();

    /** Every card the learner sees in it; none where it shows none. */
    default CardSet cards() {
        return CardSet.EMPTY;
    }

    Question question();

    Answer solution();

    /**
     * The verdict on an answer in the form of the question.
     *
     * @param known the misconceptions to look for: those that are wrong under this rule set
     * @throws IllegalArgumentException if the answer has another form, an option not offered or a number missing
     */
    Verdict judge(Answer answer, List<Misconception> known);

    /** What each misconception that applies here would answer, where that is a wrong answer. */
    Map<Misconception, Answer> wrongAnswers();

    /** Those of the misconceptions known that give a wrong answer here. */
    default Set<Misconception> traps(List<Misconception> known) {
        Set<Misconception> traps = EnumSet.noneOf(Misconception.class);
        wrongAnswers().forEach((misconception, answer) -> {
            if (known.contains(misconception) && !answer.equals(solution())) {
                traps.add(misconception);
            }
        });
        return traps;
    }

    /** Every reason that a verdict on it may state. */
    Set<Reason> reasons();

    /** The answers that are wrong in one thing: an option, a number or a card; and what each misconception known answers. */
    Set<Answer> mistakes(List<Misconception> known);
}
