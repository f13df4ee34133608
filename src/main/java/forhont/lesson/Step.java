package forhont.lesson;

import forhont.exercise.Exercise;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** One page of a lesson; its id is never reused or renamed, because progress refers to it. */
public sealed interface Step {
    String id();

    /** The tags of the languages in which alone it is there; none if it is there in every language. */
    Set<String> only();

    /** Whether it is there in the language with that tag. */
    default boolean in(String language) {
        return only().isEmpty() || only().contains(language);
    }

    /** Something to read. */
    record Reading(String id, Set<String> only) implements Step {
        public Reading {
            only = Collections.unmodifiableSet(new TreeSet<>(only));
        }

        public Reading(String id) {
            this(id, Set.of());
        }
    }

    /** Something to answer. */
    record Asking(String id, Exercise exercise, Set<String> only) implements Step {
        public Asking {
            only = Collections.unmodifiableSet(new TreeSet<>(only));
        }

        public Asking(String id, Exercise exercise) {
            this(id, exercise, Set.of());
        }
    }
}
