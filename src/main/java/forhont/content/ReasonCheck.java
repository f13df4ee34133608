package forhont.content;

import forhont.exercise.Answer;
import forhont.exercise.ChoiceExercise;
import forhont.exercise.Exercise;
import forhont.exercise.Mark;
import forhont.exercise.PlayOn;
import forhont.exercise.Reason;
import forhont.exercise.Thing;
import forhont.i18n.Choice;
import forhont.i18n.Message;
import forhont.lesson.Course;
import forhont.lesson.Step;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Proves that every sentence of a reason is given all it speaks of, whatever a learner answers in the course. */
final class ReasonCheck {
    private static final List<String> FORMS = List.of(".text", ".missed");

    private final Set<Reason> reasons = new HashSet<>();

    ReasonCheck(Course course) {
        course.lessons().stream().flatMap(lesson -> lesson.steps().stream()).forEach(step -> {
            if (step instanceof Step.Asking asking) {
                reasons(asking.exercise()).forEach(reasons::add);
            }
        });
    }

    void check(Texts texts, Faults faults) {
        for (Reason reason : reasons) {
            for (String form : FORMS) {
                String key = "why." + reason.why().id() + form;
                Message message = texts.messages().get(key);
                if (message != null) {
                    check(message, reason, texts.draft().entries().get(key).place(), faults);
                }
            }
        }
    }

    private static void check(Message message, Reason reason, Place place, Faults faults) {
        Set<String> given = reason.about().keySet();
        message.arguments().stream()
                .filter(name -> !given.contains(name))
                .forEach(name -> faults.add(
                        place,
                        "{" + name + "} is not always known where "
                                + reason.why().id() + " is the reason",
                        given.isEmpty()
                                ? "the sentence without arguments"
                                : "only {" + String.join("}, {", given) + "}"));
        message.choices().stream()
                .filter(Choice::plural)
                .map(Choice::argument)
                .filter(name -> given.contains(name) && !(reason.about().get(name) instanceof Thing.Count))
                .forEach(name -> faults.add(place, "{" + name + "} is no number to count", "{" + name + "} alone"));
    }

    private static Stream<Reason> reasons(Exercise exercise) {
        if (exercise instanceof ChoiceExercise choice) {
            return choice.options().stream().map(choice::reason);
        }
        if (exercise instanceof PlayOn play) {
            return play.turns().stream().flatMap(turn -> turn.reasons().values().stream());
        }
        Stream<Answer> answers =
                Stream.concat(Stream.of(exercise.solution()), exercise.wrongAnswers().values().stream());
        return answers.flatMap(answer -> exercise.judge(answer, List.of()).marks().stream())
                .map(Mark::reason);
    }
}
