package forhont.lesson;

import forhont.exercise.Exercise;

/** One page of a lesson; its id is never reused or renamed, because progress refers to it. */
public sealed interface Step {
    String id();

    /** Something to read. */
    record Reading(String id) implements Step {}

    /** Something to answer. */
    record Asking(String id, Exercise exercise) implements Step {}
}
