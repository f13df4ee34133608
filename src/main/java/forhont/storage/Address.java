package forhont.storage;

import java.nio.file.Path;

/** Where learners' answers are kept: a file of its own, or a PostgreSQL database shared by several sites. */
public sealed interface Address {

    /** The file used where nothing else is said. */
    String DEFAULT = "data/forhont.db";

    /** A SQLite file. */
    record SqliteFile(Path path) implements Address {
        @Override
        public String toString() {
            return path.toString();
        }
    }

    /** A PostgreSQL database, by its JDBC address. */
    record Postgres(String url) implements Address {
        public Postgres {
            if (!url.startsWith(POSTGRES)) {
                throw new IllegalArgumentException("the address of a PostgreSQL database begins with " + POSTGRES);
            }
        }

        /** Without what follows the question mark, which may hold a password. */
        @Override
        public String toString() {
            return url.replaceFirst("\\?.*", "").replaceFirst("//[^/@]*@", "//");
        }
    }

    String POSTGRES = "jdbc:postgresql:";

    /** Reads {@code jdbc:postgresql://…}, {@code jdbc:sqlite:…} or the path of a file. */
    static Address parse(String text) {
        if (text.startsWith(POSTGRES)) {
            return new Postgres(text);
        }
        String path = text.startsWith("jdbc:sqlite:") ? text.substring("jdbc:sqlite:".length()) : text;
        if (path.isBlank() || path.startsWith("jdbc:")) {
            throw new IllegalArgumentException(
                    "a database is a file or an address that begins with " + POSTGRES + ", not " + text);
        }
        return new SqliteFile(Path.of(path));
    }
}
