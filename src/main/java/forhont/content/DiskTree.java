package forhont.content;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** The files below a folder of the disk. */
record DiskTree(Path root) implements Tree {

    @Override
    public List<String> files(String folder) {
        return children(root.resolve(folder), Files::isRegularFile);
    }

    @Override
    public List<String> folders(String folder) {
        return children(root.resolve(folder), Files::isDirectory);
    }

    @Override
    public boolean has(String file) {
        return Files.isRegularFile(root.resolve(file));
    }

    @Override
    public byte[] read(String file) throws IOException {
        return Files.readAllBytes(root.resolve(file));
    }

    @Override
    public String checksum(String file) throws IOException {
        CRC32 crc = new CRC32();
        crc.update(read(file));
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }

    @Override
    public SortedMap<String, String> checksums(String folder) {
        Path from = root.resolve(folder);
        SortedMap<String, String> sums = new TreeMap<>();
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                String path = from.relativize(file).toString().replace('\\', '/');
                sums.put(path, checksum(folder + path));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sums;
    }

    private static List<String> children(Path folder, Predicate<Path> wanted) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(wanted)
                    .map(child -> child.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
