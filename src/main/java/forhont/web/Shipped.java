package forhont.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A library by others that the site is served with.
 *
 * @param licence as SPDX writes it
 * @param inBrowser whether it is sent to browsers
 * @param artifacts by which names the build knows it
 */
record Shipped(String name, String version, String licence, boolean inBrowser, List<String> artifacts) {
    private static final int FIELDS = 5;

    Shipped {
        artifacts = List.copyOf(artifacts);
    }

    /** All of them, those sent to browsers first. */
    static List<Shipped> all() {
        try (InputStream in = Shipped.class.getResourceAsStream("libraries.txt")) {
            if (in == null) {
                throw new IllegalStateException("the class path holds libraries.txt");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Shipped::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Shipped parse(String line) {
        String[] fields = line.split(" \\| ", -1);
        if (fields.length != FIELDS) {
            throw new IllegalArgumentException("a library is told in " + FIELDS + " fields, not so: " + line);
        }
        return new Shipped(
                fields[0], fields[1], fields[2], fields[3].equals("browser"), List.of(fields[4].split(" ", -1)));
    }
}
