package forhont.content;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The digest of all content and languages that a build has proved. The jar of that build carries it, so that the program
 * in it need not prove the same files at every start; files that have been changed since are proved.
 */
final class Seal {
    /** Where a jar carries it. */
    static final String FILE = "META-INF/forhont.seal";

    private Seal() {}

    static boolean holds(Source source) {
        return source.seal()
                .filter(Files::isRegularFile)
                .map(seal -> text(seal).strip().equals(of(source)))
                .orElse(false);
    }

    /** The SHA-256 digest of the names, lengths and bytes of all files. */
    static String of(Source source) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            add(source.content(), "content", digest);
            add(source.locales(), "locales", digest);
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private static void add(Folder folder, String name, MessageDigest digest) {
        files(folder.path()).forEach((place, file) -> {
            byte[] bytes = bytes(file);
            digest.update((name + "/" + place + "\n" + bytes.length + "\n").getBytes(StandardCharsets.UTF_8));
            digest.update(bytes);
        });
    }

    /** By its place in the folder, each file; the same order on every system. */
    private static SortedMap<String, Path> files(Path folder) {
        SortedMap<String, Path> places = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(Files::isRegularFile)
                    .forEach(file ->
                            places.put(folder.relativize(file).toString().replace('\\', '/'), file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return places;
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        return new String(bytes(file), StandardCharsets.UTF_8);
    }
}
