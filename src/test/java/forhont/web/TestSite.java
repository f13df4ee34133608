package forhont.web;

import forhont.content.Library;
import forhont.content.Reading;
import forhont.content.Source;
import forhont.i18n.Languages;
import forhont.protocol.Reply;
import java.util.function.Function;

/** The site as it is served, on a free port, with an engine that echoes. */
final class TestSite implements AutoCloseable {

    private static final Library LIBRARY = read();

    private final Site site;

    TestSite() {
        this(question -> {
            if (question.equals("fail")) {
                throw new IllegalStateException("secret inside");
            }
            return question.startsWith("{")
                    ? new Reply(200, question)
                    : new Reply(400, "{\"error\":{\"code\":\"bad-json\"}}");
        });
    }

    TestSite(Function<String, Reply> engine) {
        site = Site.start(new Site.Parts(LIBRARY, engine), 0);
    }

    String url(String path) {
        return "http://localhost:" + site.port() + path;
    }

    int port() {
        return site.port();
    }

    @Override
    public void close() {
        site.stop();
    }

    private static Library read() {
        try (Source source = Source.packed()) {
            Reading reading = Library.read(source);
            return reading.library()
                    .orElseThrow(
                            () -> new IllegalStateException(reading.faults().toString()));
        }
    }

    static Library library() {
        return LIBRARY;
    }

    static Languages languages() {
        return LIBRARY.languages();
    }
}
