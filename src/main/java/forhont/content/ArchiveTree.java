package forhont.content;

import java.io.IOException;
import java.io.InputStream;
import java.util.HexFormat;
import java.util.List;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Some files of an archive. A Java file system over it would take in each of the many thousand other files of a program
 * again, which delays its start; the archive itself knows them already, and their checksums.
 */
final class ArchiveTree implements Tree {
    private final ZipFile archive;
    private final NavigableMap<String, ZipEntry> entries = new TreeMap<>();

    /** Those files whose paths are wanted. */
    ArchiveTree(ZipFile archive, Predicate<String> wanted) {
        this.archive = archive;
        archive.stream()
                .filter(entry -> !entry.isDirectory() && wanted.test(entry.getName()))
                .forEach(entry -> entries.put(entry.getName(), entry));
    }

    @Override
    public List<String> files(String folder) {
        return below(folder).filter(path -> path.indexOf('/') < 0).toList();
    }

    @Override
    public List<String> folders(String folder) {
        return below(folder)
                .filter(path -> path.indexOf('/') >= 0)
                .map(path -> path.substring(0, path.indexOf('/')))
                .distinct()
                .toList();
    }

    @Override
    public boolean has(String file) {
        return entries.containsKey(file);
    }

    @Override
    public byte[] read(String file) throws IOException {
        try (InputStream in = archive.getInputStream(entries.get(file))) {
            return in.readAllBytes();
        }
    }

    @Override
    public String checksum(String file) {
        return HexFormat.of().toHexDigits((int) entries.get(file).getCrc());
    }

    @Override
    public SortedMap<String, String> checksums(String folder) {
        SortedMap<String, String> sums = new TreeMap<>();
        below(folder).forEach(path -> sums.put(path, checksum(folder + path)));
        return sums;
    }

    /** In order, the path of each file below a folder, from there. */
    private Stream<String> below(String folder) {
        return entries.tailMap(folder).keySet().stream()
                .takeWhile(path -> path.startsWith(folder))
                .map(path -> path.substring(folder.length()));
    }
}
