package forhont.cli;

import forhont.content.Library;
import forhont.content.Reading;
import forhont.content.RuleSets;
import forhont.content.Source;
import java.nio.file.Path;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** The options that say where content and languages come from. */
final class Folders {

    @Option(names = "--content", paramLabel = "FOLDER", description = "Read content from this folder instead.")
    private Path content;

    @Option(names = "--locales", paramLabel = "FOLDER", description = "Read languages from this folder instead.")
    private Path locales;

    /** Everything, proved now. */
    Reading read() {
        return from(Library::read);
    }

    /** Everything, proved now or by the build that made this jar. */
    Reading open() {
        return Library.open(source(Source.packed()));
    }

    /** What says that these files have been proved. */
    String seal() {
        return from(Library::seal);
    }

    RuleSets ruleSets() {
        return from(RuleSets::read);
    }

    private <T> T from(Function<Source, T> reader) {
        try (Source packed = Source.packed()) {
            return reader.apply(source(packed));
        }
    }

    private Source source(Source packed) {
        Source source = content == null ? packed : packed.withContent(content);
        return locales == null ? source : source.withLocales(locales);
    }
}
