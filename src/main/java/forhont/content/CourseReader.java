package forhont.content;

import forhont.lesson.Course;
import forhont.lesson.Lesson;
import forhont.rules.RuleSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Reads the course and its lessons. */
final class CourseReader {
    private final Folder content;
    private final Faults faults;
    private final LessonReader lessons;
    private final Map<String, Lesson> read = new LinkedHashMap<>();
    private Optional<Place> complete = Optional.empty();

    /**
     * Prepares to read.
     *
     * @param languages the tags of all languages
     */
    CourseReader(Folder content, List<RuleSet> ruleSets, List<String> languages, Faults faults) {
        this.content = content;
        this.faults = faults;
        this.lessons = new LessonReader(ruleSets, languages);
    }

    Course read() {
        Faults own = new Faults();
        Node node = content.read("course", own);
        List<Course.Part> parts = new ArrayList<>();
        Set<String> listed = new HashSet<>();
        for (Node part : node.required("parts").items()) {
            parts.add(part(part, listed));
        }
        complete = node.optional("complete").filter(Node::flag).map(Node::place);
        node.done();
        for (String file : new TreeSet<>(content.in("lessons").files())) {
            if (!listed.contains(file)) {
                node.fault("the lesson " + file + " stands in no part", "its id in the lessons of a part");
            }
        }
        faults.addAll(own);
        return new Course(parts);
    }

    /** Where the steps and rules of its lessons stand. */
    Places places() {
        return lessons.places();
    }

    /** Where it says that it teaches every rule and meets every misconception, if it does. */
    Optional<Place> complete() {
        return complete;
    }

    private Course.Part part(Node node, Set<String> listed) {
        String id = node.required("id").text();
        List<Lesson> members = new ArrayList<>();
        for (Node lesson : node.required("lessons").items()) {
            if (!listed.add(lesson.text())) {
                lesson.fault("the lesson " + lesson.text() + " is listed already", "each lesson once");
            } else {
                lesson(lesson.text()).ifPresent(members::add);
            }
        }
        node.done();
        return new Course.Part(id, members);
    }

    private Optional<Lesson> lesson(String id) {
        Faults own = new Faults();
        Node node = content.in("lessons").read(id, own);
        Optional<Lesson> lesson = lessons.read(node, id);
        lesson.ifPresent(found -> {
            for (String need : found.needs()) {
                if (!read.containsKey(need)) {
                    node.required("needs").fault("no lesson " + need + " comes before " + id, "a lesson before it");
                }
            }
            read.put(id, found);
        });
        faults.addAll(own);
        return lesson;
    }
}
