package forhont.web;

import forhont.lesson.Progress;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * A learner's progress as the text of a cookie: {@code 1!trumping=why~follow!two-orders=ten}. A text of another version,
 * or one somebody has tampered with, counts as no progress.
 */
final class ProgressCookie {
    private static final String VERSION = "1";
    private static final int LONGEST = 3_800;
    private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    private ProgressCookie() {}

    static Progress parse(String text) {
        List<String> parts = Arrays.asList(text.split("!", -1));
        if (text.length() > LONGEST || !parts.get(0).equals(VERSION)) {
            return Progress.NONE;
        }
        Map<String, Set<String>> done = new TreeMap<>();
        for (String part : parts.subList(1, parts.size())) {
            String[] sides = part.split("=", -1);
            if (sides.length != 2 || !ID.matcher(sides[0]).matches()) {
                return Progress.NONE;
            }
            Set<String> steps = new TreeSet<>(Arrays.asList(sides[1].split("~", -1)));
            if (!steps.stream().allMatch(step -> ID.matcher(step).matches())) {
                return Progress.NONE;
            }
            done.put(sides[0], steps);
        }
        return new Progress(done);
    }

    /** The text, unless it would not fit into a cookie. */
    static Optional<String> write(Progress progress) {
        StringBuilder text = new StringBuilder(VERSION);
        progress.done()
                .forEach((lesson, steps) ->
                        text.append('!').append(lesson).append('=').append(String.join("~", steps)));
        return text.length() <= LONGEST ? Optional.of(text.toString()) : Optional.empty();
    }
}
