package forhont.review;

import forhont.exercise.Misconception;
import forhont.review.Recall.Grade;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a learner has mixed up, and on which day it is worth another look; looking is never a duty. */
public final class Review {
    /** So many a day, and no more. */
    public static final int MOST_A_DAY = 10;

    private final Map<Misconception, Seen> seen = new TreeMap<>();
    private final Map<Long, Integer> looks = new TreeMap<>();

    private record Seen(Misconception what, Recall recall, long day) {
        private long due() {
            return day + recall.interval();
        }

        private Seen again(Grade grade, long today) {
            return new Seen(what, recall.after(grade, today - day), today);
        }
    }

    private Review() {}

    /** Follows the answers, given in the order of time. */
    public static Review of(List<Given> answers) {
        Review review = new Review();
        answers.forEach(review::follow);
        return review;
    }

    private void follow(Given answer) {
        for (Misconception misconception : answer.telling().misconceptions()) {
            Seen before = seen.get(misconception);
            if (!answer.telling().right()) {
                saw(misconception, Grade.AGAIN, answer);
            } else if (before != null && (answer.attempt() == 1 || before.day() < answer.day())) {
                saw(misconception, answer.attempt() == 1 ? Grade.GOOD : Grade.HARD, answer);
            }
        }
    }

    private void saw(Misconception misconception, Grade grade, Given answer) {
        Seen before = seen.get(misconception);
        if (before == null) {
            seen.put(misconception, new Seen(misconception, Recall.first(grade), answer.day()));
        } else {
            if (before.due() <= answer.day()) {
                looks.merge(answer.day(), 1, Integer::sum);
            }
            seen.put(misconception, before.again(grade, answer.day()));
        }
    }

    /** In how many days a misconception that was shown is due; 0 when it is. */
    public long daysUntil(Misconception shown, Instant now) {
        Seen known = seen.get(shown);
        if (known == null) {
            throw new IllegalArgumentException("only what was shown comes back, not " + shown.id());
        }
        return Math.max(0, known.due() - Given.day(now));
    }

    /** What to look at again on the day of that moment, the longest due first, as far as the day has room. */
    public List<Misconception> due(Instant now) {
        long today = Given.day(now);
        List<Seen> due = new ArrayList<>(seen.values());
        due.removeIf(each -> each.due() > today);
        due.sort(Comparator.comparingLong(Seen::due));
        int room = MOST_A_DAY - looks.getOrDefault(today, 0);
        return due.stream().limit(Math.max(0, room)).map(Seen::what).toList();
    }
}
