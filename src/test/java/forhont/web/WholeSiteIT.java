package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.i18n.Language;
import forhont.web.Browser.Visit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every page in every language, in every width, light and dark; two browsers share the work. {@code -Dforhont.browser=cs}
 * asks for one language.
 */
@Tag("whole-site")
class WholeSiteIT {
    private static final int BROWSERS = 2;
    private static final int AT_A_TIME = 200;

    @AutoClose
    private static final TestSite site = new TestSite();

    /** Some pages in a language. */
    private record Part(String tag, List<Stop> stops) {
        /** What is wrong with them; what was found is said at once, for this takes long. */
        List<String> faults(Browser browser) {
            try (Visit visit = browser.visit(site.url(""), Look.phone(tag))) {
                Tour tour = new Tour(visit, tag);
                stops.forEach(stop -> tour.look(stop, EnumSet.allOf(Tour.Part.class)));
                tour.faults().forEach(System.out::println);
                return tour.faults();
            }
        }
    }

    private static List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        int turn = 0;
        for (Language language : TestSite.languages().all()) {
            if (Look.asksFor(language.tag())) {
                List<Stop> stops = new ArrayList<>(Stops.plain(site));
                stops.addAll(Stops.all(language.tag(), turn));
                stops.addAll(Stops.plain(site));
                for (int from = 0; from < stops.size(); from += AT_A_TIME) {
                    int to = Math.min(from + AT_A_TIME, stops.size());
                    parts.add(new Part(language.tag(), stops.subList(from, to)));
                }
            }
            turn++;
        }
        return parts;
    }

    private static List<String> faults(ConcurrentLinkedQueue<Part> parts) {
        List<String> faults = new ArrayList<>();
        try (Browser browser = Browser.another()) {
            for (Part part = parts.poll(); part != null; part = parts.poll()) {
                faults.addAll(part.faults(browser));
            }
        }
        return faults;
    }

    @Test
    void every_page_lies_well_is_accessible_and_asks_no_other_host() throws Exception {
        ConcurrentLinkedQueue<Part> parts = new ConcurrentLinkedQueue<>(parts());
        List<String> all = new ArrayList<>();
        ExecutorService threads = Executors.newFixedThreadPool(BROWSERS);
        try {
            List<Future<List<String>>> found = new ArrayList<>();
            for (int browser = 0; browser < BROWSERS; browser++) {
                found.add(threads.submit(() -> faults(parts)));
            }
            for (Future<List<String>> one : found) {
                all.addAll(one.get());
            }
        } finally {
            threads.shutdown();
        }
        assertThat(all).isEmpty();
    }
}
