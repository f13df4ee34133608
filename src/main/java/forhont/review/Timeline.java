package forhont.review;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** How the latest questions were answered: by days for somebody who is new, else by weeks that begin on Monday. */
public record Timeline(List<Span> spans) {
    private static final int DAYS = 14;
    private static final int WEEKS = 8;
    private static final int WEEK = 7;

    /** The first of January 1970 was a Thursday. */
    private static final int AFTER_MONDAY = 3;

    public Timeline {
        spans = List.copyOf(spans);
    }

    /**
     * Some days in a row.
     *
     * @param first the first day, as {@link Given#day} counts
     * @param last the last day
     * @param right how many questions were answered rightly at once
     * @param other how many were not
     */
    public record Span(long first, long last, int right, int other) {
        public int all() {
            return right + other;
        }

        private static Span of(long first, int days, List<Given> answers) {
            long last = first + days - 1;
            List<Given> within = answers.stream()
                    .filter(answer -> first <= answer.day() && answer.day() <= last)
                    .toList();
            int right = (int) within.stream().filter(Given::rightAtOnce).count();
            return new Span(first, last, right, within.size() - right);
        }
    }

    /** What first answers tell, given in the order of time. */
    public static Timeline of(List<Given> firsts, Instant now) {
        long today = Given.day(now);
        boolean isNew = firsts.isEmpty() || firsts.get(0).day() > today - DAYS;
        int length = isNew ? 1 : WEEK;
        int count = isNew ? DAYS : WEEKS;
        long latest = isNew ? today : today - Math.floorMod(today + AFTER_MONDAY, WEEK);
        List<Span> spans = new ArrayList<>();
        for (int before = count - 1; before >= 0; before--) {
            spans.add(Span.of(latest - (long) before * length, length, firsts));
        }
        return new Timeline(spans);
    }

    /** Whether a span is one day. */
    public boolean byDays() {
        return spans.get(0).first() == spans.get(0).last();
    }

    public int right() {
        return spans.stream().mapToInt(Span::right).sum();
    }

    public int all() {
        return spans.stream().mapToInt(Span::all).sum();
    }

    /** The most questions in one span. */
    public int most() {
        return spans.stream().mapToInt(Span::all).max().orElse(0);
    }
}
