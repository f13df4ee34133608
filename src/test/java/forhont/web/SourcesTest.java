package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.Library;
import forhont.content.Source;
import forhont.i18n.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SourcesTest {
    private static final Pattern ROW = Pattern.compile("<tr role=\"row\"><th [^>]*>.*?</tr>", Pattern.DOTALL);
    private static final Pattern CELL = Pattern.compile("<td[^>]*>(.*?)</td>", Pattern.DOTALL);

    private static TestSite site;

    @BeforeAll
    static void open() {
        site = new TestSite();
    }

    @AfterAll
    static void close() {
        site.close();
    }

    private static Stream<String> tags() {
        return TestSite.languages().all().stream().map(Language::tag);
    }

    private static String page(TestSite of, String path) {
        return new Client(of).get(path).body();
    }

    /** The section of a position, which begins with its id. */
    private static String position(String page, String id) {
        int start = page.indexOf("id=\"" + id + "\"");
        assertThat(start).as(id).isPositive();
        return page.substring(start, page.indexOf("</section>", start));
    }

    private static List<String> rows(String part) {
        return ROW.matcher(part).results().map(result -> result.group()).toList();
    }

    /** The words in the cells of a row. */
    private static List<String> cells(String row) {
        return CELL.matcher(row)
                .results()
                .map(result -> result.group(1).replaceAll("<[^>]*>", " ").strip())
                .toList();
    }

    /** What each defender pays, rule set by rule set: the last cell of each row. */
    private static List<String> paid(String page, String id) {
        return rows(position(page, id)).stream()
                .map(SourcesTest::cells)
                .filter(cells -> !cells.isEmpty())
                .map(cells -> cells.get(cells.size() - 1))
                .toList();
    }

    private static List<String> compared(String page, String rowName) {
        return rows(page).stream()
                .filter(row -> row.contains(">" + rowName + " "))
                .map(SourcesTest::cells)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "sixty-and-two-twenties, +1, +1, +2",
        "fifty-of-ninety, +1, −1, +1",
        "hundred-failed-at-seventy, −16, −4, −20",
        "game-in-hearts, +2, +1, +2",
        "betl-made, +5, +5, +15",
        "durch-made, +10, +10, +30",
        "open-betl-made, +10, –, –"
    })
    void each_position_is_answered_by_each_rule_set(
            String id, String traditional, String portuguese, String federation) {
        tags().forEach(tag -> assertThat(paid(page(site, "/" + tag + "/sources"), id))
                .as(tag)
                .containsExactly(traditional, portuguese, federation));
    }

    @Test
    void a_marriage_is_followed_with_the_cards_each_rule_set_allows() {
        List<String> rows = rows(position(page(site, "/cs/sources"), "marriage-followed")).stream()
                .filter(row -> row.contains("<td"))
                .toList();
        assertThat(rows).hasSize(3);
        assertThat(cells(rows.get(0)).get(0)).contains("svršek").doesNotContain("král");
        assertThat(cells(rows.get(1)).get(0)).contains("svršek").contains("král");
        assertThat(cells(rows.get(1)).get(1)).isEqualTo("žádná");
        assertThat(cells(rows.get(2)).get(1)).contains("svršek").contains("král");
    }

    @ParameterizedTest
    @MethodSource("tags")
    void the_sums_of_the_portuguese_text_are_done(String tag) {
        String page = page(site, "/" + tag + "/sources");
        assertThat(position(page, "card-points")).contains("116").contains("80").contains("90");
        assertThat(position(page, "cards-dealt"))
                .contains("7 + 7 + 7 + 2 + 5 + 5 + 5")
                .contains("38")
                .contains("7 + 7 + 7 + 2 + 3 + 3 + 3 = 32");
    }

    @ParameterizedTest
    @MethodSource("tags")
    void the_federation_rule_set_says_where_it_comes_from(String tag) {
        Language language = TestSite.languages().find(tag).orElseThrow();
        assertThat(page(site, "/" + tag + "/sources")).contains(language.text("ruleset.federation.about"));
    }

    @ParameterizedTest
    @MethodSource("tags")
    void each_variant_is_marked_as_not_played_here(String tag) {
        Language language = TestSite.languages().find(tag).orElseThrow();
        Matcher mark = Pattern.compile(Pattern.quote(language.text("page.variants.not-played")))
                .matcher(page(site, "/" + tag + "/variants"));
        assertThat(mark.results()).hasSize(6);
    }

    @Test
    void the_rules_lead_to_both_pages() {
        assertThat(page(site, "/pt/rules")).contains("href=\"/pt/sources\"").contains("href=\"/pt/variants\"");
    }

    @Test
    void another_rule_set_gives_another_page(@TempDir Path folder) throws IOException {
        Path content = folder.resolve("content");
        Path locales = folder.resolve("locales");
        copy(Path.of("content"), content);
        copy(Path.of("locales"), locales);
        withoutLessonsOf("federation", content, locales);
        Path federation = content.resolve("rulesets").resolve("federation.yaml");
        Files.writeString(
                federation,
                Files.readString(federation)
                        .replace("betl: 15", "betl: 17")
                        .replace("scale: adding", "scale: doubling")
                        .replace("seven-protected: true", "seven-protected: false"));
        assertThat(compared(page(site, "/es/sources"), "Betl")).containsExactly("5", "5", "15");
        assertThat(compared(page(site, "/es/sources"), "el Siete anunciado se guarda"))
                .containsExactly("sí", "no", "sí");
        try (Source packed = Source.packed();
                TestSite changed =
                        new TestSite(Library.read(packed.withContent(content).withLocales(locales))
                                .library()
                                .orElseThrow())) {
            String page = page(changed, "/es/sources");
            assertThat(compared(page, "Betl")).containsExactly("5", "5", "17");
            assertThat(compared(page, "el Siete anunciado se guarda")).containsExactly("sí", "no", "no");
            assertThat(paid(page, "betl-made")).containsExactly("+5", "+5", "+17");
            assertThat(paid(page, "hundred-failed-at-seventy")).containsExactly("−16", "−4", "−64");
        }
    }

    /** Takes out the lessons that play by a rule set, and those that build on them. */
    private static void withoutLessonsOf(String ruleSet, Path content, Path locales) throws IOException {
        Path course = content.resolve("course.yaml");
        String index = Files.readString(course);
        Set<String> gone = new TreeSet<>();
        for (String id : words(index)) {
            Path lesson = content.resolve("lessons").resolve(id + ".yaml");
            String text = Files.readString(lesson);
            Matcher needs = Pattern.compile("needs: (.*)").matcher(text);
            if (text.contains("ruleset: " + ruleSet)
                    || (needs.find() && words(needs.group(1)).stream().anyMatch(gone::contains))) {
                gone.add(id);
                Files.delete(lesson);
                for (String tag : List.of("es", "pt", "fr", "cs")) {
                    Files.delete(locales.resolve(tag).resolve("lessons").resolve(id + ".yaml"));
                }
            }
        }
        StringBuilder left = new StringBuilder("parts:\n  - id: play\n    lessons: [");
        left.append(String.join(
                ", ", words(index).stream().filter(id -> !gone.contains(id)).toList()));
        Files.writeString(course, left.append("]\n"));
    }

    /** The words in square brackets. */
    private static List<String> words(String text) {
        return Pattern.compile("\\[(.*)]")
                .matcher(text)
                .results()
                .flatMap(list -> Stream.of(list.group(1).split(", ", -1)))
                .toList();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
    }
}
