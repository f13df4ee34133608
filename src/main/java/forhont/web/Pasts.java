package forhont.web;

import forhont.review.Given;
import forhont.storage.Answered;
import forhont.storage.Known;
import forhont.storage.Learners;
import forhont.storage.Secret;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Keeps what the latest visitors answered, so that only what is new need be read. The database is asked each time whether
 * it is still all there: another process may have added to it, or the visitor may have erased it.
 */
final class Pasts {
    /** As many answers as may be kept in some ten megabytes. */
    private static final int MOST_ANSWERS = 50_000;

    private final Learners learners;
    private final Predicate<String> isRule;
    private final Map<String, Past> kept = new LinkedHashMap<>(16, 0.75f, true);
    private int size;

    /** Of those learners; {@code isRule} tells whether a rule has a number today. */
    Pasts(Learners learners, Predicate<String> isRule) {
        this.learners = learners;
        this.isRule = isRule;
    }

    Past of(Secret device) {
        String key = device.digest();
        Past before = kept(key);
        Optional<List<Answered>> later = learners.answersSince(device, before.known());
        if (later.isPresent() && later.get().isEmpty()) {
            return before;
        }
        Past now = later.map(answers -> longer(before, answers))
                .orElseGet(() -> longer(Past.NONE, learners.answers(device)));
        keep(key, now);
        return now;
    }

    private Past longer(Past before, List<Answered> later) {
        Known known = before.known().with(later);
        List<Given> answers = new ArrayList<>(before.answers());
        later.stream().filter(answer -> !Keeping.isReading(answer)).forEach(answer -> answers.add(given(answer)));
        return new Past(known, answers);
    }

    private Given given(Answered answered) {
        String lesson = answered.lesson();
        Optional<Given.Drawn> drawn = lesson.startsWith(Answered.PRACTICE)
                ? Given.Drawn.parse(lesson.substring(Answered.PRACTICE.length()), answered.step())
                : Optional.empty();
        return Given.read(
                new Given.Place(lesson, answered.step(), drawn),
                answered.completes(),
                answered.attempt(),
                answered.about(),
                answered.at(),
                isRule);
    }

    private synchronized Past kept(String key) {
        return kept.getOrDefault(key, Past.NONE);
    }

    private synchronized void keep(String key, Past past) {
        Past before = kept.put(key, past);
        size += past.answers().size() - (before == null ? 0 : before.answers().size());
        Iterator<Past> oldest = kept.values().iterator();
        while (size > MOST_ANSWERS && oldest.hasNext()) {
            size -= oldest.next().answers().size();
            oldest.remove();
        }
    }
}
