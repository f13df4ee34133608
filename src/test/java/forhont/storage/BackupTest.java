package forhont.storage;

import static forhont.storage.Given.right;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BackupTest {
    private final Secret device = Secret.random();

    @TempDir
    private Path folder;

    private static Store open(Address address) {
        return Store.open(address, InstantSource.system(), sentence -> {});
    }

    @ParameterizedTest
    @CsvSource({"SQLITE,SQLITE", "SQLITE,POSTGRES", "POSTGRES,SQLITE", "POSTGRES,POSTGRES"})
    void a_backup_is_brought_back_in_the_place_of_all_there_is(Databases from, Databases to) throws IOException {
        Path file = folder.resolve("backup.gz");
        Takeout before;
        try (Store store = open(from.fresh())) {
            Learners learners = new Learners(store);
            for (int step = 0; step < 1200; step++) {
                learners.keep(device, right(Secret.random(), "s" + step % 7));
            }
            learners.recovery(device);
            before = learners.everything(device).orElseThrow();
            assertThat(new Backup(store).write(file)).isEqualTo(1203);
        }
        try (Store store = open(to.fresh())) {
            Learners learners = new Learners(store);
            Secret later = Secret.random();
            learners.keep(later, right(Secret.random(), "a"));
            assertThat(new Backup(store).bringBack(file)).isEqualTo(1203);
            assertThat(learners.everything(device)).contains(before);
            assertThat(learners.everything(later)).isEmpty();
        }
    }

    @Test
    void a_backup_that_is_not_whole_is_refused_and_nothing_is_touched() throws IOException {
        Path file = folder.resolve("backup.gz");
        try (Store store = open(Databases.SQLITE.fresh())) {
            Learners learners = new Learners(store);
            learners.keep(device, right(Secret.random(), "a"));
            Backup backup = new Backup(store);
            backup.write(file);
            byte[] bytes = Files.readAllBytes(file);
            for (int length = 1; length < bytes.length; length += 7) {
                Files.write(file, Arrays.copyOf(bytes, length));
                assertThatThrownBy(() -> backup.bringBack(file))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining(file.toString());
            }
            Files.writeString(file, "no backup at all");
            assertThatThrownBy(() -> backup.bringBack(file)).isInstanceOf(IllegalArgumentException.class);
            assertThat(learners.everything(device)).isPresent();
        }
    }

    @Test
    void a_backup_of_an_earlier_schema_is_brought_back_and_one_of_a_later_refused() throws IOException {
        Path file = folder.resolve("backup.gz");
        try (Store store = open(Databases.SQLITE.fresh())) {
            Learners learners = new Learners(store);
            Answered answered = right(Secret.random(), "a");
            learners.keep(device, answered);
            Backup backup = new Backup(store);
            backup.write(file);
            rewrite(file, text -> text.replace(",\"about\":\"\"", "").replace("\"schema\":\"3\"", "\"schema\":\"1\""));
            learners.erase(device);
            backup.bringBack(file);
            assertThat(learners.answers(device)).containsExactly(answered);
            rewrite(file, text -> text.replace("\"schema\":\"1\"", "\"schema\":\"4\""));
            assertThatThrownBy(() -> backup.bringBack(file)).hasMessageContaining("schema 4");
        }
    }

    private static void rewrite(Path file, UnaryOperator<String> change) throws IOException {
        String text;
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertThat(change.apply(text)).isNotEqualTo(text);
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(change.apply(text).getBytes(StandardCharsets.UTF_8));
        }
    }
}
