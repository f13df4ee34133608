package forhont.lesson;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which steps a learner has done, by lesson and step id; ids that content no longer has are kept. */
public record Progress(Map<String, Set<String>> done) {
    public static final Progress NONE = new Progress(Map.of());

    public Progress {
        Map<String, Set<String>> copy = new TreeMap<>();
        done.forEach((lesson, steps) -> copy.put(lesson, Collections.unmodifiableSet(new TreeSet<>(steps))));
        done = Collections.unmodifiableMap(copy);
    }

    public Progress with(Lesson lesson, Step step) {
        Map<String, Set<String>> more = new TreeMap<>(done);
        Set<String> steps = new TreeSet<>(more.getOrDefault(lesson.id(), Set.of()));
        steps.add(step.id());
        more.put(lesson.id(), steps);
        return new Progress(more);
    }

    public boolean done(Lesson lesson, Step step) {
        return done.getOrDefault(lesson.id(), Set.of()).contains(step.id());
    }

    /** How many of the lesson's present steps are done. */
    public int count(Lesson lesson) {
        return (int) lesson.steps().stream().filter(step -> done(lesson, step)).count();
    }

    public boolean complete(Lesson lesson) {
        return count(lesson) == lesson.steps().size();
    }

    /** The first step not yet done; empty when the lesson is complete. */
    public Optional<Step> next(Lesson lesson) {
        return left(lesson).stream().findFirst();
    }

    /** The steps not yet done, in their order. */
    public List<Step> left(Lesson lesson) {
        return lesson.steps().stream().filter(step -> !done(lesson, step)).toList();
    }
}
