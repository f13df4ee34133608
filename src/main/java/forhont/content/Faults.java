package forhont.content;

import java.util.SortedSet;
import java.util.TreeSet;

/** The faults found so far. */
final class Faults {
    private final SortedSet<Fault> found = new TreeSet<>();

    void add(Place place, String what, String write) {
        found.add(new Fault(place.path(), place.line(), what, write));
    }

    void addAll(Faults others) {
        found.addAll(others.found);
    }

    boolean none() {
        return found.isEmpty();
    }

    /** All of them, by path and line. */
    SortedSet<Fault> all() {
        return new TreeSet<>(found);
    }
}
