package forhont.storage;

import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;

/**
 * One answer a learner gave.
 *
 * @param item the digest of the key of the item as it was shown; the same answer to the same item is one answer
 * @param given what was answered, as ids and numbers
 * @param lesson the lesson, or {@code practice/} and what was practised
 * @param step the step of the lesson, or the code of the item
 * @param version the version of the lesson's content
 * @param attempt which try it was, from 1
 * @param completes whether the step is done with it, or the item answered
 * @param about the ids of what it tells of the learner: rules, wrong rules, themes
 */
public record Answered(
        String item,
        String given,
        String lesson,
        String step,
        String version,
        int attempt,
        boolean completes,
        List<String> about,
        Instant at) {
    /** What stands before the kind of exercise where an item of practice was answered. */
    public static final String PRACTICE = "practice/";

    private static final int LONGEST = 1000;
    private static final int LONGEST_ID = 100;
    private static final int MOST_ABOUT = 4000;
    private static final int MOST_ATTEMPTS = 9;
    private static final String NO_ID = "ids are small letters, digits and hyphens: ";
    private static final String ID = "[a-z0-9-]{1," + LONGEST_ID + "}";
    private static final Pattern LESSON = Pattern.compile("(" + PRACTICE + ")?" + ID);
    private static final Pattern STEP = Pattern.compile(ID);
    private static final Pattern ITEM = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern VERSION = Pattern.compile("[0-9a-f]{1,64}");
    private static final Pattern ABOUT = Pattern.compile("[A-Za-z0-9-]+");

    public Answered {
        about = List.copyOf(about);
        require(is(ITEM, item), "item", "an item is 64 hexadecimal digits, not " + item);
        require(is(LESSON, lesson) && lesson.length() <= LONGEST_ID, "lesson", NO_ID + lesson);
        require(is(STEP, step), "step", NO_ID + step);
        require(
                given.length() <= LONGEST && given.indexOf('\0') < 0,
                "given",
                "an answer has at most " + LONGEST + " plain signs");
        require(is(VERSION, version), "version", "no version: " + version);
        require(attempt >= 1 && attempt <= MOST_ATTEMPTS, "attempt", "no attempt: " + attempt);
        require(
                about.stream().allMatch(id -> is(ABOUT, id))
                        && String.join(" ", about).length() <= MOST_ABOUT,
                "about",
                "what an answer is about is told by ids: " + about);
    }

    private static void require(boolean holds, String field, String otherwise) {
        if (!holds) {
            throw new BadField(field, otherwise);
        }
    }

    private static boolean is(Pattern form, String text) {
        return form.matcher(text).matches();
    }
}
