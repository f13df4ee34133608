package forhont.exercise;

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

    public boolean right() {
        return marks.stream().allMatch(Mark::right);
    }
}
