package forhont.web;

import forhont.i18n.Language;
import forhont.lesson.Course;
import forhont.lesson.Lesson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the course and its lessons are, in the words of schema.org. */
final class LearningData {
    private static final String CONTEXT = "https://schema.org";
    private static final String LICENCE = "https://www.apache.org/licenses/LICENSE-2.0";

    private LearningData() {}

    static Summary of(Visitor visitor, Course course) {
        Language language = visitor.language();
        String about = language.text("page.home.lead");
        Map<String, Object> data = resource("Course", language, language.text("page.home.title"), about);
        data.put("url", visitor.path("/"));
        data.put(
                "hasPart",
                course.lessons().stream()
                        .map(lesson -> named(
                                "LearningResource",
                                language.text(key(lesson, "title")),
                                visitor.path(StepPage.path(lesson))))
                        .toList());
        return new Summary(about, Optional.of(Json.write(data)));
    }

    static Summary of(Visitor visitor, Lesson lesson) {
        Language language = visitor.language();
        String about = language.text(key(lesson, "about"));
        Map<String, Object> data = resource("LearningResource", language, language.text(key(lesson, "title")), about);
        data.put("url", visitor.path(StepPage.path(lesson)));
        data.put("learningResourceType", "lesson");
        data.put("teaches", teaches(visitor, lesson));
        data.put("isPartOf", named("Course", language.text("page.home.title"), visitor.path("/")));
        return new Summary(about, Optional.of(Json.write(data)));
    }

    private static Map<String, Object> resource(String type, Language language, String name, String about) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("@context", CONTEXT);
        data.put("@type", type);
        data.put("name", name);
        data.put("description", about);
        data.put("inLanguage", language.tag());
        data.put("isAccessibleForFree", true);
        data.put("license", LICENCE);
        data.put("provider", named("Organization", language.text("frame.name"), "/"));
        return data;
    }

    /** Addresses stand without the host: they are read against that of the page. */
    private static Map<String, Object> named(String type, String name, String url) {
        Map<String, Object> thing = new LinkedHashMap<>();
        thing.put("@type", type);
        thing.put("name", name);
        thing.put("url", url);
        return thing;
    }

    private static List<String> teaches(Visitor visitor, Lesson lesson) {
        Language language = visitor.language();
        List<String> lines = new ArrayList<>();
        String can = key(lesson, "can.");
        for (int line = 1; language.has(can + line); line++) {
            lines.add(language.prose(can + line)
                    .plain(card -> language.card(visitor.face().pack(), card)));
        }
        return lines;
    }

    private static String key(Lesson lesson, String what) {
        return "lesson." + lesson.id() + "." + what;
    }
}
