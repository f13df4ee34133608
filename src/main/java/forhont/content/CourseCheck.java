package forhont.content;

import forhont.exercise.Audit;
import forhont.exercise.ChoiceExercise;
import forhont.exercise.Exercise;
import forhont.exercise.Misconception;
import forhont.lesson.Course;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Proves of the lessons what holds in every language: each step is met, each item asks something of its own, each rule is asked for. */
final class CourseCheck {
    private final Course course;
    private final Items items;
    private final Places places;
    private final Faults faults;

    CourseCheck(Course course, Items items, Places places, Faults faults) {
        this.course = course;
        this.items = items;
        this.places = places;
        this.faults = faults;
    }

    /**
     * Checks every step and lesson.
     *
     * @param languages the tags of those that are shown
     */
    void check(List<String> languages) {
        for (Lesson lesson : course.lessons()) {
            lesson.steps().forEach(step -> met(lesson, step, languages));
            lesson.rules().forEach(rule -> asked(lesson, rule));
        }
        Map<Exercise, Item> first = new HashMap<>();
        for (Item item : items.all()) {
            told(item);
            mistake(item);
            Item same = first.putIfAbsent(item.exercise(), item);
            if (same != null) {
                faults.add(
                        item.place(),
                        "the step " + item.step().id() + " asks the same as " + same.place(),
                        "another position");
            }
        }
    }

    /** Checks that the course, which says so at that place, teaches every rule and meets every misconception. */
    void complete(Place place, Map<Misconception, Place> misconceptions) {
        for (String rule : RequiredKeys.RULES) {
            if (course.lessons().stream()
                    .flatMap(lesson -> lesson.rules().stream())
                    .noneMatch(taught -> Item.isOf(taught, rule) || Item.isOf(rule, taught))) {
                faults.add(place, "no lesson teaches " + rule, rule + " in the rules of a lesson that asks for it");
            }
        }
        misconceptions.forEach((misconception, where) -> {
            if (items.all().stream().noneMatch(item -> item.wrong().containsKey(misconception))) {
                faults.add(
                        where,
                        "no item of the course lets a learner show " + misconception.id(),
                        "a position where it gives a wrong answer");
            }
        });
    }

    private void met(Lesson lesson, Step step, List<String> languages) {
        if (!languages.isEmpty() && languages.stream().noneMatch(step::in)) {
            faults.add(
                    places.ofStep(lesson.id(), step.id()),
                    "no learner meets the step " + step.id(),
                    "only languages that are complete: " + String.join(", ", languages));
        }
    }

    private void asked(Lesson lesson, String rule) {
        if (items.all().stream().noneMatch(item -> item.lesson().id().equals(lesson.id()) && item.names(rule))) {
            faults.add(
                    places.ofRule(lesson.id(), rule),
                    "no item of the lesson asks for " + rule,
                    "rules that an answer is told by, or an item for it");
        }
    }

    private void told(Item item) {
        if (item.exercise() instanceof ChoiceExercise choice
                && choice.single()
                && choice.solution().options().containsAll(choice.options())) {
            faults.add(item.place(), "every answer to " + item.step().id() + " is right", "a position with a choice");
        }
        if (!item.explained()) {
            faults.add(
                    item.place(),
                    "no wrong number of " + item.step().id() + " is explained",
                    "a position in which a misconception gives one");
        }
    }

    /** What is wrong in an account to be audited is a misconception under its rule set. */
    private void mistake(Item item) {
        if (item.exercise() instanceof Audit audit && !item.known().contains(audit.mistake())) {
            faults.add(
                    item.place(),
                    "the mistake " + audit.mistake().id() + " of " + item.step().id() + " is none under "
                            + audit.rules().id(),
                    "a misconception of audit that is wrong in that rule set");
        }
    }
}
