package forhont.web;

import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;

/**
 * A row of dots for the last questions: full for one answered rightly at once, hollow for another, a point for one to come.
 *
 * @param latest the questions, the latest at the end
 * @param room how many there may be
 */
record DotsPart(List<Boolean> latest, int room) {
    private static final double STEP = 14;
    private static final double HALF = STEP / 2;

    DotsPart {
        latest = List.copyOf(latest);
    }

    DomContent named(String name) {
        return sized(Drawing.named(name, room * STEP, STEP, dots()));
    }

    /** For where words beside them say the same. */
    DomContent silent() {
        return sized(Drawing.silent(room * STEP, STEP, dots()));
    }

    private DomContent sized(ContainerTag<?> dots) {
        return dots.attr("width", room + "em").attr("height", "1em");
    }

    private List<DomContent> dots() {
        List<DomContent> dots = new ArrayList<>();
        for (int at = 0; at < room; at++) {
            double x = at * STEP + HALF;
            dots.add(
                    at >= latest.size()
                            ? Drawing.full(Drawing.circle(x, HALF, 1.2))
                            : latest.get(at)
                                    ? Drawing.full(Drawing.circle(x, HALF, 5.5))
                                    : Drawing.hollow(Drawing.circle(x, HALF, 4.7)));
        }
        return dots;
    }
}
