package forhont.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Which file lies at an address. SQLite goes on writing to a file that somebody has deleted or moved away; comparing
 * places shows it.
 */
record Place(String key) {
    static final Place NONE = new Place("");

    static Place of(Address address) {
        if (!(address instanceof Address.SqliteFile file)) {
            return NONE;
        }
        try {
            return new Place(String.valueOf(
                    Files.readAttributes(file.path(), BasicFileAttributes.class).fileKey()));
        } catch (IOException gone) {
            return NONE;
        }
    }
}
