package forhont.web;

import forhont.exercise.Answer;
import forhont.exercise.ChoiceExercise;
import forhont.exercise.Exercise;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.rules.Card;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The steps of the course as a browser meets them: where they are asked, what their forms post, what comes back. */
final class Steps {
    private Steps() {}

    static String cookie(HttpResponse<String> response, String name) {
        return response.headers().allValues("Set-Cookie").stream()
                .map(header -> header.split(";", 2)[0])
                .filter(pair -> pair.startsWith(name + "="))
                .findFirst()
                .orElse("");
    }

    /** A form that posts an answer. */
    static String form(Answer answer, int attempt) {
        String fields;
        if (answer instanceof Answer.Chosen chosen) {
            fields = chosen.options().stream()
                    .map(option -> "answer=" + option.id())
                    .collect(Collectors.joining("&"));
        } else if (answer instanceof Answer.Line line) {
            int last = line.cards().size() - 1;
            fields = line.cards().subList(0, last).stream()
                            .map(Card::toString)
                            .collect(Collectors.joining("+", "played=", "&answer="))
                    + line.cards().get(last);
        } else {
            fields = ((Answer.Numbers) answer)
                    .values().entrySet().stream()
                            .map(entry -> entry.getKey().id() + "=" + entry.getValue())
                            .collect(Collectors.joining("&"));
        }
        return fields + "&try=" + attempt;
    }

    /** A right answer: where one of several is enough, the first. */
    static Answer right(Exercise exercise) {
        return exercise instanceof ChoiceExercise choice && choice.single()
                ? Answer.Chosen.of(choice.solution().options().iterator().next())
                : exercise.solution();
    }

    record Asked(String path, Exercise exercise) {}

    static List<Asked> all(String tag) {
        List<Asked> all = new ArrayList<>();
        for (Lesson lesson : TestSite.library().course().in(tag).lessons()) {
            for (Step step : lesson.steps()) {
                if (step instanceof Step.Asking asking) {
                    all.add(new Asked("/" + tag + StepPage.path(lesson, step), asking.exercise()));
                }
            }
        }
        return all;
    }
}
