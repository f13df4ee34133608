package forhont.content;

import forhont.exercise.Audit;
import forhont.lesson.Course;
import forhont.lesson.Lesson;
import forhont.lesson.Step;

/** Proves that what is wrong in an account to be audited is a misconception under its rule set. */
final class MistakeCheck {
    private final Folder lessons;
    private final Misconceptions misconceptions;

    MistakeCheck(Folder lessons, Misconceptions misconceptions) {
        this.lessons = lessons;
        this.misconceptions = misconceptions;
    }

    void check(Course course, Faults faults) {
        for (Lesson lesson : course.lessons()) {
            for (Step step : lesson.steps()) {
                if (step instanceof Step.Asking asking
                        && asking.exercise() instanceof Audit audit
                        && !misconceptions.known(audit).contains(audit.mistake())) {
                    faults.add(
                            lessons.start(lesson.id()),
                            "the mistake " + audit.mistake().id() + " of " + step.id() + " is none under "
                                    + audit.rules().id(),
                            "a misconception of audit that is wrong in that rule set");
                }
            }
        }
    }
}
