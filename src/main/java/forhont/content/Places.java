package forhont.content;

import java.util.HashMap;
import java.util.Map;

/** Where the steps of lessons, and the rules they say they teach, stand in their files. */
final class Places {
    private final Map<String, Place> places = new HashMap<>();

    void step(String lesson, String step, Place place) {
        places.put(lesson + "/" + step, place);
    }

    void rule(String lesson, String rule, Place place) {
        places.put(lesson + " " + rule, place);
    }

    Place ofStep(String lesson, String step) {
        return places.get(lesson + "/" + step);
    }

    Place ofRule(String lesson, String rule) {
        return places.get(lesson + " " + rule);
    }
}
