package forhont.web;

import com.deque.html.axecore.args.AxeRuleOptions;
import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.CheckedNode;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * The system's Chromium, started once for all tests and handed to each that asks for it as a parameter. Classes that use
 * it are called …IT and extended with {@link Browser.Shared}.
 */
final class Browser implements AutoCloseable {

    private static final List<String> QUIET = List.of(
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private final Playwright playwright;
    private final com.microsoft.playwright.Browser chromium;

    private Browser(Path executable) {
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        chromium = playwright
                .chromium()
                .launch(new LaunchOptions()
                        .setExecutablePath(executable)
                        .setChromiumSandbox(false)
                        .setHeadless(true)
                        .setArgs(QUIET));
    }

    /**
     * How somebody looks at the site.
     *
     * @param width in CSS pixels; 320 stands for 400 % zoom
     * @param locale what the browser asks for, such as {@code cs}
     */
    record Look(int width, int height, ColorScheme scheme, boolean scripts, String locale) {

        static Look phone(String locale) {
            return new Look(360, 740, ColorScheme.LIGHT, true, locale);
        }

        static Look desk(String locale) {
            return new Look(1280, 800, ColorScheme.LIGHT, true, locale);
        }

        /** Phone and desk, light and dark, and 400 % zoom. */
        static List<Look> all(String locale) {
            return List.of(
                    phone(locale),
                    phone(locale).dark(),
                    desk(locale),
                    desk(locale).dark(),
                    new Look(320, 256, ColorScheme.LIGHT, true, locale));
        }

        Look dark() {
            return new Look(width, height, ColorScheme.DARK, scripts, locale);
        }

        Look withoutScripts() {
            return new Look(width, height, scheme, false, locale);
        }
    }

    /** Opens a window of its own, without cookies, on a site such as {@code http://localhost:7070}. */
    Visit visit(String site, Look look) {
        return new Visit(
                site,
                chromium.newContext(new com.microsoft.playwright.Browser.NewContextOptions()
                        .setViewportSize(look.width, look.height)
                        .setColorScheme(look.scheme)
                        .setJavaScriptEnabled(look.scripts)
                        .setLocale(look.locale)));
    }

    /** What axe-core finds wrong with a page, scripts on; one line each, none if all is well. */
    static List<String> violations(Page page) {
        return new AxeBuilder(page)
                .setLegacyMode(true).options(rules()).analyze().getViolations().stream()
                        .flatMap(rule -> rule.getNodes().stream().map(node -> rule.getId() + ": " + told(node)))
                        .toList();
    }

    /** The rules that are on by default, and the one of WCAG 2.2 AA that is not. */
    private static AxeRunOptions rules() {
        AxeRuleOptions on = new AxeRuleOptions();
        on.setEnabled(true);
        AxeRunOptions options = new AxeRunOptions();
        options.setRules(Map.of("target-size", on));
        return options;
    }

    /** Whether the page needs no sideways scrolling. */
    static boolean isWithin(Page page) {
        return (Boolean) page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth");
    }

    private static String told(CheckedNode node) {
        return node.getTarget() + " " + node.getHtml() + " " + node.getFailureSummary();
    }

    @Override
    public void close() {
        chromium.close();
        playwright.close();
    }

    /** One window, and everything it complained of. */
    static final class Visit implements AutoCloseable {

        private final String site;
        private final BrowserContext context;
        private final Page page;
        private final List<String> complaints = new java.util.ArrayList<>();

        private Visit(String site, BrowserContext context) {
            this.site = site;
            this.context = context;
            this.page = context.newPage();
            page.onConsoleMessage(message -> complaints.add("console " + message.type() + ": " + message.text()));
            page.onPageError(error -> complaints.add("script error: " + error));
            context.onRequest(request -> {
                if (!request.url().startsWith(site + "/")) {
                    complaints.add("request to another host: " + request.url());
                }
            });
        }

        Page page() {
            return page;
        }

        /** Opens an address of the site, such as {@code /cs/}. */
        Page open(String path) {
            page.navigate(site + path);
            return page;
        }

        /** Console messages, script errors and requests to other hosts so far; a test wants none. */
        List<String> complaints() {
            return List.copyOf(complaints);
        }

        @Override
        public void close() {
            context.close();
        }
    }

    /** Starts the browser with the first test that asks for it and closes it after the last. */
    static final class Shared implements ParameterResolver {

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType().equals(Browser.class);
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return context.getRoot()
                    .getStore(Namespace.create(Browser.class))
                    .getOrComputeIfAbsent(Browser.class, key -> new Browser(chromium()), Browser.class);
        }

        private static Path chromium() {
            return onPath("chromium")
                    .orElseThrow(
                            () -> new IllegalStateException(
                                    "The browser tests need Chromium. Install Debian's package: sudo apt-get install chromium"));
        }

        private static Optional<Path> onPath(String program) {
            return Stream.of(System.getenv("PATH").split(Pattern.quote(java.io.File.pathSeparator)))
                    .map(folder -> Path.of(folder, program))
                    .filter(Files::isExecutable)
                    .findFirst();
        }
    }
}
