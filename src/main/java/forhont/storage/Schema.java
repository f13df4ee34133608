package forhont.storage;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Optional;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import org.flywaydb.core.api.MigrationVersion;
import org.jdbi.v3.core.Jdbi;

/** Brings the tables of a database to the form this version knows. */
final class Schema {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

    private final Address address;
    private final DataSource source;
    private final Flyway flyway;

    Schema(Address address, String... places) {
        this.address = address;
        this.source = Pools.plain(address);
        this.flyway = Flyway.configure()
                .dataSource(source)
                .locations(places.length == 0 ? new String[] {PLACE} : places)
                .load();
    }

    static final String PLACE = "classpath:forhont/storage/migrations";

    /**
     * Refuses a damaged database and one of a newer version; copies a SQLite file before it is changed.
     *
     * @return where the copy is, if one was made
     */
    Optional<String> bringUpToDate(Instant now) {
        if (address instanceof Address.SqliteFile) {
            prove();
        }
        MigrationInfo[] all = flyway.info().all();
        Arrays.stream(all).filter(Schema::isNewer).findFirst().ifPresent(newer -> {
            throw new NewerSchema(newer.getVersion().getVersion(), known());
        });
        MigrationInfo[] applied = flyway.info().applied();
        Optional<String> copy = Optional.empty();
        if (applied.length > 0 && flyway.info().pending().length > 0) {
            copy = copy(applied[applied.length - 1].getVersion(), now);
        }
        flyway.migrate();
        return copy;
    }

    /** The newest form this version knows. */
    String known() {
        return Arrays.stream(flyway.info().all())
                .filter(migration -> !isNewer(migration))
                .map(MigrationInfo::getVersion)
                .max(MigrationVersion::compareTo)
                .map(MigrationVersion::getVersion)
                .orElseThrow();
    }

    private static boolean isNewer(MigrationInfo migration) {
        MigrationState state = migration.getState();
        return state == MigrationState.FUTURE_SUCCESS || state == MigrationState.FUTURE_FAILED;
    }

    private void prove() {
        String found = Jdbi.create(source)
                .withHandle(handle -> handle.createQuery("pragma quick_check(1)")
                        .mapTo(String.class)
                        .one());
        if (!found.equals("ok")) {
            throw new Unkept(Trouble.DAMAGED, new IllegalStateException(found));
        }
    }

    private Optional<String> copy(MigrationVersion version, Instant now) {
        if (!(address instanceof Address.SqliteFile file)) {
            return Optional.empty();
        }
        String name = file.path() + ".schema-" + version + "-" + STAMP.format(now);
        Jdbi.create(source).useHandle(handle -> handle.execute("vacuum into ?", name));
        return Optional.of(name);
    }
}
