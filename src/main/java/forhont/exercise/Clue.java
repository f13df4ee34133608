package forhont.exercise;

import forhont.rules.Card;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The strongest hint the engine finds that is not yet the answer. */
public sealed interface Clue {
    /** Options that are out of the question; the reason is that of the first. At least one other wrong one is left. */
    record Out(List<Option> options, Reason reason) implements Clue {
        public Out {
            options = List.copyOf(options);
        }
    }

    /** A line of somebody's account that is as it should be. */
    record Sound(Settle settle, Field line) implements Clue {}

    /** What each number rests on. */
    record Grounds(List<Reason> reasons) implements Clue {
        public Grounds {
            reasons = List.copyOf(reasons);
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
            return out(wrong, choice::reason, choice.reason(choice.options().get(0)));
        }
        return grounds(Verdict.solution(exercise));
    }

    /** The clue to a turn of a position that is played on. */
    static Clue of(Outlook turn) {
        List<Option> hand = Option.ofCards(turn.position().hands().of(turn.seat()));
        Function<Option, Reason> reason = option -> turn.reason(((Option.OfCard) option).card());
        List<Option> wrong = hand.stream()
                .filter(option -> !turn.best().contains(card(option)))
                .toList();
        return out(wrong, reason, reason.apply(hand.get(0)));
    }

    private static Card card(Option option) {
        return ((Option.OfCard) option).card();
    }

    private static Clue out(List<Option> wrong, Function<Option, Reason> reason, Reason otherwise) {
        List<Option> largest = List.of();
        for (List<Option> group : byReason(wrong, reason)) {
            largest = group.size() > largest.size() ? group : largest;
        }
        int most = Math.min(largest.size(), wrong.size() - 1);
        return most < 1
                ? new Decides((wrong.isEmpty() ? otherwise : reason.apply(wrong.get(0)))
                        .why()
                        .rule())
                : new Out(largest.subList(0, most), reason.apply(largest.get(0)));
    }

    /** The options that are no words, cards before others: what is said against a word may tell the answer. */
    private static List<List<Option>> byReason(List<Option> wrong, Function<Option, Reason> reason) {
        Map<Why, List<Option>> groups = new LinkedHashMap<>();
        for (Option option : wrong) {
            if (!(option instanceof Option.Word)) {
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
        return grounds(Verdict.solution(settle));
    }

    private static Clue grounds(Verdict solution) {
        Map<Why, Reason> reasons = new LinkedHashMap<>();
        solution.marks().forEach(mark -> reasons.putIfAbsent(mark.reason().why(), mark.reason()));
        return new Grounds(List.copyOf(reasons.values()));
    }
}
