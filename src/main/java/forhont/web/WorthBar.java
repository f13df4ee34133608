package forhont.web;

import forhont.solver.Worth;
import j2html.tags.DomContent;
import java.util.List;

/**
 * Draws what contracts are worth as bars of one scale; the numbers beside them say the same to whoever does not see them.
 *
 * @param most what fills half the width, in units
 */
record WorthBar(double most) {
    private static final double WIDTH = 200;
    private static final double HALF = WIDTH / 2;
    private static final double HEIGHT = 14;

    /** A huge loss is cut off there, so that the others can still be seen. */
    private static final double LONGEST = 20;

    static WorthBar of(List<Worth> worths) {
        double most = 1;
        for (Worth worth : worths) {
            most = Math.max(most, Math.abs(worth.expected()) + worth.standardError());
        }
        return new WorthBar(Math.min(LONGEST, most));
    }

    /** To the right what is gained on average, to the left what is lost, with the standard error as a line. */
    DomContent mean(Worth worth) {
        double end = place(worth.expected());
        double low = place(worth.expected() - worth.standardError());
        double high = place(worth.expected() + worth.standardError());
        return drawing(
                bar(worth.expected() < 0 ? "worth-loss" : "worth-gain", Math.min(end, HALF), Math.abs(end - HALF)),
                bar("worth-zero", HALF - 1, 2),
                rect("worth-error", low, HEIGHT / 2 - 1, Math.max(2, high - low), 2));
    }

    /** How often the contract is won. */
    DomContent share(Worth worth) {
        return drawing(bar("worth-track", 0, WIDTH), bar("worth-share", 0, worth.winRate() * WIDTH));
    }

    private double place(double value) {
        return Math.max(0, Math.min(WIDTH, HALF + value / most * HALF));
    }

    private static DomContent drawing(DomContent... parts) {
        return Drawing.silent(WIDTH, HEIGHT, List.of(parts))
                .withClass("worth-bar")
                .attr("preserveAspectRatio", "none");
    }

    private static DomContent bar(String look, double x, double width) {
        return rect(look, x, 0, width, HEIGHT);
    }

    private static DomContent rect(String look, double x, double y, double width, double height) {
        return Drawing.rect(x, y, width, height).withClass(look);
    }
}
