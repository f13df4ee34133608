package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AssetsTest {
    @Test
    void every_file_of_the_folder_is_sent() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/web"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(Assets.NAMES);
        }
    }
}
