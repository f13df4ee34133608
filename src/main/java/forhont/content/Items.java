package forhont.content;

import forhont.exercise.Reason;
import forhont.lesson.Course;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** Every item of the course, worked out once for all languages, lesson by lesson side by side. */
final class Items {
    private final List<Item> items = new ArrayList<>();
    private final Map<String, Item> byStep = new HashMap<>();

    private Items() {}

    static Items of(Course course, Misconceptions misconceptions, Places places) {
        List<CompletableFuture<List<Item>>> lessons = course.lessons().stream()
                .map(lesson -> CompletableFuture.supplyAsync(() -> items(lesson, misconceptions, places)))
                .toList();
        Items all = new Items();
        lessons.forEach(lesson -> all.items.addAll(lesson.join()));
        all.items.forEach(item -> all.byStep.put(key(item.lesson(), item.step()), item));
        return all;
    }

    private static List<Item> items(Lesson lesson, Misconceptions misconceptions, Places places) {
        List<Item> items = new ArrayList<>();
        for (Step step : lesson.steps()) {
            if (step instanceof Step.Asking asking) {
                Place place = places.ofStep(lesson.id(), step.id());
                items.add(Item.of(lesson, asking, place, misconceptions.known(asking.exercise())));
            }
        }
        return items;
    }

    List<Item> all() {
        return items;
    }

    Item of(Lesson lesson, Step.Asking step) {
        return byStep.get(key(lesson, step));
    }

    private static String key(Lesson lesson, Step step) {
        return lesson.id() + "/" + step.id();
    }

    Set<Reason> reasons() {
        Set<Reason> reasons = new LinkedHashSet<>();
        items.forEach(item -> reasons.addAll(item.reasons()));
        return reasons;
    }
}
