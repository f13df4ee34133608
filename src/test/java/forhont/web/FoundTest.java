package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import forhont.i18n.Language;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What search engines and people who are sent a link learn of a page before they open it. */
class FoundTest {
    private static final String ADDRESS = "https://forhont.example";
    private static final Pattern PLACE = Pattern.compile("<loc>" + ADDRESS + "([^<]*)</loc>");
    private static final Pattern DESCRIPTION = Pattern.compile("<meta name=\"description\" content=\"([^\"]{20,})\">");
    private static final Pattern DATA = Pattern.compile("<script type=\"application/ld\\+json\">(.*?)</script>");

    @AutoClose
    private static final TestSite site = new TestSite(PublicAddress.parse(ADDRESS + "/"));

    @AutoClose
    private static final TestSite unknown = new TestSite();

    private static final Client client = new Client(site);

    private static Stream<Language> languages() {
        return TestSite.languages().all().stream();
    }

    private static List<String> places() {
        return PLACE.matcher(client.get("/sitemap.xml").body())
                .results()
                .map(result -> result.group(1))
                .toList();
    }

    private static Optional<String> first(Pattern pattern, String page) {
        return pattern.matcher(page).results().map(result -> result.group(1)).findFirst();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void every_page_of_the_site_map_is_there_and_told_by_a_sentence_of_its_own(Language language) {
        String tag = language.tag();
        List<String> pages = places().stream()
                .filter(place -> place.startsWith("/" + tag + "/"))
                .filter(place -> place.split("/").length <= 4)
                .toList();
        assertThat(pages).contains("/" + tag + "/", "/" + tag + "/rules", "/" + tag + "/lessons/trumping");
        List<String> sentences = new ArrayList<>();
        for (String place : pages) {
            HttpResponse<String> answer = client.get(place);
            assertThat(answer.statusCode()).as(place).isEqualTo(200);
            assertThat(answer.body())
                    .contains("<link rel=\"canonical\" href=\"" + ADDRESS + place + "\">")
                    .contains("<meta property=\"og:url\" content=\"" + ADDRESS + place + "\">")
                    .contains("<meta property=\"og:locale\" content=\"" + tag + "_")
                    .contains("<link rel=\"alternate\" hreflang=\"x-default\" href=\"" + ADDRESS + "/")
                    .doesNotContain("noindex");
            languages()
                    .forEach(other -> assertThat(answer.body())
                            .contains("<link rel=\"alternate\" hreflang=\"" + other.tag() + "\" href=\"" + ADDRESS + "/"
                                    + other.tag() + place.substring(1 + tag.length()) + "\">"));
            sentences.add(first(DESCRIPTION, answer.body()).orElseThrow());
        }
        assertThat(sentences).doesNotHaveDuplicates();
    }

    @Test
    void a_step_is_found_in_the_languages_that_have_it_whatever_was_asked_beside() {
        List<String> steps = places().stream()
                .filter(place -> place.startsWith("/cs/lessons/reading-cards/"))
                .toList();
        assertThat(steps).isNotEmpty();
        assertThat(client.get(steps.get(0)).body())
                .contains("<link rel=\"canonical\" href=\"" + ADDRESS + steps.get(0) + "\">")
                .containsPattern(DESCRIPTION);
        assertThat(client.get("/cs/rules?from=/lessons/trumping").body())
                .contains("<link rel=\"canonical\" href=\"" + ADDRESS + "/cs/rules\">");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/cs/my-data", "/es/mix-ups", "/fr/nowhere", "/pt/lessons/trumping/nowhere", "/nowhere"})
    void what_is_one_s_own_or_not_there_is_not_found(String path) {
        assertThat(client.get(path).body())
                .contains("<meta name=\"robots\" content=\"noindex\">")
                .doesNotContain("name=\"description\"", "rel=\"canonical\"", "rel=\"alternate\"", "ld+json");
    }

    @ParameterizedTest
    @MethodSource("languages")
    void a_page_that_fails_is_told_in_the_language_and_not_found(Language language) {
        Assets assets = Assets.read();
        Frame frame = new Frame(
                TestSite.languages(), assets, new SiteMap(TestSite.library(), Optional.of(new PublicAddress(ADDRESS))));
        Visitor visitor = Visitor.unknown(language);
        String title = language.text("error.broken.title");
        assertThat(frame.render(visitor, ErrorPage.render(visitor, Problem.BROKEN)))
                .contains("<title>" + title + " · Forhont</title>", "<h1>" + title + "</h1>", ">500<")
                .contains("<meta name=\"robots\" content=\"noindex\">")
                .contains("href=\"/" + language.tag() + "/\">" + language.text("error.back") + "</a>")
                .doesNotContain("name=\"description\"", "rel=\"alternate\"", "rel=\"canonical\"");
    }

    @ParameterizedTest
    @MethodSource("languages")
    void a_lesson_says_to_programs_what_it_teaches(Language language) throws Exception {
        String place = "/" + language.tag() + "/lessons/trumping";
        JsonNode lesson = data(client.get(place).body());
        assertThat(lesson.path("@type").asText()).isEqualTo("LearningResource");
        assertThat(lesson.path("name").asText()).isEqualTo(language.text("lesson.trumping.title"));
        assertThat(lesson.path("description").asText()).isEqualTo(language.text("lesson.trumping.about"));
        assertThat(lesson.path("inLanguage").asText()).isEqualTo(language.tag());
        assertThat(lesson.path("isAccessibleForFree").asBoolean()).isTrue();
        assertThat(lesson.path("url").asText()).isEqualTo(place);
        assertThat(lesson.path("license").asText()).contains("LICENSE-2.0");
        assertThat(lesson.path("teaches"))
                .hasSizeBetween(2, 4)
                .allSatisfy(line -> assertThat(line.asText()).isNotBlank().doesNotContain("{", "[["));
        JsonNode course = data(client.get("/" + language.tag() + "/").body());
        assertThat(course.path("@type").asText()).isEqualTo("Course");
        assertThat(course.path("hasPart")).hasSize(26);
    }

    private static JsonNode data(String page) throws Exception {
        return new ObjectMapper().readTree(first(DATA, page).orElseThrow());
    }

    @Test
    void data_amid_a_page_cannot_end_it() throws Exception {
        String text = "</script><!-- \"&\\\n ž";
        String json = Json.write(Map.of("a", List.of(text, true)));
        assertThat(json).doesNotContain("<", ">", "&", "\n");
        assertThat(new ObjectMapper().readTree(json).path("a").path(0).asText()).isEqualTo(text);
    }

    @Test
    void where_the_address_is_not_known_none_is_told() {
        Client there = new Client(unknown);
        assertThat(there.get("/es/rules").body())
                .containsPattern(DESCRIPTION)
                .contains("<meta property=\"og:title\"")
                .doesNotContain("canonical", "rel=\"alternate\"", "og:image", "og:url");
        assertThat(there.get("/sitemap.xml").statusCode()).isEqualTo(404);
        assertThat(there.get("/robots.txt").body())
                .contains("Disallow: /*/practice/")
                .doesNotContain("Sitemap");
    }

    @Test
    void the_site_map_and_the_rules_for_programs_are_shared_by_all() {
        HttpResponse<String> map = client.get("/sitemap.xml");
        assertThat(type(map)).startsWith("application/xml");
        HttpResponse<String> robots = client.get("/robots.txt");
        assertThat(type(robots)).startsWith("text/plain");
        assertThat(robots.body()).contains("Sitemap: " + ADDRESS + "/sitemap.xml\n");
        assertThat(Stream.of(map, robots))
                .allSatisfy(answer ->
                        assertThat(answer.headers().firstValue("Cache-Control")).contains("public, max-age=3600"));
        assertThat(places()).doesNotHaveDuplicates().noneMatch(place -> place.contains("my-data"));
    }

    @Test
    void the_site_can_be_kept_on_a_phone_with_icons_of_its_own() throws Exception {
        String manifest = first(
                        Pattern.compile("rel=\"manifest\" href=\"([^\"]*)\""),
                        client.get("/cs/").body())
                .orElseThrow();
        assertThat(client.get("/site.webmanifest").headers().firstValue("Location"))
                .contains(manifest);
        HttpResponse<String> answer = client.get(manifest);
        assertThat(type(answer)).startsWith("application/manifest+json");
        assertThat(answer.headers().firstValue("Cache-Control")).contains("public, max-age=31536000, immutable");
        JsonNode data = new ObjectMapper().readTree(answer.body());
        assertThat(data.path("display").asText()).isEqualTo("standalone");
        assertThat(data.path("icons")).hasSize(4);
        String folder = manifest.substring(0, manifest.lastIndexOf('/') + 1);
        for (JsonNode icon : data.path("icons")) {
            picture(folder + icon.path("src").asText(), icon.path("type").asText());
        }
        picture(folder + "apple-touch-icon.png", "image/png");
        picture(folder + "social.png", "image/png");
        assertThat(client.get("/cs/").body())
                .contains("<meta property=\"og:image\" content=\"" + ADDRESS + folder + "social.png\">");
    }

    private static void picture(String path, String type) {
        HttpResponse<String> answer = client.get(path);
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        assertThat(type(answer)).startsWith(type);
    }

    private static String type(HttpResponse<String> answer) {
        return answer.headers().firstValue("Content-Type").orElse("");
    }

    @ParameterizedTest
    @CsvSource({"https://example.org/,https://example.org", "http://localhost:7070,http://localhost:7070"})
    void an_address_is_a_host(String written, String address) {
        assertThat(PublicAddress.parse(written)).hasToString(address);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "example.org", "https://example.org/cs", "ftp://example.org", "https://a b"})
    void anything_else_is_no_address(String written) {
        assertThatThrownBy(() -> PublicAddress.parse(written)).isInstanceOf(IllegalArgumentException.class);
    }
}
