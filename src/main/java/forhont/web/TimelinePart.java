package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;

import forhont.i18n.Language;
import forhont.review.Timeline;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A small chart of how questions were answered over time, and the table of its numbers. */
final class TimelinePart {
    private static final String WORDS = ProgressPage.WORDS + "timeline.";

    private static final double WIDTH = 340;
    private static final double HEIGHT = 150;
    private static final double LEFT = 34;
    private static final double RIGHT = WIDTH - 16;
    private static final double TOP = 12;
    private static final double BOTTOM = HEIGHT - 22;

    /** How much of its place a bar takes. */
    private static final double FILLED = 0.7;

    /** About so many spans have their date below. */
    private static final int DATES = 4;

    private static final double SMALLEST = 0.1;

    private static final List<Integer> TOPS = List.of(4, 6, 8, 10, 20, 30);

    private final Language language;

    TimelinePart(Language language) {
        this.language = language;
    }

    DomContent render(Timeline timeline) {
        String by = timeline.byDays() ? "days" : "weeks";
        Map<String, Object> numbers = Map.of("right", timeline.right(), "count", timeline.all());
        return section(
                attrs(".course-part"),
                h2(own("title." + by)),
                p(language.text(WORDS + "text", numbers)),
                timeline.all() == 0 ? text("") : each(chart(timeline), key(), numbers(timeline, by)));
    }

    private DomContent key() {
        return p(attrs(".chart.position-facts"), key(true, "right"), key(false, "other"));
    }

    private DomContent key(boolean right, String name) {
        return span(new DotsPart(List.of(right), 1).silent(), text(" " + own(name)));
    }

    private DomContent chart(Timeline timeline) {
        int top = top(timeline.most());
        List<Timeline.Span> spans = timeline.spans();
        double step = (RIGHT - LEFT) / spans.size();
        List<DomContent> shapes = new ArrayList<>();
        for (int mark : List.of(0, top / 2, top)) {
            double y = y(mark, top);
            shapes.add(Drawing.full(Drawing.rect(LEFT, y - SMALLEST, RIGHT - LEFT, mark == 0 ? 1 : 2 * SMALLEST)));
            shapes.add(Drawing.words(LEFT - 6, y + 4, language.number(mark)).attr("text-anchor", "end"));
        }
        int every = Math.max(1, spans.size() / DATES);
        for (int at = 0; at < spans.size(); at++) {
            Timeline.Span span = spans.get(at);
            double x = LEFT + at * step;
            bars(span, x + step * (1 - FILLED) / 2, step * FILLED, top, shapes);
            if ((spans.size() - 1 - at) % every == 0) {
                shapes.add(Drawing.words(x + step / 2, HEIGHT - 5, language.day(span.first()))
                        .attr("text-anchor", "middle"));
            }
        }
        String days =
                language.days(spans.get(0).first(), spans.get(spans.size() - 1).last());
        String name = language.text(WORDS + "name", Map.of("days", days));
        return div(attrs(".chart"), Drawing.named(name, WIDTH, HEIGHT, shapes).attr("width", "100%"));
    }

    /** Below what was right at once, full; on it the others, hollow. */
    private static void bars(Timeline.Span span, double x, double width, int top, List<DomContent> shapes) {
        double right = y(span.right(), top);
        if (span.right() > 0) {
            shapes.add(Drawing.full(Drawing.rect(x, right, width, BOTTOM - right)));
        }
        if (span.other() > 0) {
            double all = y(span.all(), top);
            shapes.add(
                    Drawing.hollow(Drawing.rect(x + .8, all + .8, width - 1.6, Math.max(SMALLEST, right - all - 1.6))));
        }
    }

    private static double y(int questions, int top) {
        return BOTTOM - (BOTTOM - TOP) * questions / top;
    }

    /** The number at the top of the axis: round, and so is its half. */
    private static int top(int most) {
        for (int ten = 1; ; ten *= 10) {
            for (int top : TOPS) {
                if (top * ten >= most) {
                    return top * ten;
                }
            }
        }
    }

    private DomContent numbers(Timeline timeline, String by) {
        StackedTable table =
                new StackedTable(own("title." + by), own("head." + by), List.of(own("right"), own("other")));
        List<DomContent> rows = timeline.spans().stream()
                .map(span -> table.row(
                        text(language.days(span.first(), span.last())),
                        List.of(cell(span.right()), cell(span.other()))))
                .toList();
        return details(
                attrs(".every"), summary(own("numbers")), p(own("caption")), table.render(List.of(table.body(rows))));
    }

    private StackedTable.Cell cell(int number) {
        return new StackedTable.Cell(text(language.number(number)), false);
    }

    private String own(String key) {
        return language.text(WORDS + key);
    }
}
