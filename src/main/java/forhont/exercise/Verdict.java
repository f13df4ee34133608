package forhont.exercise;

import java.util.ArrayList;
import java.util.List;

/**
 * The judgement on an answer.
 *
 * @param marks one for every option offered or number asked, in that order
 * @param misconceptions the wrong rules that give exactly this answer, or one of its numbers; usually none or one
 */
public record Verdict(List<Mark> marks, List<Misconception> misconceptions) {
    public Verdict {
        marks = List.copyOf(marks);
        misconceptions = List.copyOf(misconceptions);
    }

    /** The verdict on numbers, each of which knows the wrong rules behind it. */
    static Verdict ofNumbers(List<Mark.OfNumber> marks) {
        List<Misconception> found = marks.stream()
                .flatMap(mark -> mark.because().stream())
                .distinct()
                .toList();
        return new Verdict(List.copyOf(marks), found);
    }

    /** The solution itself, judged: what belongs and why, nothing chosen. */
    public static Verdict solution(Exercise exercise) {
        boolean one = exercise.question() instanceof Question.Choose choose && choose.single();
        Answer answer = one && exercise.solution() instanceof Answer.Chosen chosen
                ? Answer.Chosen.of(chosen.options().iterator().next())
                : exercise.solution();
        List<Mark> marks = new ArrayList<>();
        for (Mark mark : exercise.judge(answer, List.of()).marks()) {
            marks.add(
                    mark instanceof Mark.OfOption of
                            ? new Mark.OfOption(of.option(), of.belongs(), false, of.alone(), of.reason())
                            : mark);
        }
        return new Verdict(marks, List.of());
    }

    public boolean right() {
        return marks.stream().allMatch(Mark::right);
    }
}
