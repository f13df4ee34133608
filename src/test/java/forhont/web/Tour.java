package forhont.web;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.ColorScheme;
import forhont.web.Browser.Visit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Somebody who looks at page after page, at how each lies in every width, and notes what is wrong. */
final class Tour {
    private static final int PHONE = 360;
    private static final List<Integer> OTHER_WIDTHS = List.of(320, 768, 1280);

    private final Visit visit;
    private final String tag;
    private final List<String> faults = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();

    /** In a window of a phone's width, light, with scripts. */
    Tour(Visit visit, String tag) {
        this.visit = visit;
        this.tag = tag;
    }

    /** What may be looked for beside the geometry. */
    enum Part {
        /** axe-core, light, and the contrasts in dark too. */
        AXE,
        FOCUS
    }

    /** Looks at a page in every width; at what was seen already not again. */
    void look(Stop stop, Set<Part> parts) {
        try {
            stop.in(visit, tag);
            Page page = visit.page();
            if (seen.add(page.content())) {
                page.evaluate("document.querySelectorAll('main details').forEach(part => part.open = true)");
                if (parts.contains(Part.AXE)) {
                    note(stop, "axe", visit.violations());
                    note(stop, "dark", visit.contrast(ColorScheme.DARK));
                    visit.scheme(ColorScheme.LIGHT);
                }
                if (parts.contains(Part.FOCUS)) {
                    note(stop, "focus", Check.FOCUS.faults(page));
                }
                note(stop, String.valueOf(PHONE), Check.GEOMETRY.faults(page));
                for (int width : OTHER_WIDTHS) {
                    visit.widen(width);
                    note(stop, String.valueOf(width), Check.GEOMETRY.faults(page));
                }
                visit.widen(PHONE);
            }
        } catch (PlaywrightException e) {
            note(stop, "failed", List.of(e.getMessage()));
        }
    }

    private void note(Stop stop, String what, List<String> found) {
        found.forEach(fault -> faults.add("/" + tag + stop + ", " + what + ": " + fault));
    }

    /** What was wrong so far. */
    List<String> faults() {
        List<String> all = new ArrayList<>(faults);
        visit.complaints().forEach(complaint -> all.add("/" + tag + ", " + complaint));
        return all;
    }
}
