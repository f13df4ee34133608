package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.Sizes;
import forhont.web.Browser.Visit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is transferred to somebody who has never been here, all that a page loads included. */
@ExtendWith(Browser.Shared.class)
class WeightIT {
    @AutoClose
    private static final TestSite site = new TestSite();

    /** The bytes on the way, compressed. */
    private static long bytes(Request request) {
        Sizes sizes = request.sizes();
        return (long) sizes.responseBodySize + sizes.responseHeadersSize;
    }

    @ParameterizedTest
    @CsvSource({
        "es, /, 150000",
        "pt, /, 150000",
        "fr, /, 150000",
        "cs, /, 150000",
        "es, /lessons/trumping, 100000",
        "pt, /lessons/trumping/must-overtrump, 100000",
        "cs, /lessons/first-tricks/ten-cards, 100000"
    })
    void a_page_is_light(String tag, String path, long most, Browser browser) {
        try (Visit visit = browser.visit(site.url(""), Look.phone(tag))) {
            List<Request> finished = new ArrayList<>();
            visit.page().onRequestFinished(finished::add);
            visit.open(path.equals("/") ? path : "/" + tag + path);
            visit.page().waitForLoadState(LoadState.NETWORKIDLE);
            List<Request> loaded = List.copyOf(finished);
            assertThat(visit.page().url()).endsWith("/" + tag + path);
            assertThat(loaded.stream().mapToLong(WeightIT::bytes).sum())
                    .as(
                            "%s",
                            loaded.stream()
                                    .map(request -> request.url() + " " + bytes(request))
                                    .toList())
                    .isBetween(10_000L, most);
            assertThat(files(loaded, "stylesheet")).containsExactly("forhont.css");
            assertThat(files(loaded, "script")).containsExactlyInAnyOrder("htmx.min.js", "forhont.js");
        }
    }

    private static List<String> files(List<Request> loaded, String type) {
        return loaded.stream()
                .filter(request -> request.resourceType().equals(type))
                .map(request -> request.url().replaceFirst(".*/", ""))
                .toList();
    }
}
