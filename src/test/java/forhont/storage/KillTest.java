package forhont.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills a process that answers at random moments: no confirmed answer is missing, none is doubled, the database opens.
 * Ten times; more with {@code mvn test -Dtest=KillTest -Dforhont.kills=200}.
 */
class KillTest {
    private static final int KILLS = Integer.getInteger("forhont.kills", 10);
    private static final int MOST_MILLISECONDS = 400;

    @TempDir
    private Path folder;

    @Test
    void no_confirmed_answer_is_lost_or_doubled_whenever_the_process_is_killed() throws Exception {
        Address.SqliteFile file = new Address.SqliteFile(folder.resolve("forhont.db"));
        Random chance = new Random(5);
        Set<String> confirmed = new HashSet<>();
        for (int kill = 1; kill <= KILLS; kill++) {
            int before = confirmed.size();
            confirmed.addAll(answeredUntilKilled(file, chance.nextInt(MOST_MILLISECONDS)));
            assertThat(confirmed.size()).as("confirmed before kill " + kill).isGreaterThan(before);
            prove(file, confirmed, kill);
        }
        System.out.println(KILLS + " kills, " + confirmed.size() + " confirmed answers, none lost, none doubled");
    }

    /** The confirmed answers; the moment of the kill is counted from the first of them. */
    // Killed by its handle: killing the process itself would close its output before it is read.
    private static List<String> answeredUntilKilled(Address.SqliteFile file, int milliseconds) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Answering.class.getName(),
                        file.path().toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<String> lines = new ArrayList<>();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            lines.add(out.readLine());
            CompletableFuture<Boolean> killed = CompletableFuture.supplyAsync(
                    process.toHandle()::destroyForcibly,
                    CompletableFuture.delayedExecutor(milliseconds, TimeUnit.MILLISECONDS));
            read(out, lines);
            assertThat(killed.join()).isTrue();
        }
        process.waitFor();
        assertThat(lines).allMatch(line -> line.matches("[0-9a-f]{64}"));
        return lines;
    }

    /** Up to the end; a line that was cut off by the kill was not read by anybody. */
    private static void read(BufferedReader out, List<String> lines) throws IOException {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.length() == 64) {
                lines.add(line);
            }
        }
    }

    private static void prove(Address.SqliteFile file, Set<String> confirmed, int kill) {
        try (Store store = Store.open(file, InstantSource.system(), sentence -> {})) {
            assertThat(store.trouble()).as("after kill " + kill).isEmpty();
            Learners learners = new Learners(store);
            List<String> kept = new ArrayList<>();
            for (int i = 0; i < Answering.learners(); i++) {
                learners.everything(Answering.device(i)).stream()
                        .flatMap(all -> all.answers().stream())
                        .forEach(answer -> kept.add(answer.item()));
            }
            assertThat(kept).as("after kill " + kill).doesNotHaveDuplicates();
            assertThat(new HashSet<>(kept)).as("after kill " + kill).containsAll(confirmed);
        }
    }
}
