package forhont.content;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where content and languages are read from: what the program carries, or folders that take its place. */
public final class Source implements AutoCloseable {
    private final Folder content;
    private final Folder locales;
    private final Optional<FileSystem> jar;

    private Source(Folder content, Folder locales, Optional<FileSystem> jar) {
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
                        new Folder("content", place.resolve("content")),
                        new Folder("locales", place.resolve("locales")),
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
            FileSystem jar = FileSystems.newFileSystem(file);
            return new Source(
                    new Folder("content", jar.getPath("content")),
                    new Folder("locales", jar.getPath("locales")),
                    Optional.of(jar));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same with the content of a folder. */
    public Source withContent(Path folder) {
        return new Source(new Folder(folder.toString(), folder), locales, jar);
    }

    /** The same with the languages of a folder. */
    public Source withLocales(Path folder) {
        return new Source(content, new Folder(folder.toString(), folder), jar);
    }

    Folder content() {
        return content;
    }

    Folder locales() {
        return locales;
    }

    /** Where the jar that carries both content and languages has its seal; empty where folders are read. */
    Optional<Path> seal() {
        return jar.filter(open -> content.path().getFileSystem().equals(open)
                        && locales.path().getFileSystem().equals(open))
                .map(open -> open.getPath(Seal.FILE));
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
