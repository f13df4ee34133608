package forhont.storage;

import java.time.Instant;
import java.util.List;

/**
 * How much of what a learner answered somebody has read: everything up to a moment.
 *
 * @param count how many answers that were
 * @param sum their times added up, by which other answers in their place are noticed
 * @param last the moment of the last of them
 */
public record Known(long count, long sum, Instant last) {
    public static final Known NOTHING = new Known(0, 0, Instant.EPOCH);

    /** With answers that came after. */
    public Known with(List<Answered> later) {
        long sumNow = sum;
        Instant lastNow = last;
        for (Answered answer : later) {
            sumNow += answer.at().toEpochMilli();
            lastNow = answer.at().isAfter(lastNow) ? answer.at() : lastNow;
        }
        return new Known(count + later.size(), sumNow, lastNow);
    }
}
