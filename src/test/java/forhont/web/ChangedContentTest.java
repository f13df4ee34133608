package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.Library;
import forhont.i18n.Once;
import forhont.lesson.Course;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.storage.Address;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Progress while the content is edited: steps keep what was done by their ids, whatever their order and version. */
class ChangedContentTest {
    private static final String LESSON = "trumping";
    private static final String GONE = "follow-suit";
    private static final String VERSION = "00ff00ff";

    private static final String DONE = "course-lesson is-done";

    @TempDir
    private Path folder;

    @Test
    void reordering_editing_and_deleting_keep_what_was_done_and_what_is_gone_stays_in_the_history() {
        Address file = new Address.SqliteFile(folder.resolve("forhont.db"));
        Lesson lesson = TestSite.library().course().in("cs").lesson(LESSON).orElseThrow();
        int steps = lesson.steps().size();
        Device device;
        try (TestSite site = new TestSite(file)) {
            device = new Device(new Client(site));
            for (Step step : lesson.steps()) {
                MyDataTest.answer(device, lesson, step);
            }
            assertThat(device.get("/cs/").body()).contains(DONE);
        }
        try (TestSite site = new TestSite(changed(TestSite.library()), file)) {
            Device same = device.at(new Client(site));
            assertThat(same.get("/cs/").body()).contains(DONE);
            assertThat(same.get(Device.STEP).statusCode()).isEqualTo(404);
            MyDataTest.answer(same, lesson, lesson.steps().get(steps - 1));
            assertThat(same.get(Device.EXPORT).body())
                    .contains("\"step\" : \"" + GONE + "\"")
                    .contains("\"version\" : \"" + VERSION + "\"")
                    .contains("\"version\" : \"" + TestSite.library().versions().get(LESSON) + "\"");
        }
        try (TestSite site = new TestSite(file)) {
            assertThat(device.at(new Client(site)).get("/cs/").body()).contains(DONE);
        }
    }

    /** Everything the other way round, without one step, in a later version. */
    private static Library changed(Library library) {
        List<Course.Part> parts = library.course().parts().stream()
                .map(part -> new Course.Part(
                        part.id(),
                        backwards(part.lessons().stream()
                                .map(ChangedContentTest::changed)
                                .toList())))
                .toList();
        Map<String, String> versions = new TreeMap<>(library.versions());
        versions.put(LESSON, VERSION);
        return new Library(
                library.ruleSets(),
                library.languages(),
                new Once<>(() -> new Course(backwards(parts))),
                library.misconceptions(),
                library.disagreements(),
                library.taster(),
                versions);
    }

    private static Lesson changed(Lesson lesson) {
        List<Step> left =
                lesson.steps().stream().filter(step -> !step.id().equals(GONE)).toList();
        return new Lesson(lesson.id(), lesson.needs(), lesson.rules(), backwards(left));
    }

    private static <T> List<T> backwards(List<T> list) {
        List<T> copy = new ArrayList<>(list);
        Collections.reverse(copy);
        return copy;
    }
}
