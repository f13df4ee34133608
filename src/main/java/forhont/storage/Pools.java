package forhont.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * Open connections to a database. SQLite lets one connection write at a time, so there is only one that does, and those
 * who wait for it wait in turn; reading goes on beside it.
 */
record Pools(Jdbi readers, Jdbi writer, List<HikariDataSource> all) implements AutoCloseable {
    private static final int SQLITE_READERS = 4;
    private static final int POSTGRES_CONNECTIONS = 10;
    private static final int MILLISECONDS_TO_CONNECT = 2_000;
    private static final int MILLISECONDS_FOR_A_LOCK = 1_500;

    Pools {
        all = List.copyOf(all);
    }

    /** Connects; the folder of a SQLite file is made if it is not there. */
    static Pools open(Address address) {
        if (address instanceof Address.SqliteFile file) {
            makeFolder(file.path());
            HikariDataSource writer = pool(sqlite(file, SQLiteConfig.TransactionMode.IMMEDIATE), 1);
            try {
                HikariDataSource readers = pool(sqlite(file, SQLiteConfig.TransactionMode.DEFERRED), SQLITE_READERS);
                return new Pools(Jdbi.create(readers), Jdbi.create(writer), List.of(writer, readers));
            } catch (RuntimeException failed) {
                writer.close();
                throw failed;
            }
        }
        HikariDataSource pool = pool(plain(address), POSTGRES_CONNECTIONS);
        Jdbi jdbi = Jdbi.create(pool);
        return new Pools(jdbi, jdbi, List.of(pool));
    }

    /** A source of single connections, one at a time. */
    static DataSource plain(Address address) {
        if (address instanceof Address.SqliteFile file) {
            makeFolder(file.path());
            return sqlite(file, SQLiteConfig.TransactionMode.DEFERRED);
        }
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setURL(((Address.Postgres) address).url());
        source.setConnectTimeout(MILLISECONDS_TO_CONNECT / 1000);
        source.setTcpKeepAlive(true);
        source.setSocketTimeout(SECONDS_FOR_AN_ANSWER);
        source.setApplicationName("forhont");
        return source;
    }

    private static final int SECONDS_FOR_AN_ANSWER = 10;

    /** Every answer is on the disk before its verdict is sent, and what is erased is overwritten. */
    private static DataSource sqlite(Address.SqliteFile file, SQLiteConfig.TransactionMode mode) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(MILLISECONDS_FOR_A_LOCK);
        config.enforceForeignKeys(true);
        config.setTransactionMode(mode);
        config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "true");
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file.path());
        return source;
    }

    private static HikariDataSource pool(DataSource source, int size) {
        HikariConfig config = new HikariConfig();
        config.setDataSource(source);
        config.setMaximumPoolSize(size);
        config.setConnectionTimeout(MILLISECONDS_TO_CONNECT);
        config.setInitializationFailTimeout(1);
        return new HikariDataSource(config);
    }

    private static void makeFolder(Path file) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (!Files.isDirectory(folder)) {
                Files.createDirectories(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        all.forEach(HikariDataSource::close);
    }
}
