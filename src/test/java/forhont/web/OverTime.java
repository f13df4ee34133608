package forhont.web;

import forhont.i18n.Language;
import forhont.storage.Address;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A visitor at a site of which nobody else knows, on whose clock the test puts the time. */
abstract class OverTime {
    static final Language CZECH = TestSite.languages().find("cs").orElseThrow();

    @TempDir
    private Path folder;

    Instant now = Instant.parse("2024-03-01T12:00:00Z");
    TestSite site;
    Device device;

    @BeforeEach
    void open() {
        site = open("forhont.db");
        device = new Device(new Client(site));
    }

    @AfterEach
    void close() {
        site.close();
    }

    TestSite open(String file) {
        return new TestSite(new Address.SqliteFile(folder.resolve(file)), () -> now);
    }
}
