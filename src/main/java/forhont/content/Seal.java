package forhont.content;

import java.util.stream.Collectors;

/**
 * The checksums of all content and languages that a build has proved. The jar of that build carries them, so that the
 * program in it need not prove the same files at every start; files that have been changed since are proved.
 */
final class Seal {
    /** Where a jar carries it. */
    static final String FILE = "META-INF/forhont.seal";

    private Seal() {}

    static boolean holds(Source source) {
        return source.seal().filter(seal -> seal.equals(of(source))).isPresent();
    }

    /** Of each file a line: its path and its checksum. */
    static String of(Source source) {
        return lines("content", source.content()) + "\n" + lines("locales", source.locales());
    }

    private static String lines(String name, Folder folder) {
        return folder.checksums().entrySet().stream()
                .map(file -> name + "/" + file.getKey() + " " + file.getValue())
                .collect(Collectors.joining("\n"));
    }
}
