package forhont.review;

import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.practice.Code;
import forhont.practice.Theme;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Answers to items of practice, one after another, as a test tells them. */
final class Answers {
    static final Instant START = Instant.parse("2024-03-01T12:00:00Z");

    private final List<Given> all = new ArrayList<>();
    private Instant now = START;
    private int seed;

    Answers days(long days) {
        now = now.plus(Duration.ofDays(days));
        return this;
    }

    Instant now() {
        return now;
    }

    List<Given> all() {
        return all;
    }

    Answers wrong(Misconception... shown) {
        return add(Kind.LEGAL_CARDS, 1, ++seed, false, 1, shown);
    }

    Answers right(Misconception... avoided) {
        return add(Kind.LEGAL_CARDS, 1, ++seed, true, 1, avoided);
    }

    Answers add(Kind kind, int level, int item, boolean right, int attempt, Misconception... misconceptions) {
        Code code = new Code("traditional", level, item);
        Set<String> rules = right ? Set.of() : Set.of("R-16b");
        all.add(new Given(
                new Given.Place("practice/" + kind.id(), code.toString(), Optional.of(new Given.Drawn(kind, code))),
                new Telling(right, rules, Set.of(misconceptions)),
                Set.of(Theme.BEATING_A_PARTNER),
                attempt,
                now));
        return this;
    }
}
