package forhont.content;

import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where each misconception is one: in which kinds of exercise it shows, and in which rule sets it is wrong. */
public record Misconceptions(Map<Misconception, Row> rows) {
    public Misconceptions {
        rows = Map.copyOf(rows);
    }

    /**
     * Where one misconception is to be looked for.
     *
     * @param wrongIn ids of rule sets; in any other it is right, or cannot come up
     */
    public record Row(Set<Kind> kinds, Set<String> wrongIn) {
        public Row {
            kinds = Set.copyOf(kinds);
            wrongIn = Set.copyOf(wrongIn);
        }
    }

    /** The misconceptions to look for in an answer to that exercise, in a fixed order. */
    public List<Misconception> known(Exercise exercise) {
        List<Misconception> known = new ArrayList<>();
        for (Misconception misconception : Misconception.values()) {
            Row row = rows.get(misconception);
            if (row != null
                    && row.kinds().contains(exercise.kind())
                    && row.wrongIn().contains(exercise.rules().id())) {
                known.add(misconception);
            }
        }
        return known;
    }
}
