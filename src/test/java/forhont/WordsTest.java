package forhont;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.Library;
import forhont.content.Source;
import forhont.i18n.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds the keys the program asks for against those the languages have. */
class WordsTest {
    private static final Pattern LITERAL = Pattern.compile("\"([a-z][A-Za-z0-9.-]*)\"");
    private static final Pattern WHOLE_KEY = Pattern.compile("(?:text|prose)\\(\\s*\"([^\"]+\\.[^\"]*[^\".-])\"[,)]");
    private static final Pattern TERM = Pattern.compile("term\\(\\s*\"([^\"]+)\"");

    /** For exercises outside lessons; those of lessons have hints of their own. */
    private static final String GENERAL_HINTS = "hint.";

    private static Language language;
    private static String sources;

    @BeforeAll
    static void read() throws IOException {
        try (Source packed = Source.packed();
                Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            language = Library.read(packed)
                    .library()
                    .orElseThrow()
                    .languages()
                    .all()
                    .get(0);
            StringBuilder all = new StringBuilder();
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                all.append(Files.readString(file));
            }
            sources = all.toString();
        }
    }

    @Test
    void every_key_the_program_asks_for_is_there() {
        Set<String> asked = found(WHOLE_KEY);
        assertThat(asked).isNotEmpty();
        assertThat(asked).filteredOn(key -> !language.has(key)).isEmpty();
    }

    @Test
    void every_text_is_asked_for() {
        Set<String> asked = found(LITERAL);
        found(TERM).forEach(kind -> asked.add(kind + "."));
        asked.add(GENERAL_HINTS);
        assertThat(language.keys())
                .filteredOn(key -> asked.stream().noneMatch(literal -> key.equals(literal) || isStart(literal, key)))
                .isEmpty();
    }

    private static boolean isStart(String literal, String key) {
        return (literal.endsWith(".") || literal.endsWith("-")) && key.startsWith(literal);
    }

    private static Set<String> found(Pattern pattern) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = pattern.matcher(sources);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }
}
