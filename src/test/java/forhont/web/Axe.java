package forhont.web;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * axe-core, looking at the pages of one window, scripts on: at all its rules on by default and the one of WCAG 2.2 AA
 * that is not. Contrast takes longest; it is looked at where a page shows texts in a place, told by the elements and
 * classes around it, where none was yet.
 */
final class Axe {
    private static final String SCRIPT = script();

    /** The places of the texts of a page: their elements with classes and whatever else colours depend on. */
    private static final String PLACES = "() => { const places = new Set(), of = new Map();"
            + " const scheme = String(matchMedia('(prefers-color-scheme: dark)').matches);"
            + " const place = e => { if (!e) return scheme; if (!of.has(e)) of.set(e, place(e.parentElement) + '>'"
            + " + e.localName + '.' + (e.getAttribute('class') || '') + (e.id && '#' + e.id)"
            + " + (e.getAttribute('aria-current') || '') + (e.checked ? '!' : '') + (e.open ? '+' : ''));"
            + " return of.get(e) };"
            + " const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);"
            + " while (texts.nextNode()) if (texts.currentNode.data.trim()) places.add(place(texts.currentNode.parentElement));"
            + " return [...places] }";

    private static final String ALL = "{ \"rules\": { \"target-size\": { \"enabled\": true } } }";
    private static final String BUT_CONTRAST =
            "{ \"rules\": { \"target-size\": { \"enabled\": true }, \"color-contrast\": { \"enabled\": false } } }";
    private static final String CONTRAST = "{ \"runOnly\": [\"color-contrast\"] }";

    private static final String LOOK = "what => axe.run(document, { resultTypes: ['violations'], ...JSON.parse(what) })"
            + ".then(found => found.violations.flatMap(rule => rule.nodes.map("
            + "node => `${rule.id}: ${node.target} ${node.html} ${node.failureSummary}`)))";

    private final Set<Object> seen = new HashSet<>();

    /** What is wrong with a page; one line each, none if all is well. */
    List<String> violations(Page page) {
        return look(page, isNew(page) ? ALL : BUT_CONTRAST);
    }

    /** What is wrong with its contrasts alone, for a page that was looked at in other colours. */
    List<String> contrast(Page page) {
        return isNew(page) ? look(page, CONTRAST) : List.of();
    }

    private boolean isNew(Page page) {
        return seen.addAll((List<?>) page.evaluate(PLACES));
    }

    private static List<String> look(Page page, String what) {
        if (!(Boolean) page.evaluate("'axe' in window")) {
            page.evaluate(SCRIPT);
        }
        List<?> violations = (List<?>) page.evaluate(LOOK, what);
        return violations.stream().map(Object::toString).toList();
    }

    private static String script() {
        try (InputStream script = AxeBuilder.class.getResourceAsStream("/axe.min.js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
