package forhont.storage;

import java.time.Instant;
import java.util.List;

/** Answers as they are given in tests. */
final class Given {
    static final Instant START = Instant.parse("2024-01-31T10:15:30.123Z");

    private Given() {}

    static Answered right(Secret item, String step) {
        return answer(item, step, "JS", true);
    }

    static Answered wrong(Secret item, String step) {
        return answer(item, step, "KC", false);
    }

    private static Answered answer(Secret item, String step, String given, boolean right) {
        return new Answered(item.digest(), given, "trumping", step, "0a1b2c", 1, right, List.of(), START);
    }
}
