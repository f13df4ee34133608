package forhont.exercise;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/**
 * A wrong rule at work: it bends the right way of making out a number.
 *
 * @param slip whether it is a mere oversight, which may come on top of another wrong rule
 */
record WrongRule<W>(Misconception misconception, boolean slip, UnaryOperator<W> bend) {

    static <W> WrongRule<W> of(Misconception misconception, UnaryOperator<W> bend) {
        return new WrongRule<>(misconception, false, bend);
    }

    static <W> WrongRule<W> slip(Misconception misconception, UnaryOperator<W> bend) {
        return new WrongRule<>(misconception, true, bend);
    }

    static <W> List<WrongRule<W>> sorted(List<WrongRule<W>> rules) {
        return rules.stream()
                .sorted(Comparator.comparing(WrongRule::misconception))
                .toList();
    }

    /** The one wrong rule by which the right way comes to give what was given, else the two; none if no two do. */
    static <W> List<Misconception> explain(
            W right, List<WrongRule<W>> rules, List<Misconception> known, Predicate<W> gives) {
        List<WrongRule<W>> held = rules.stream()
                .filter(rule -> known.contains(rule.misconception))
                .toList();
        for (WrongRule<W> rule : held) {
            if (gives.test(rule.bend.apply(right))) {
                return List.of(rule.misconception);
            }
        }
        for (WrongRule<W> rule : held) {
            for (WrongRule<W> slip : held) {
                boolean two = slip.slip && slip.misconception != rule.misconception;
                if (two && gives.test(slip.bend.apply(rule.bend.apply(right)))) {
                    return List.of(rule.misconception, slip.misconception);
                }
            }
        }
        return List.of();
    }

    /** What each misconception gives where that is wrong: the first of its ways that does. */
    static <W> Map<Misconception, Integer> values(W right, List<WrongRule<W>> rules, ToIntFunction<W> value) {
        Map<Misconception, Integer> values = new EnumMap<>(Misconception.class);
        for (WrongRule<W> rule : rules) {
            int wrong = value.applyAsInt(rule.bend.apply(right));
            if (wrong != value.applyAsInt(right)) {
                values.putIfAbsent(rule.misconception, wrong);
            }
        }
        return values;
    }
}
