package forhont.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Where content and languages are read from: what the program carries, or folders that take its place. */
public final class Source implements AutoCloseable {
    private final Folder content;
    private final Folder locales;
    private final Optional<ZipFile> jar;

    private Source(Folder content, Folder locales, Optional<ZipFile> jar) {
        this.content = content;
        this.locales = locales;
        this.jar = jar;
    }

    /** The content and languages the program carries, in its jar or beside its classes. */
    public static Source packed() {
        try {
            URI code = Source.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI();
            Path place = Path.of(code);
            if (Files.isDirectory(place)) {
                return new Source(
                        Folder.onDisk("content", place.resolve("content")),
                        Folder.onDisk("locales", place.resolve("locales")),
                        Optional.empty());
            }
            return in(place);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the program's own place has no path", e);
        }
    }

    /** The content and languages in a jar. */
    static Source in(Path file) {
        try {
            ZipFile jar = new ZipFile(file.toFile());
            Tree tree = new ArchiveTree(jar, path -> path.startsWith("content/") || path.startsWith("locales/"));
            return new Source(
                    new Folder("content", tree, "content/"), new Folder("locales", tree, "locales/"), Optional.of(jar));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same with the content of a folder. */
    public Source withContent(Path folder) {
        return new Source(Folder.onDisk(folder.toString(), folder), locales, jar);
    }

    /** The same with the languages of a folder. */
    public Source withLocales(Path folder) {
        return new Source(content, Folder.onDisk(folder.toString(), folder), jar);
    }

    Folder content() {
        return content;
    }

    Folder locales() {
        return locales;
    }

    /** The seal of the jar that carries both content and languages; empty where folders are read. */
    Optional<String> seal() {
        return jar.filter(open -> content.tree() instanceof ArchiveTree && locales.tree() instanceof ArchiveTree)
                .flatMap(open -> Optional.ofNullable(open.getEntry(Seal.FILE)).map(entry -> text(open, entry)));
    }

    private static String text(ZipFile jar, ZipEntry entry) {
        try (InputStream in = jar.getInputStream(entry)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        if (jar.isPresent()) {
            try {
                jar.get().close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
