package forhont.cli;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.storage.Address;
import forhont.storage.Answered;
import forhont.storage.Learners;
import forhont.storage.Secret;
import forhont.storage.Store;
import forhont.storage.Takeout;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The commands backup and restore, and what they refuse. */
class BackupCommandTest {
    private final Secret device = Secret.random();
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private Path file(String name) {
        return folder.resolve(name);
    }

    private int run(String command, String database, String backup) {
        return new CommandLine(new Main())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(
                        command,
                        "--database",
                        file(database).toString(),
                        file(backup).toString());
    }

    private Store open(String database) {
        return Store.open(new Address.SqliteFile(file(database)), InstantSource.system(), sentence -> {});
    }

    private void answered(String database) {
        try (Store store = open(database)) {
            String item = Secret.random().digest();
            Instant now = Instant.ofEpochMilli(1_700_000_000_123L);
            new Learners(store)
                    .keep(device, new Answered(item, "JS", "trumping", "follow-suit", "0", 1, true, List.of(), now));
        }
    }

    private Optional<Takeout> everything(String database) {
        try (Store store = open(database)) {
            return new Learners(store).everything(device);
        }
    }

    @Test
    void what_one_database_held_is_brought_back_into_another() {
        answered("one.db");
        assertThat(run("backup", "one.db", "b.gz")).isZero();
        assertThat(out.toString().strip()).isEqualTo("3 rows in " + file("b.gz"));
        assertThat(run("restore", "two.db", "b.gz")).isZero();
        assertThat(out.toString()).contains("3 rows from " + file("b.gz"));
        assertThat(everything("two.db")).isPresent().isEqualTo(everything("one.db"));
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void a_damaged_file_is_set_aside_and_replaced_by_the_backup() throws Exception {
        answered("one.db");
        Optional<Takeout> before = everything("one.db");
        run("backup", "one.db", "b.gz");
        byte[] bytes = Files.readAllBytes(file("one.db"));
        Arrays.fill(bytes, 200, bytes.length, (byte) 1);
        Files.write(file("one.db"), bytes);
        assertThat(run("backup", "one.db", "c.gz")).isEqualTo(1);
        assertThat(err.toString()).contains("damaged", "restore").doesNotContain("Exception");
        assertThat(file("c.gz.part")).doesNotExist();
        assertThat(run("restore", "one.db", "b.gz")).isZero();
        assertThat(err.toString()).contains("The damaged database is now in " + file("one.db.damaged-1"));
        assertThat(everything("one.db")).isEqualTo(before);
    }

    @Test
    void a_backup_of_a_file_that_is_not_there_is_refused_and_makes_none() {
        assertThat(run("backup", "typo.db", "b.gz")).isEqualTo(1);
        assertThat(err.toString()).contains("typo.db").contains("not there");
        assertThat(file("typo.db")).doesNotExist();
        assertThat(file("b.gz")).doesNotExist();
    }

    @Test
    void a_file_that_is_no_backup_is_refused_and_nothing_is_touched() throws Exception {
        answered("one.db");
        Files.writeString(file("b.gz"), "something else");
        assertThat(run("restore", "one.db", "b.gz")).isEqualTo(1);
        assertThat(run("restore", "one.db", "missing.gz")).isEqualTo(1);
        assertThat(err.toString()).contains("b.gz", "missing.gz").doesNotContain("\tat ");
        assertThat(everything("one.db")).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"backup", "restore", "serve"})
    void a_database_of_a_newer_version_is_left_alone_with_a_clear_word(String command) throws Exception {
        answered("one.db");
        run("backup", "one.db", "b.gz");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file("one.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("insert into flyway_schema_history values"
                    + " (99, '99', 'later', 'SQL', 'V99__later.sql', 1, '', current_timestamp, 1, 1)");
        }
        byte[] before = Files.readAllBytes(file("one.db"));
        int code = command.equals("serve") ? serve("one.db") : run(command, "one.db", "b.gz");
        assertThat(code).isEqualTo(1);
        assertThat(err.toString()).contains("one.db", "schema 99 of a newer version", "Start the newer version.");
        assertThat(Files.readAllBytes(file("one.db"))).isEqualTo(before);
    }

    private int serve(String database) {
        return new CommandLine(new Main())
                .setErr(new PrintWriter(err, true))
                .execute("serve", "--port", "0", "--database", file(database).toString());
    }
}
