package forhont.practice;

import forhont.exercise.Exercise;
import java.util.List;

/**
 * An exercise drawn for practice.
 *
 * @param themes what it turns on, found in the position; not to be told before the answer
 */
public record Item(Code code, Exercise exercise, List<Theme> themes) {
    public Item {
        themes = List.copyOf(themes);
    }
}
