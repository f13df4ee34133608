package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.i18n.Language;
import forhont.web.Browser.Visit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A page of every template and of every kind of exercise, in each language others, in every width.
 * By turns what axe-core finds, light and dark, and whether the focus shows: each page gets both in two languages.
 */
@ExtendWith(Browser.Shared.class)
class SiteIT {
    @AutoClose
    private static final TestSite site = new TestSite();

    private static List<String> tags() {
        return TestSite.languages().all().stream().map(Language::tag).toList();
    }

    private static List<Stop> stops(String tag) {
        return Stream.of(Stops.plain(site), Stops.some(tag, tags().indexOf(tag)), Stops.plain(site))
                .flatMap(List::stream)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("tags")
    void each_page_lies_well_is_accessible_and_asks_no_other_host(String tag, Browser browser) {
        try (Visit visit = browser.visit(site.url(""), Look.phone(tag))) {
            Tour tour = new Tour(visit, tag);
            List<Stop> stops = stops(tag);
            for (int place = 0; place < stops.size(); place++) {
                boolean even = (place + tags().indexOf(tag)) % 2 == 0;
                tour.look(stops.get(place), EnumSet.of(even ? Tour.Part.AXE : Tour.Part.FOCUS));
            }
            assertThat(tour.faults()).isEmpty();
        }
    }

    @Test
    void no_page_is_left_out() {
        List<String> left = new ArrayList<>(site.addresses());
        left.removeAll(Stops.NO_PAGES);
        for (Stop stop : stops("cs")) {
            String path = stop.path().replaceFirst("/$", "");
            left.removeIf(address -> Pattern.matches(address.replaceAll("\\{[^}]*}", "[^/]+"), "/cs" + path));
        }
        assertThat(left).as("addresses that Stops knows no page of").isEmpty();
    }
}
