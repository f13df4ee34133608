package forhont.storage;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/** Empty databases of both kinds. PostgreSQL is started once, from Maven's embedded one. */
enum Databases {
    SQLITE {
        @Override
        Address fresh() {
            try {
                Path folder = Files.createTempDirectory("forhont-store");
                folder.toFile().deleteOnExit();
                return new Address.SqliteFile(folder.resolve("forhont.db"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    },
    POSTGRES {
        @Override
        Address fresh() {
            String name = "test" + NUMBER.incrementAndGet();
            try (Connection connection = Server.ONE.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create database " + name);
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
            return new Address.Postgres(Server.ONE.getJdbcUrl("postgres", name));
        }
    };

    private static final AtomicInteger NUMBER = new AtomicInteger();

    abstract Address fresh();

    private static final class Server {
        static final EmbeddedPostgres ONE = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder().start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
