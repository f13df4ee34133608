package forhont.content;

import forhont.exercise.Answer;
import forhont.exercise.BestCard;
import forhont.exercise.ChoiceExercise;
import forhont.exercise.Exercise;
import forhont.exercise.Misconception;
import forhont.exercise.NumberExercise;
import forhont.exercise.Option;
import forhont.exercise.Outlook;
import forhont.exercise.PlayOn;
import forhont.exercise.Reason;
import forhont.exercise.SafeCard;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.rules.CardSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * An asking step of the course and what there is to say to its answers, in whatever language.
 *
 * @param known the misconceptions to look for
 * @param reasons all that a verdict may state
 * @param wrong what each misconception answers that shows here
 * @param wrongKeys what a wrong answer can be told by: the rules that speak, the misconceptions that show, cards
 * @param secret the ids of the answer, where one option is right and a wrong one must not tell which
 * @param cards those on the table
 */
record Item(
        Lesson lesson,
        Step.Asking step,
        Place place,
        List<Misconception> known,
        Set<Reason> reasons,
        Map<Misconception, Answer> wrong,
        Set<String> wrongKeys,
        Set<String> secret,
        CardSet cards) {

    static Item of(Lesson lesson, Step.Asking step, Place place, List<Misconception> known) {
        Exercise exercise = step.exercise();
        Set<Reason> reasons = exercise.reasons();
        Map<Misconception, Answer> wrong = new EnumMap<>(Misconception.class);
        exercise.wrongAnswers().forEach((misconception, answer) -> {
            if (known.contains(misconception)) {
                wrong.put(misconception, answer);
            }
        });
        Set<String> keys = new TreeSet<>();
        if (exercise instanceof ChoiceExercise || exercise instanceof PlayOn) {
            reasons.forEach(reason -> keys.add(reason.why().rule()));
        }
        outlooks(exercise)
                .forEach(outlook -> outlook.legal().minus(outlook.best()).forEach(card -> keys.add(card.toString())));
        wrong.keySet().forEach(misconception -> keys.add(misconception.id()));
        return new Item(lesson, step, place, known, reasons, wrong, keys, secret(exercise), exercise.cards());
    }

    private static List<Outlook> outlooks(Exercise exercise) {
        return exercise instanceof PlayOn play
                ? play.turns()
                : exercise instanceof BestCard best
                        ? List.of(best.outlook())
                        : exercise instanceof SafeCard safe
                                ? List.copyOf(safe.refuted().values())
                                : List.of();
    }

    private static Set<String> secret(Exercise exercise) {
        Set<String> ids = new TreeSet<>();
        if (exercise instanceof ChoiceExercise choice && choice.single()) {
            choice.solution().options().stream().map(Option::id).forEach(ids::add);
        }
        return ids;
    }

    Exercise exercise() {
        return step.exercise();
    }

    /** Whether some answer to it is told by that rule, or by a part of it. */
    boolean names(String rule) {
        return reasons.stream().anyMatch(reason -> isOf(reason.why().rule(), rule))
                || wrong.keySet().stream().anyMatch(misconception -> isOf(misconception.rule(), rule));
    }

    /** Whether a rule is that rule or a part of it: R-16a is of R-16. */
    static boolean isOf(String part, String rule) {
        return part.startsWith(rule)
                && (part.length() == rule.length() || Character.isLetter(part.charAt(rule.length())));
    }

    /** Whether some wrong answer is told by more than that it is wrong: an option has its own reason, a number a misconception. */
    boolean explained() {
        return !(exercise() instanceof NumberExercise) || !wrong.isEmpty();
    }
}
