package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SealTest {
    @TempDir
    private Path folder;

    @Test
    void a_sealed_library_is_the_proved_one() throws IOException {
        Path jar = jar();
        Library proved = read(jar);
        Source source = Source.in(jar);
        Library sealed = Library.open(source).library().orElseThrow();
        assertThat(Seal.holds(source)).isTrue();
        assertThat(sealed.course().lessons())
                .extracting(lesson -> lesson.id())
                .isEqualTo(proved.course().lessons().stream()
                        .map(lesson -> lesson.id())
                        .toList());
        assertThat(sealed.ruleSets()).isEqualTo(proved.ruleSets());
        assertThat(sealed.versions()).isEqualTo(proved.versions());
        proved.languages().all().forEach(language -> {
            var words = sealed.languages().find(language.tag()).orElseThrow();
            assertThat(words.keys()).isEqualTo(language.keys());
            assertThat(words.text("page.home.title")).isEqualTo(language.text("page.home.title"));
            assertThat(words.prose("rule.R-16.text").plain(card -> card))
                    .isEqualTo(language.prose("rule.R-16.text").plain(card -> card));
        });
        source.close();
    }

    @Test
    void a_changed_an_added_and_a_missing_file_break_the_seal() throws IOException {
        Path jar = jar();
        change(jar, root -> Files.writeString(root.resolve("content/course.yaml"), "parts: []\n"));
        assertThat(holds(jar)).isFalse();
        Path other = jar();
        change(other, root -> Files.writeString(root.resolve("locales/cs/more.yaml"), "a: b\n"));
        assertThat(holds(other)).isFalse();
        Path last = jar();
        change(last, root -> Files.delete(root.resolve("content/lessons/trumping.yaml")));
        assertThat(holds(last)).isFalse();
    }

    @Test
    void what_was_changed_after_the_seal_is_proved_again() throws IOException {
        Path jar = jar();
        change(jar, root -> {
            Path terms = root.resolve("locales/cs/terms.yaml");
            Files.writeString(terms, Files.readString(terms).replaceFirst("(?m)^glossary:", "nonsense:"));
        });
        assertThat(Library.open(Source.in(jar)).faults()).isNotEmpty();
    }

    @Test
    void folders_in_the_place_of_what_the_jar_carries_are_always_proved() throws IOException {
        Path jar = jar();
        try (Source source = Source.in(jar)) {
            assertThat(Seal.holds(source.withContent(Path.of("content")))).isFalse();
            assertThat(Seal.holds(source.withLocales(Path.of("locales")))).isFalse();
        }
    }

    private static boolean holds(Path jar) {
        try (Source source = Source.in(jar)) {
            return Seal.holds(source);
        }
    }

    private static Library read(Path jar) {
        try (Source source = Source.in(jar)) {
            return Library.read(source).library().orElseThrow();
        }
    }

    /** A sealed archive of all content and languages, as the packaged program is. */
    private Path jar() throws IOException {
        Path jar = Files.createTempFile(folder, "program", ".jar");
        Files.delete(jar);
        try (FileSystem archive = FileSystems.newFileSystem(jar, Map.of("create", "true"))) {
            copy(Path.of("content"), archive.getPath("content"));
            copy(Path.of("locales"), archive.getPath("locales"));
        }
        String seal;
        try (Source source = Source.in(jar)) {
            seal = Library.seal(source);
        }
        change(jar, root -> {
            Files.createDirectories(root.resolve(Seal.FILE).getParent());
            Files.writeString(root.resolve(Seal.FILE), seal + "\n");
        });
        return jar;
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    private interface Change {
        void make(Path root) throws IOException;
    }

    private static void change(Path jar, Change change) throws IOException {
        try (FileSystem archive = FileSystems.newFileSystem(jar)) {
            change.make(archive.getPath("/"));
        }
    }
}
