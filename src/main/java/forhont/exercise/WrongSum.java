package forhont.exercise;

import java.util.ArrayList;
import java.util.List;

/** What V or a total comes to for somebody who has a rule of paying wrong. */
final class WrongSum {
    private WrongSum() {}

    /** The wrong ways from lines to V. */
    static List<WrongRule<Integer>> ofLines(List<Integer> lines) {
        List<WrongRule<Integer>> wrong = new ArrayList<>();
        if (lines.size() == 2 && lines.stream().noneMatch(line -> line == 0)) {
            int first = lines.get(0);
            int second = lines.get(1);
            wrong.add(WrongRule.of(Misconception.LINES_ADDED_WITHOUT_SIGN, sum -> Math.abs(first) + Math.abs(second)));
            wrong.add(WrongRule.of(Misconception.LINES_ADDED_WITHOUT_SIGN, sum -> first - second));
            wrong.add(WrongRule.of(Misconception.ONE_LINE_LEFT_OUT, sum -> first));
            wrong.add(WrongRule.of(Misconception.ONE_LINE_LEFT_OUT, sum -> second));
        }
        wrong.add(WrongRule.of(Misconception.COUNTED_FOR_BOTH, sum -> 2 * sum));
        wrong.add(WrongRule.slip(Misconception.SIGN_TURNED, sum -> -sum));
        wrong.add(WrongRule.of(Misconception.DEFENDERS_SHARE, WrongSum::half));
        return WrongRule.sorted(wrong);
    }

    /** The wrong ways from V to what a seat receives. */
    static List<WrongRule<Integer>> ofTotal(boolean soloist) {
        List<WrongRule<Integer>> wrong = new ArrayList<>();
        wrong.add(WrongRule.slip(Misconception.SIGN_TURNED, total -> -total));
        if (soloist) {
            wrong.add(WrongRule.of(Misconception.SOLOIST_PAID_ONCE, WrongSum::half));
            wrong.add(WrongRule.of(Misconception.ANOTHER_SEAT_AS_SOLOIST, total -> -half(total)));
        } else {
            wrong.add(WrongRule.of(Misconception.DEFENDERS_SHARE, WrongSum::half));
            wrong.add(WrongRule.of(Misconception.COUNTED_FOR_BOTH, total -> 2 * total));
            wrong.add(WrongRule.of(Misconception.ANOTHER_SEAT_AS_SOLOIST, total -> -2 * total));
        }
        return WrongRule.sorted(wrong);
    }

    /** Half of it; an odd number is not shared. */
    private static int half(int number) {
        return number % 2 == 0 ? number / 2 : number;
    }
}
