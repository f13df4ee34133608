package forhont.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program, started as a person starts it, in a folder that has nothing to do with it. */
@Timeout(120)
class JarIT {

    private static final Path JAR = Path.of("target", "forhont.jar").toAbsolutePath();

    @TempDir
    private Path elsewhere;

    @Test
    void serve_prints_the_address_at_which_the_site_answers_and_ends_when_told() throws Exception {
        Process serve = start("serve", "--port", "0");
        try (BufferedReader out = serve.inputReader(StandardCharsets.UTF_8)) {
            String address = out.readLine();
            assertThat(address).matches("http://localhost:\\d+/");
            assertThat(status(address)).isEqualTo(200);
            assertThat(status(address + "cs/")).isEqualTo(200);
        } finally {
            serve.destroy();
        }
        assertThat(serve.waitFor()).isNotZero();
    }

    @Test
    void serve_says_that_the_port_is_taken() throws Exception {
        Process first = start("serve", "--port", "0");
        try (BufferedReader out = first.inputReader(StandardCharsets.UTF_8)) {
            String port = out.readLine().replaceAll("\\D", "");
            Process second = start("serve", "--port", port);
            assertThat(text(second.errorReader(StandardCharsets.UTF_8)))
                    .endsWith("Port " + port + " is taken; choose another with --port.")
                    .doesNotContain("Exception", "Javalin");
            assertThat(second.waitFor()).isEqualTo(1);
        } finally {
            first.destroy();
        }
    }

    @Test
    void check_proves_what_the_jar_carries() throws Exception {
        Process check = start("check");
        assertThat(text(check.inputReader(StandardCharsets.UTF_8)))
                .contains("Čeština")
                .endsWith("no fault");
        assertThat(check.waitFor()).isZero();
    }

    @Test
    void the_jar_carries_the_seal_of_what_it_carries() throws Exception {
        Path seal = elsewhere.resolve("seal");
        assertThat(start("check", "--seal", seal.toString()).waitFor()).isZero();
        try (FileSystem jar = FileSystems.newFileSystem(JAR)) {
            assertThat(jar.getPath("META-INF", "forhont.seal")).hasSameTextualContentAs(seal);
        }
    }

    @Test
    void engine_answers_line_by_line() throws Exception {
        Process engine = start("engine");
        engine.getOutputStream()
                .write("{\"id\":\"a\",\"ask\":\"bids\",\"current\":null}\nnonsense\n".getBytes(StandardCharsets.UTF_8));
        engine.getOutputStream().close();
        String answers = text(engine.inputReader(StandardCharsets.UTF_8));
        assertThat(answers.lines()).hasSize(2);
        assertThat(answers).startsWith("{\"id\":\"a\",\"options\":[").contains("\"bad-json\"");
        assertThat(engine.waitFor()).isZero();
    }

    private Process start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", JAR.toString()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).directory(elsewhere.toFile()).start();
    }

    private static int status(String address) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.discarding())
                .statusCode();
    }

    private static String text(BufferedReader reader) {
        return String.join("\n", reader.lines().toList());
    }
}
