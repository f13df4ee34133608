package forhont.content;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;

/**
 * A folder of YAML files.
 *
 * @param name what its faults call it
 * @param path where it is in the tree
 */
record Folder(String name, Tree tree, String path) {
    private static final String YAML = ".yaml";

    /** A folder of the disk. */
    static Folder onDisk(String name, Path path) {
        return new Folder(name, new DiskTree(path), "");
    }

    Folder in(String child) {
        return new Folder(name + "/" + child, tree, path + child + "/");
    }

    /** The first line of a file. */
    Place start(String file) {
        return new Place(name + "/" + file + YAML, 1);
    }

    boolean has(String file) {
        return tree.has(path + file + YAML);
    }

    /** The names of its YAML files, without {@code .yaml}, in order. */
    List<String> files() {
        return tree.files(path).stream()
                .filter(file -> file.endsWith(YAML))
                .map(file -> file.substring(0, file.length() - YAML.length()))
                .toList();
    }

    /** The names of its folders, in order. */
    List<String> folders() {
        return tree.folders(path);
    }

    /** Of every file below it, by its path from here, the checksum. */
    SortedMap<String, String> checksums() {
        return tree.checksums(path);
    }

    /** What changes when the file of that name (without {@code .yaml}) does. */
    String checksum(String file) {
        try {
            return tree.checksum(path + file + YAML);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file of that name (without {@code .yaml}); one that is missing or no YAML is a fault and absent. */
    Node read(String file, Faults faults) {
        Place place = start(file);
        if (!has(file)) {
            faults.add(place, "the file is missing", "the file " + file + YAML);
            return Node.absent(place, faults);
        }
        try {
            return Yaml.read(text(tree.read(path + file + YAML)), place.path(), faults);
        } catch (CharacterCodingException e) {
            faults.add(place, "the file is not in UTF-8", "the file in UTF-8");
            return Node.absent(place, faults);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(byte[] bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }
}
