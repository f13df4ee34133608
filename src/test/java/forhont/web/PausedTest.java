package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import forhont.storage.Address;
import forhont.storage.Backup;
import forhont.storage.Disk;
import forhont.storage.SetAside;
import forhont.storage.Store;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The site while its database cannot be used, for each reason: it says what is paused, goes on teaching, comes back by
 * itself and has everything it confirmed.
 */
@Timeout(120)
class PausedTest {
    private static final String BANNER = "banner is-warning";
    private static final String STATE = "course-state";
    private static final String DONE = "1 z\u00a012";

    @TempDir
    private Path folder;

    private Address.SqliteFile file() {
        return new Address.SqliteFile(folder.resolve("forhont.db"));
    }

    private static void isPaused(Device device) {
        HttpResponse<String> judged = device.answer();
        assertThat(judged.body()).contains("verdict is-right").contains(BANNER);
        assertThat(judged.headers().allValues("Set-Cookie")).isEmpty();
        assertThat(device.get("/cs/").body())
                .contains(BANNER, word("page.home.unknown"))
                .doesNotContain(STATE, word("page.home.start"));
        assertThat(device.get("/cs/lessons/trumping").body()).contains(BANNER, word("page.lesson.unknown"));
        assertThat(device.get("/cs/my-data").body()).contains(BANNER, word("page.my-data.paused"));
        assertThat(device.get("/cs" + MixUpsPage.PATH).body()).contains(BANNER, word("page.mix-ups.unknown"));
        assertThat(device.get("/cs" + ProgressPage.PATH).body()).contains(BANNER, word("page.progress.unknown"));
        assertThat(device.get("/cs" + PracticePage.PATH).body()).contains(BANNER);
        assertThat(device.get(Device.EXPORT).statusCode()).isEqualTo(503);
        assertThat(device.post("/cs/my-data/move", "").statusCode()).isEqualTo(503);
    }

    private static String word(String key) {
        return TestSite.languages().find("cs").orElseThrow().text(key);
    }

    private static void awaitSite(Device device) {
        while (device.get("/cs/").body().contains(BANNER)) {
            Thread.onSpinWait();
        }
    }

    /** What was confirmed before is there, and the next answer is kept too. */
    private static void isBack(Device device, int confirmed) {
        awaitSite(device);
        assertThat(device.get("/cs/").body()).contains(DONE, STATE);
        assertThat(device.answer().body()).contains("verdict is-right").doesNotContain(BANNER);
        assertThat(answers(device)).isEqualTo(confirmed + 1);
    }

    private static long answers(Device device) {
        return device.get(Device.EXPORT)
                .body()
                .lines()
                .filter(line -> line.contains("\"item\""))
                .count();
    }

    @Test
    void a_locked_file() throws Exception {
        try (TestSite site = new TestSite(file());
                Connection other = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement lock = other.createStatement()) {
            Device device = new Device(new Client(site)).answered();
            lock.execute("begin immediate");
            isPaused(device);
            lock.execute("rollback");
            isBack(device, 1);
        }
    }

    @Test
    void somebody_new_gets_no_memory_while_nothing_is_kept_and_one_afterwards() throws Exception {
        try (TestSite site = new TestSite(file());
                Connection other = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement lock = other.createStatement()) {
            Device device = new Device(new Client(site));
            lock.execute("begin immediate");
            assertThat(device.answer().body()).contains("verdict is-right", BANNER);
            assertThat(device.cookie()).isEmpty();
            assertThat(device.get("/cs/").body()).contains(BANNER, word("page.home.start"), "0 z\u00a08");
            lock.execute("rollback");
            awaitSite(device);
            assertThat(device.answered().cookie()).startsWith("learner=");
        }
    }

