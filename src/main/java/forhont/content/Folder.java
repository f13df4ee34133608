package forhont.content;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A folder of YAML files.
 *
 * @param name what its faults call it
 */
record Folder(String name, Path path) {
    private static final String YAML = ".yaml";
    private static final int DIGEST_BYTES = 6;

    Folder in(String child) {
        return new Folder(name + "/" + child, path.resolve(child));
    }

    boolean exists() {
        return Files.isDirectory(path);
    }

    /** The first line of a file. */
    Place start(String file) {
        return new Place(name + "/" + file + YAML, 1);
    }

    boolean has(String file) {
        return Files.isRegularFile(path.resolve(file + YAML));
    }

    /** The names of its YAML files, without {@code .yaml}, in order. */
    List<String> files() {
        return children(child -> child.toString().endsWith(YAML) && Files.isRegularFile(child)).stream()
                .map(child -> child.substring(0, child.length() - YAML.length()))
                .toList();
    }

    /** The names of its folders, in order. */
    List<String> folders() {
        return children(Files::isDirectory);
    }

    private List<String> children(Predicate<Path> wanted) {
        if (!exists()) {
            return List.of();
        }
        try (Stream<Path> children = Files.list(path)) {
            return children.filter(wanted)
                    .map(child -> child.getFileName().toString().replace("/", ""))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The first digits of the SHA-256 digest of a file, which change when the file does. */
    String digest(String file) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(path.resolve(file + YAML)));
            return HexFormat.of().formatHex(digest, 0, DIGEST_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file of that name (without {@code .yaml}); one that is missing or no YAML is a fault and absent. */
    Node read(String file, Faults faults) {
        Place place = start(file);
        Path target = path.resolve(file + YAML);
        if (!Files.isRegularFile(target)) {
            faults.add(place, "the file is missing", "the file " + file + YAML);
            return Node.absent(place, faults);
        }
        try {
            return Yaml.read(Files.readString(target), place.path(), faults);
        } catch (CharacterCodingException e) {
            faults.add(place, "the file is not in UTF-8", "the file in UTF-8");
            return Node.absent(place, faults);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
