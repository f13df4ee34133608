package forhont.lesson;

import java.util.List;
import java.util.Optional;

/** The lessons in the order they are taught, in parts. */
public record Course(List<Part> parts) {
    public Course {
        parts = List.copyOf(parts);
    }

    /** Some lessons that belong together. */
    public record Part(String id, List<Lesson> lessons) {
        public Part {
            lessons = List.copyOf(lessons);
        }
    }

    /** The course as it is in the language with that tag: some steps are there in some languages only. */
    public Course in(String language) {
        return new Course(parts.stream()
                .map(part -> new Part(
                        part.id(),
                        part.lessons().stream()
                                .map(lesson -> lesson.in(language))
                                .toList()))
                .toList());
    }

    public List<Lesson> lessons() {
        return parts.stream().flatMap(part -> part.lessons().stream()).toList();
    }

    public Optional<Lesson> lesson(String id) {
        return lessons().stream().filter(lesson -> lesson.id().equals(id)).findFirst();
    }

    public Optional<Lesson> after(Lesson lesson) {
        List<Lesson> all = lessons();
        int next = all.indexOf(lesson) + 1;
        return next < all.size() ? Optional.of(all.get(next)) : Optional.empty();
    }
}
