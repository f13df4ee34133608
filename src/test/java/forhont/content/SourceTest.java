package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceTest {
    @TempDir
    private Path folder;

    @Test
    void what_the_program_carries_is_there() {
        try (Source packed = Source.packed()) {
            assertThat(packed.locales().folders()).contains("cs", "es", "fr", "pt");
            assertThat(packed.content().in("rulesets").files()).contains("traditional");
        }
    }

    @Test
    void a_folder_within_an_archive_is_read_as_one_on_disk() throws IOException {
        Path file = folder.resolve("a.zip");
        try (FileSystem archive = FileSystems.newFileSystem(file, Map.of("create", "true"))) {
            Files.createDirectories(archive.getPath("locales", "cs", "lessons"));
            Files.writeString(archive.getPath("locales", "cs", "terms.yaml"), "seat: forhont");
            Files.writeString(archive.getPath("locales", "cs", "lessons", "first.yaml"), "seat: forhont");
            Files.writeString(archive.getPath("locales", "readme.txt"), "no language");
        }
        try (Source source = Source.in(file)) {
            Folder locales = source.locales();
            Faults faults = new Faults();
            assertThat(locales.folders()).containsExactly("cs");
            assertThat(locales.files()).isEmpty();
            assertThat(locales.in("cs").files()).containsExactly("terms");
            assertThat(locales.in("cs").folders()).containsExactly("lessons");
            assertThat(locales.in("cs").has("terms")).isTrue();
            assertThat(locales.in("cs").has("rules")).isFalse();
            assertThat(source.content().folders()).isEmpty();
            Node terms = locales.in("cs").read("terms", faults);
            assertThat(terms.place()).hasToString("locales/cs/terms.yaml:1");
            assertThat(terms.required("seat").text()).isEqualTo("forhont");
            assertThat(faults.all()).isEmpty();
        }
    }

    @Test
    void a_file_in_another_encoding_is_a_fault() throws IOException {
        Files.write(folder.resolve("terms.yaml"), new byte[] {'a', ':', ' ', (byte) 0xE8});
        Faults faults = new Faults();
        Folder.onDisk("locales", folder).read("terms", faults);
        assertThat(faults.all()).extracting(Fault::what).containsExactly("the file is not in UTF-8");
    }
}
