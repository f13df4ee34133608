package forhont.cli;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.storage.Address;
import forhont.storage.Answered;
import forhont.storage.Learners;
import forhont.storage.Secret;
import forhont.storage.Store;
import forhont.web.Served;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class ServeTest {
    @TempDir
    private Path folder;

    @Test
    @Timeout(60)
    void who_was_not_here_for_thirteen_months_is_erased_at_the_start_and_the_log_says_how_many() throws Exception {
        Address.SqliteFile file = new Address.SqliteFile(folder.resolve("forhont.db"));
        Secret away = Secret.random();
        Secret here = Secret.random();
        answer(file, Instant.now().minus(Duration.ofDays(400)), away);
        answer(file, Instant.now(), here);
        try (Served site = Served.on(file)) {
            while (!site.said().contains("Learners erased, unused for 13 months: 1")) {
                Thread.onSpinWait();
            }
        }
        try (Store store = Store.open(file, InstantSource.system(), sentence -> {})) {
            assertThat(new Learners(store).everything(away)).isEmpty();
            assertThat(new Learners(store).everything(here)).isPresent();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "65536", "99999", "x"})
    void a_port_there_cannot_be_is_told_in_a_line(String port) {
        StringWriter said = new StringWriter();
        int code = new CommandLine(new Serve()).setErr(new PrintWriter(said)).execute("--port=" + port);
        assertThat(code).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(said.toString().lines().findFirst().orElseThrow()).contains("port", port);
        assertThat(said.toString()).doesNotContain("Exception", "\tat ");
    }

    private static void answer(Address file, Instant when, Secret device) {
        try (Store store = Store.open(file, InstantSource.fixed(when), sentence -> {})) {
            String item = Secret.random().digest();
            new Learners(store)
                    .keep(device, new Answered(item, "JS", "trumping", "follow-suit", "0", 1, true, List.of(), when));
        }
    }
}
