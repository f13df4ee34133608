package forhont.storage;

import java.time.Instant;

/**
 * One answer a learner gave.
 *
 * @param item the digest of the key of the item as it was shown; the same answer to the same item is one answer
 * @param given what was answered, as ids and numbers
 * @param version the version of the lesson's content
 * @param attempt which try it was, from 1
 * @param completes whether the step is done with it
 */
public record Answered(
        String item,
        String given,
        String lesson,
        String step,
        String version,
        int attempt,
        boolean completes,
        Instant at) {
    private static final int LONGEST = 1000;

    public Answered {
        if (!item.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException("an item is 64 hexadecimal digits, not " + item);
        }
        if (!lesson.matches(ID) || !step.matches(ID)) {
            throw new IllegalArgumentException("ids are small letters, digits and hyphens: " + lesson + ", " + step);
        }
        if (given.length() > LONGEST || given.indexOf('\0') >= 0) {
            throw new IllegalArgumentException("an answer has at most " + LONGEST + " plain signs");
        }
        if (!version.matches("[0-9a-f]{1,64}") || attempt < 1 || attempt > MOST_ATTEMPTS) {
            throw new IllegalArgumentException("no version or attempt: " + version + ", " + attempt);
        }
    }

    private static final String ID = "[a-z0-9-]{1,100}";
    private static final int MOST_ATTEMPTS = 9;
}
