package forhont.web;

import forhont.storage.Address;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The site in a process of its own, started as a person starts it, on a free port. */
public final class Served implements AutoCloseable {
    private final Process process;
    private final BufferedReader out;
    private final Path log;

    private Served(Process process, Path log) {
        this.process = process;
        this.out = process.inputReader(StandardCharsets.UTF_8);
        this.log = log;
    }

    /** Starts it on a database; {@code before} stands before the command, to take rights from it, say. */
    public static Served on(Address address, String... before) throws IOException {
        Path log = Files.createTempFile("forhont-served", ".log");
        List<String> command = new ArrayList<>(List.of(before));
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "forhont.cli.Main",
                "serve",
                "--port",
                "0",
                "--database",
                address instanceof Address.Postgres postgres ? postgres.url() : address.toString()));
        return new Served(
                new ProcessBuilder(command).redirectError(log.toFile()).start(), log);
    }

    /** Somebody who asks it; waits until it listens, so it is asked for once. */
    Client client() throws IOException {
        String address = out.readLine();
        if (address == null) {
            throw new IllegalStateException(said());
        }
        return new Client(address.replaceFirst("/$", ""));
    }

    long id() {
        return process.pid();
    }

    /** Ends it at once, whatever it is doing. */
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** What it has logged so far. */
    public String said() throws IOException {
        return Files.readString(log);
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        process.onExit().join();
        out.close();
        Files.delete(log);
    }
}
