package forhont.web;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What is looked for in a page by a script of the tests that runs in the page itself. */
enum Check {
    /** Sideways scroll, texts cut or over each other, targets too small, at the present width. */
    GEOMETRY("geometry.js"),

    /** Whether everything that is reached by keyboard shows it. */
    FOCUS("focus.js") {
        @Override
        List<String> faults(Page page) {
            page.keyboard().press("Tab");
            return super.faults(page);
        }
    };

    private final String script;

    Check(String file) {
        try (InputStream in = Check.class.getResourceAsStream(file)) {
            script = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is wrong with a page; one line each, none if all is well. */
    List<String> faults(Page page) {
        return ((List<?>) page.evaluate(script)).stream().map(Object::toString).toList();
    }
}
