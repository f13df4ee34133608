package forhont.web;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitForSelectorState;
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

    /** Until it is there, seen or not. */
    static final Page.WaitForSelectorOptions ATTACHED =
            new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED);

    private final Playwright playwright;
    private final com.microsoft.playwright.Browser chromium;

    /** One more, beside the one that the tests share. */
    static Browser another() {
        return new Browser(Shared.chromium());
    }

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

    /** Opens a window of its own, without cookies, on a site such as {@code http://localhost:7070}. */
    Visit visit(String site, Look look) {
        return new Visit(
                site,
                chromium.newContext(new com.microsoft.playwright.Browser.NewContextOptions()
                        .setViewportSize(look.width(), look.height())
                        .setColorScheme(look.scheme())
                        .setReducedMotion(ReducedMotion.REDUCE)
                        .setJavaScriptEnabled(look.scripts())
                        .setLocale(look.locale())));
    }

    /** Whether the page needs no sideways scrolling. */
    static boolean isWithin(Page page) {
        return (Boolean) page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth");
    }

    @Override
    public void close() {
        chromium.close();
        playwright.close();
    }

    /** One window, and everything it complained of. */
    static final class Visit implements AutoCloseable {

        private static final String NOT_OK = "Failed to load resource: the server responded with a status of";

        private static final String POST = "([path, fields]) => { const form = document.createElement('form');"
                + " form.method = 'post'; form.action = path; new URLSearchParams(fields).forEach((value, name) =>"
                + " { const field = document.createElement('input'); field.name = name; field.value = value;"
                + " form.append(field) }); document.body.append(form);"
                + " document.documentElement.className = 'left'; form.submit() }";

        private final String site;
        private final BrowserContext context;
        private final Page page;
        private final Axe axe = new Axe();
        private final List<String> complaints = new java.util.ArrayList<>();

        private Visit(String site, BrowserContext context) {
            this.site = site;
            this.context = context;
            this.page = context.newPage();
            page.onConsoleMessage(this::hear);
            page.onPageError(error -> complaints.add("script error: " + error));
            page.onResponse(response -> {
                if (response.status() >= 400 && !response.request().isNavigationRequest()) {
                    complaints.add("answered " + response.status() + ": " + response.url());
                }
            });
            context.onRequest(request -> {
                if (!request.url().startsWith(site + "/")) {
                    complaints.add("request to another host: " + request.url());
                }
            });
        }

        /** That a page itself is no answer but a refusal is no fault. */
        private void hear(ConsoleMessage message) {
            if (!message.text().startsWith(NOT_OK)) {
                complaints.add("console " + message.type() + ": " + message.text());
            }
        }

        Page page() {
            return page;
        }

        /** Opens an address of the site, such as {@code /cs/}. */
        Page open(String path) {
            page.navigate(site + path);
            return page;
        }

        /** Posts a form such as {@code answer=KS&try=1} to an address of the site, as a form of a page there would. */
        void post(String path, String form) {
            if (!page.url().startsWith(site + "/")) {
                open(path);
            }
            page.evaluate(POST, List.of(path, form));
            page.waitForSelector(":root:not(.left) .site-foot");
            page.waitForLoadState();
        }

        /** What axe-core finds wrong with the page now. */
        List<String> violations() {
            return axe.violations(page);
        }

        /** What axe-core finds wrong with the colours of the page in a scheme. */
        List<String> contrast(ColorScheme scheme) {
            scheme(scheme);
            return axe.contrast(page);
        }

        void scheme(ColorScheme scheme) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        }

        /** Gives the window another width, in CSS pixels. */
        void widen(int width) {
            page.setViewportSize(width, page.viewportSize().height);
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