    @Test
    void a_damaged_file_until_a_backup_is_brought_back() throws Exception {
        Path backup = folder.resolve("backup.gz");
        Device device;
        try (TestSite site = new TestSite(file())) {
            device = new Device(new Client(site)).answered();
            withStore(store -> assertThat(new Backup(store).write(backup)).isEqualTo(3));
        }
        byte[] bytes = Files.readAllBytes(file().path());
        Arrays.fill(bytes, 0, bytes.length, (byte) 0x5a);
        Files.write(file().path(), bytes);
        try (TestSite site = new TestSite(file())) {
            Device same = device.at(new Client(site));
            isPaused(same);
            assertThat(SetAside.ifDamaged(file())).isPresent();
            awaitSite(same);
            withStore(store -> assertThat(new Backup(store).bringBack(backup)).isEqualTo(3));
            isBack(same, 1);
        }
    }

    private interface Work {
        void with(Store store) throws IOException;
    }

    private void withStore(Work work) throws IOException {
        try (Store store = Store.open(file(), InstantSource.system(), sentence -> {})) {
            work.with(store);
        }
    }

    @Test
    void a_full_disk() throws Exception {
        try (Disk disk = new Disk(folder);
                TestSite site = new TestSite(file())) {
            Device device = new Device(new Client(site)).answered();
            Path filler = disk.fill();
            int confirmed = 1;
            while (!device.answer().body().contains(BANNER)) {
                confirmed++;
            }
            Files.delete(filler);
            isBack(device, confirmed);
        }
    }

    @Test
    void a_file_that_may_not_grow() throws Exception {
        try (Served site = Served.on(file())) {
            Device device = new Device(site.client()).answered();
            limit(site, "4096");
            isPaused(device);
            limit(site, "unlimited");
            isBack(device, 1);
            assertThat(site.said()).contains("Progress is kept again");
        }
    }

    /** How long a file the process may write. */
    private static void limit(Served site, String bytes) throws Exception {
        run("prlimit", "--pid", String.valueOf(site.id()), "--fsize=" + bytes + ":unlimited");
    }

    private static void run(String... command) throws Exception {
        int code = new ProcessBuilder(command).inheritIO().start().waitFor();
        assumeTrue(code == 0, "not allowed here: " + String.join(" ", command));
    }

    @Test
    void a_file_that_may_only_be_read() throws Exception {
        Device device;
        try (TestSite site = new TestSite(file())) {
            device = new Device(new Client(site)).answered();
        }
        permit("r--r--r--");
        try (Served site = Served.on(file(), asOthers())) {
            Device same = device.at(site.client());
            isPaused(same);
            assertThat(site.said()).contains("may only be read");
            permit("rw-r--r--");
            isBack(same, 1);
        }
    }

    private void permit(String rights) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(rights));
            }
        }
    }

    /** Root may write what may only be read, unless it gives up that right. */
    private String[] asOthers() throws Exception {
        String[] command = {"setpriv", "--bounding-set=-dac_override,-dac_read_search"};
        if (!Files.isWritable(file().path())) {
            return new String[0];
        }
        String[] proof = {"test", "!", "-w", file().toString()};
        run(Stream.concat(Arrays.stream(command), Arrays.stream(proof)).toArray(String[]::new));
        return command;
    }

    @Test
    void a_wrong_password() throws Exception {
        Path data = folder.resolve("data");
        try (EmbeddedPostgres server = EmbeddedPostgres.builder()
                        .setDataDirectory(data)
                        .setCleanDataDirectory(false)
                        .start();
                Connection owner = server.getPostgresDatabase().getConnection();
                Statement statement = owner.createStatement()) {
            statement.execute("create role keeper login password 'one'");
            statement.execute("grant all on schema public to keeper");
            Files.write(
                    data.resolve("pg_hba.conf"),
                    List.of("host all keeper all scram-sha-256", "host all all all trust", "local all all trust"));
            statement.execute("select pg_reload_conf()");
            String url = "jdbc:postgresql://localhost:" + server.getPort() + "/postgres?user=keeper&password=";
            Device device;
            try (TestSite site = new TestSite(new Address.Postgres(url + "one"))) {
                device = new Device(new Client(site)).answered();
            }
            try (TestSite site = new TestSite(new Address.Postgres(url + "two"))) {
                Device same = device.at(new Client(site));
                isPaused(same);
                statement.execute("alter role keeper password 'two'");
                isBack(same, 1);
            }
        }
    }
}
