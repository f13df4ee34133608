package forhont.web;

import forhont.content.Library;
import forhont.content.Reading;
import forhont.content.Source;
import forhont.i18n.Languages;
import forhont.protocol.Reply;
import forhont.storage.Address;
import forhont.storage.Learners;
import forhont.storage.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The site as it is served, on a free port, with an engine that echoes. */
final class TestSite implements AutoCloseable {

    private static final Library LIBRARY = read();

    private final Path folder = temporary();
    private final Store store;
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
        this(LIBRARY, engine);
    }

    /** The site with another content. */
    TestSite(Library library) {
        this(library, question -> new Reply(200, question));
    }

    /** The site as everybody finds it at an address. */
    TestSite(PublicAddress address) {
        store = open(new Address.SqliteFile(folder.resolve("forhont.db")));
        site = Site.start(
                new Site.Parts(
                        LIBRARY, new Learners(store), question -> new Reply(200, question), Optional.of(address)),
                0);
    }

    private TestSite(Library library, Function<String, Reply> engine) {
        store = open(new Address.SqliteFile(folder.resolve("forhont.db")));
        site = Site.start(new Site.Parts(library, new Learners(store), engine), 0);
    }

    /** The site on a database that it may share with others. */
    TestSite(Address address) {
        this(LIBRARY, address);
    }

    /** The site with another content on a database that was there before. */
    TestSite(Library library, Address address) {
        store = open(address);
        site = Site.start(new Site.Parts(library, new Learners(store), question -> new Reply(200, question)), 0);
    }

    /** The site on a database that was there before, with a clock of its own. */
    TestSite(Address address, InstantSource clock) {
        store = Store.open(address, clock, sentence -> {});
        site = Site.start(new Site.Parts(LIBRARY, new Learners(store), question -> new Reply(200, question)), 0);
    }

    private static Store open(Address address) {
        return Store.open(address, InstantSource.system(), sentence -> {});
    }

    String url(String path) {
        return "http://localhost:" + site.port() + path;
    }

    /** What comes back for these very bytes. */
    String raw(String request) throws IOException {
        try (Socket socket = new Socket("localhost", port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    int port() {
        return site.port();
    }

    /** Says how long whoever asks may send nothing in the middle of it. */
    void endure(Duration silence) {
        site.endure(silence);
    }

    /** Every address that can be opened, such as <code>/{lang}/rules</code>. */
    List<String> addresses() {
        return site.addresses();
    }

    @Override
    public void close() {
        site.stop();
        store.close();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where its database is. */
    Path folder() {
        return folder;
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("forhont-site");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
