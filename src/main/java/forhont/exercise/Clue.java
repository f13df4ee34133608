package forhont.exercise;

import forhont.rules.Card;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/** The strongest hint the engine finds that is not yet the answer. */
public sealed interface Clue {
    /** Among so many numbers the right one is left to be found. */
    int NUMBERS = 3;

    /** Options that are out of the question; the reason is that of the first. At least one other wrong one is left. */
    record Out(List<Option> options, Reason reason) implements Clue {
        public Out {
            options = List.copyOf(options);
        }
    }

    /** A line of somebody's account that is as it should be. */
    record Sound(Settle settle, Field line) implements Clue {}

    /** What one of several numbers is. */
    record Told(NumberExercise exercise, Field line, int value) implements Clue {}

    /** The only number is one of these: it, and what wrong rules give. */
    record OneOf(Field line, List<Integer> values) implements Clue {
        public OneOf {
            values = List.copyOf(values);
        }
    }

    /** The rule that decides. */
    record Decides(String rule) implements Clue {}

    /** The clue to an exercise that is answered at once. */
    static Clue of(Exercise exercise) {
        if (exercise instanceof Audit audit) {
            return ofAudit(audit);
        }
        if (exercise instanceof ChoiceExercise choice) {
            List<Option> wrong = choice.options().stream()
                    .filter(option -> !choice.solution().options().contains(option))
                    .toList();
            return out(choice.options(), wrong, choice::reason);
        }
        return ofNumbers((NumberExercise) exercise);
    }

    /** The clue to a turn of a position that is played on. */
    static Clue of(Outlook turn) {
        List<Option> hand = Option.ofCards(turn.position().hands().of(turn.seat()));
        Function<Option, Reason> reason = option -> turn.reason(((Option.OfCard) option).card());
        List<Option> wrong = hand.stream()
                .filter(option -> !turn.best().contains(card(option)))
                .toList();
        return out(hand, wrong, reason);
    }

    private static Card card(Option option) {
        return ((Option.OfCard) option).card();
    }

    /** Of the options that are no words two at least are left, for the words beside them are no choice. */
    private static Clue out(List<Option> options, List<Option> wrong, Function<Option, Reason> reason) {
        List<Option> largest = List.of();
        for (List<Option> group : byReason(wrong, reason)) {
            largest = group.size() > largest.size() ? group : largest;
        }
        long noWords = options.stream().filter(Clue::isNoWord).count();
        int most = (int) Math.min(largest.size(), Math.min(wrong.size() - 1, noWords - 2));
        return most < 1
                ? decides(reason.apply(wrong.isEmpty() ? options.get(0) : wrong.get(0)))
                : new Out(largest.subList(0, most), reason.apply(largest.get(0)));
    }

    private static Clue decides(Reason reason) {
        return new Decides(reason.why().rule());
    }

    private static boolean isNoWord(Option option) {
        return !(option instanceof Option.Word);
    }

    /** The options that are no words, cards before others: what is said against a word may tell the answer. */
    private static List<List<Option>> byReason(List<Option> wrong, Function<Option, Reason> reason) {
        Map<Why, List<Option>> groups = new LinkedHashMap<>();
        for (Option option : wrong) {
            if (isNoWord(option)) {
                groups.computeIfAbsent(reason.apply(option).why(), why -> new ArrayList<>())
                        .add(option);
            }
        }
        return List.copyOf(groups.values());
    }

    private static Clue ofAudit(Audit audit) {
        Settle settle = audit.settle();
        for (Field line : settle.fields()) {
            if (audit.sheet().of(line) == settle.solution().of(line)) {
                return new Sound(settle, line);
            }
        }
        return decides(Verdict.solution(settle).marks().get(0).reason());
    }

    private static Clue ofNumbers(NumberExercise exercise) {
        Field first = exercise.fields().get(0);
        int right = exercise.solution().of(first);
        if (exercise.fields().size() > 1) {
            return new Told(exercise, first, right);
        }
        SortedSet<Integer> values = new TreeSet<>(Set.of(right));
        for (int wrong : exercise.byWrongRules(first).values()) {
            if (values.size() < NUMBERS) {
                values.add(wrong);
            }
        }
        return values.size() > 1
                ? new OneOf(first, List.copyOf(values))
                : decides(Verdict.solution(exercise).marks().get(0).reason());
    }
}
