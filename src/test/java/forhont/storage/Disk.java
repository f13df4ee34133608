package forhont.storage;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A small disk of its own, mounted at a folder; a test that needs one is skipped where that is not allowed. */
public record Disk(Path path) implements AutoCloseable {
    private static final byte[] BLOCK = new byte[1024];

    public Disk {
        run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", path.toString());
    }

    /** Fills it to the last byte; the filler may be deleted again. */
    public Path fill() throws IOException {
        Path filler = path.resolve("filler");
        try (OutputStream out = Files.newOutputStream(filler)) {
            while (true) {
                out.write(BLOCK);
            }
        } catch (IOException full) {
            if (!String.valueOf(full.getMessage()).contains("No space left")) {
                throw full;
            }
        }
        return filler;
    }

    void remount(String how) {
        run("mount", "-o", "remount," + how, path.toString());
    }

    @Override
    public void close() {
        run("umount", "-l", path.toString());
    }

    private static void run(String... command) {
        try {
            int code = new ProcessBuilder(command).inheritIO().start().waitFor();
            assumeTrue(code == 0, "no disk may be mounted here: " + String.join(" ", command));
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
