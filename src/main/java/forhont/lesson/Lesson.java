package forhont.lesson;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A lesson: what it teaches, step by step.
 *
 * @param needs the lessons that come before it
 * @param rules the numbers of the rules it teaches
 */
public record Lesson(String id, List<String> needs, List<String> rules, List<Step> steps) {
    public Lesson {
        needs = List.copyOf(needs);
        rules = List.copyOf(rules);
        steps = List.copyOf(steps);
        Set<String> ids = new HashSet<>();
        for (Step step : steps) {
            if (!ids.add(step.id())) {
                throw new IllegalArgumentException("each step of a lesson has an id of its own: " + step.id());
            }
        }
        if (steps.stream().allMatch(step -> !step.only().isEmpty())) {
            throw new IllegalArgumentException("a lesson has steps in every language: " + id);
        }
    }

    /** The lesson as it is in the language with that tag. */
    public Lesson in(String language) {
        List<Step> there = steps.stream().filter(step -> step.in(language)).toList();
        return there.size() == steps.size() ? this : new Lesson(id, needs, rules, there);
    }

    public Optional<Step> step(String id) {
        return steps.stream().filter(step -> step.id().equals(id)).findFirst();
    }

    /** The place of a step, from 0. */
    public int place(Step step) {
        return steps.indexOf(step);
    }

    public Optional<Step> after(Step step) {
        int next = place(step) + 1;
        return next < steps.size() ? Optional.of(steps.get(next)) : Optional.empty();
    }

    public Optional<Step> before(Step step) {
        int previous = place(step) - 1;
        return previous >= 0 ? Optional.of(steps.get(previous)) : Optional.empty();
    }
}
