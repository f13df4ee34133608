package forhont.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** Moves a damaged database out of the way, so that a new one can take its place and nothing is thrown away. */
public final class SetAside {
    private static final List<String> PARTS = List.of("", "-wal", "-shm");

    private SetAside() {}

    /** Where a damaged file was moved to; empty if it is sound, not there, or only locked or away. */
    public static Optional<Path> ifDamaged(Address.SqliteFile file) {
        if (!Files.exists(file.path()) || !isDamaged(file)) {
            return Optional.empty();
        }
        Path aside = free(file.path());
        try {
            for (String part : PARTS) {
                Path from = Path.of(file.path() + part);
                if (Files.exists(from)) {
                    Files.move(from, Path.of(aside + part));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Optional.of(aside);
    }

    private static boolean isDamaged(Address.SqliteFile file) {
        try {
            return !Jdbi.create(Pools.plain(file))
                    .withHandle(handle -> handle.createQuery("pragma integrity_check(1)")
                            .mapTo(String.class)
                            .one())
                    .equals("ok");
        } catch (RuntimeException failed) {
            return Trouble.of(failed) == Trouble.DAMAGED;
        }
    }

    private static Path free(Path file) {
        int number = 1;
        while (Files.exists(Path.of(file + ".damaged-" + number))) {
            number++;
        }
        return Path.of(file + ".damaged-" + number);
    }
}
