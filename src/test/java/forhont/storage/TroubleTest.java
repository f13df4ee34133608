package forhont.storage;

import static forhont.storage.Given.right;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A database in trouble: what is said, that nothing confirmed is lost, and that the store comes back by itself. */
@Timeout(120)
class TroubleTest {
    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private final Secret device = Secret.random();

    @TempDir
    private Path folder;

    private Store open(Address address) {
        return Store.open(address, InstantSource.system(), told::add);
    }

    private Address.SqliteFile file(String name) {
        return new Address.SqliteFile(folder.resolve(name).resolve("forhont.db"));
    }

    private void awaitTold(String part) throws InterruptedException {
        assertThat(told.poll(30, TimeUnit.SECONDS)).contains(part);
    }

    private void refuses(Learners learners, Trouble trouble) {
        assertThatThrownBy(() -> learners.keep(device, right(Secret.random(), "x")))
                .isInstanceOfSatisfying(
                        Unkept.class, unkept -> assertThat(unkept.trouble()).isEqualTo(trouble));
    }

    private void keeps(Learners learners, String step, int answers) {
        learners.keep(device, right(Secret.random(), step));
        assertThat(learners.everything(device).orElseThrow().answers()).hasSize(answers);
    }

    @Test
    void a_locked_database_pauses_and_goes_on_when_the_lock_is_gone() throws Exception {
        Address.SqliteFile file = file("locked");
        try (Store store = open(file)) {
            Learners learners = new Learners(store);
            keeps(learners, "a", 1);
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file.path());
                    Statement lock = other.createStatement()) {
                lock.execute("begin immediate");
                refuses(learners, Trouble.LOCKED);
                awaitTold("is locked by another program");
                lock.execute("rollback");
            }
            awaitTold("kept again");
            keeps(learners, "b", 2);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 4096})
    void a_damaged_database_pauses_and_goes_on_when_a_sound_one_takes_its_place(int from) throws Exception {
        Address.SqliteFile file = file("damaged");
        Path backup = folder.resolve("backup.gz");
        try (Store store = open(file)) {
            keeps(new Learners(store), "a", 1);
            new Backup(store).write(backup);
        }
        byte[] bytes = Files.readAllBytes(file.path());
        java.util.Arrays.fill(bytes, from, bytes.length, (byte) 0x5a);
        Files.write(file.path(), bytes);
        try (Store store = open(file)) {
            awaitTold("is damaged");
            Learners learners = new Learners(store);
            refuses(learners, Trouble.DAMAGED);
            assertThat(SetAside.ifDamaged(file)).isPresent();
            assertThat(SetAside.ifDamaged(file)).isEmpty();
            awaitTold("kept again");
            new Backup(store).bringBack(backup);
            keeps(learners, "b", 2);
        }
    }

    @Test
    void a_deleted_database_is_noticed_and_a_new_one_made() throws Exception {
        Address.SqliteFile file = file("deleted");
        try (Store store = open(file)) {
            Learners learners = new Learners(store);
            keeps(learners, "a", 1);
            for (String part : new String[] {"", "-wal", "-shm"}) {
                Files.deleteIfExists(Path.of(file.path() + part));
            }
            refuses(learners, Trouble.GONE);
            awaitTold("no longer in its place");
            awaitTold("kept again");
            keeps(learners, "b", 1);
        }
    }

    private Disk disk(Address.SqliteFile file) throws IOException {
        return new Disk(Files.createDirectories(file.path().getParent()));
    }

    /** How many answers found room before there was none. */
    private int keptUntilFull(Learners learners) {
        for (int kept = 0; kept < 2000; kept++) {
            try {
                learners.keep(device, right(Secret.random(), "b"));
            } catch (Unkept unkept) {
                assertThat(unkept.trouble()).isEqualTo(Trouble.FULL);
                return kept;
            }
        }
        throw new IllegalStateException("there was always room");
    }

    private void awaitKeptAgain() throws InterruptedException {
        for (String said = ""; !said.contains("kept again"); ) {
            said = told.poll(30, TimeUnit.SECONDS);
            assertThat(said).isNotNull();
        }
    }

    @Test
    void a_database_that_may_not_grow_pauses_and_loses_nothing_confirmed() throws Exception {
        try (Store store = open(file("grown"))) {
            Learners learners = new Learners(store);
            keeps(learners, "a", 1);
            grow(store, 32);
            int kept = 1 + keptUntilFull(learners);
            awaitTold("has no room left");
            awaitKeptAgain();
            grow(store, 1_000_000);
            assertThat(learners.everything(device).orElseThrow().answers()).hasSize(kept);
            keeps(learners, "c", kept + 1);
        }
    }

    /** The one connection that writes keeps to it. */
    private static void grow(Store store, int pages) {
        int limit = store.write(handle -> handle.createQuery("pragma max_page_count = " + pages)
                .mapTo(Integer.class)
                .one());
        assertThat(limit).isEqualTo(pages);
    }

    @Test
    void a_full_disk_pauses_and_loses_nothing_confirmed() throws Exception {
        Address.SqliteFile file = file("full");
        try (Disk disk = disk(file);
                Store store = open(file)) {
            Learners learners = new Learners(store);
            keeps(learners, "a", 1);
            Path filler = disk.fill();
            int kept = 1 + keptUntilFull(learners);
            awaitTold("has no room left");
            Files.delete(filler);
            awaitKeptAgain();
            assertThat(learners.everything(device).orElseThrow().answers()).hasSize(kept);
            keeps(learners, "c", kept + 1);
        }
    }

    @Test
    void a_read_only_disk_pauses_until_it_can_be_written_again() throws Exception {
        Address.SqliteFile file = file("read-only");
        try (Disk disk = disk(file)) {
            try (Store store = open(file)) {
                keeps(new Learners(store), "a", 1);
            }
            disk.remount("ro");
            try (Store store = open(file)) {
                awaitTold("may only be read");
                Learners learners = new Learners(store);
                refuses(learners, Trouble.READ_ONLY);
                disk.remount("rw");
                awaitTold("kept again");
                keeps(learners, "b", 2);
            }
        }
    }

    @Test
    void a_stopped_postgresql_pauses_and_goes_on_when_it_is_started_again() throws Exception {
        Path data = folder.resolve("data");
        EmbeddedPostgres first = EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .start();
        int port = first.getPort();
        try (Store store = open(new Address.Postgres(first.getJdbcUrl("postgres", "postgres")))) {
            Learners learners = new Learners(store);
            keeps(learners, "a", 1);
            first.close();
            refuses(learners, Trouble.AWAY);
            awaitTold("cannot be reached");
            try (EmbeddedPostgres again = EmbeddedPostgres.builder()
                    .setDataDirectory(data)
                    .setCleanDataDirectory(false)
                    .setPort(port)
                    .start()) {
                awaitKeptAgain();
                keeps(learners, "b", 2);
                assertThat(again.getPort()).isEqualTo(port);
            }
        }
    }

    @Test
    void a_wrong_password_pauses_until_it_is_the_right_one() throws Exception {
        Path data = folder.resolve("secured");
        try (EmbeddedPostgres server = EmbeddedPostgres.builder()
                        .setDataDirectory(data)
                        .setCleanDataDirectory(false)
                        .start();
                Connection owner = server.getPostgresDatabase().getConnection();
                Statement statement = owner.createStatement()) {
            statement.execute("create role keeper login password 'one'");
            statement.execute("grant all on schema public to keeper");
            Files.writeString(
                    data.resolve("pg_hba.conf"),
                    "host all keeper all scram-sha-256\nhost all all all trust\nlocal all all trust\n");
            statement.execute("select pg_reload_conf()");
            String url = "jdbc:postgresql://localhost:" + server.getPort() + "/postgres?user=keeper&password=two";
            try (Store store = open(new Address.Postgres(url))) {
                assertThat(told.poll(30, TimeUnit.SECONDS))
                        .contains("refuses the user or the password")
                        .doesNotContain("two");
                statement.execute("alter role keeper password 'two'");
                awaitTold("kept again");
                keeps(new Learners(store), "a", 1);
            }
        }
    }
}
