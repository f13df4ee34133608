package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.i18n.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LicencesTest {
    private static final Pattern JAR = Pattern.compile("jar:file:(.*/([^/]+)/([^/]+)/\\2-\\3)\\.jar!.*");
    private static final Pattern NOT_OWN =
            Pattern.compile("<!--.*?-->|<(dependencyManagement|build|profiles|reporting)>.*?</\\1>", Pattern.DOTALL);
    private static final Pattern DEPENDENCY = Pattern.compile("<dependency>(.*?)</dependency>", Pattern.DOTALL);
    private static final Pattern PARENT = Pattern.compile("<parent>(.*?)</parent>", Pattern.DOTALL);
    private static final Pattern NOT_SERVED =
            Pattern.compile("<scope>(test|provided|system|import)</scope>|<optional>true</optional>");

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    private static Stream<Language> languages() {
        return TestSite.languages().all().stream();
    }

    /** A library of the class path: its version, and its files without their ending. */
    private record Jar(String version, Path stem) {
        Path pom() {
            return Path.of(stem + ".pom");
        }
    }

    private static Map<String, Jar> classPath() throws IOException {
        Map<String, Jar> jars = new HashMap<>();
        LicencesTest.class
                .getClassLoader()
                .resources("META-INF/MANIFEST.MF")
                .map(url -> JAR.matcher(url.toString()))
                .filter(jar -> jar.matches())
                .forEach(jar -> jars.putIfAbsent(jar.group(2), new Jar(jar.group(3), Path.of(jar.group(1)))));
        return jars;
    }

    /** What a build file needs where it runs, by artifact; what its parents need too. */
    private static List<String> needed(Path pom, Path repository) throws IOException {
        String text = NOT_OWN.matcher(Files.readString(pom)).replaceAll("");
        List<String> needed = new ArrayList<>(DEPENDENCY
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .filter(found -> !NOT_SERVED.matcher(found).find())
                .map(found -> tag("artifactId", found))
                .toList());
        for (MatchResult parent : PARENT.matcher(text).results().toList()) {
            String artifact = tag("artifactId", parent.group(1));
            String version = tag("version", parent.group(1));
            Path above = repository
                    .resolve(tag("groupId", parent.group(1)).replace('.', '/'))
                    .resolve(artifact)
                    .resolve(version)
                    .resolve(artifact + "-" + version + ".pom");
            if (Files.exists(above)) {
                needed.addAll(needed(above, repository));
            }
        }
        return needed;
    }

    private static String tag(String name, String text) {
        return text.replaceFirst("(?s).*?<" + name + ">\\s*", "").replaceFirst("(?s)\\s*</.*", "");
    }

    @Test
    void every_library_that_the_site_is_served_with_is_named_with_its_version_and_no_other() throws IOException {
        Map<String, Jar> jars = classPath();
        Path repository = repository(jars.get("javalin").stem());
        Map<String, String> served = new TreeMap<>();
        Deque<String> left = new ArrayDeque<>(needed(Path.of("pom.xml"), repository));
        while (!left.isEmpty()) {
            String artifact = left.pop();
            if (jars.containsKey(artifact) && !served.containsKey(artifact)) {
                Jar jar = jars.get(artifact);
                served.put(artifact, jar.version());
                left.addAll(needed(jar.pom(), repository));
            }
        }
        Map<String, String> named = new TreeMap<>();
        Shipped.all()
                .forEach(library -> library.artifacts().forEach(artifact -> named.put(artifact, library.version())));
        assertThat(named).as("src/main/resources/forhont/web/libraries.txt").isEqualTo(served);
    }

    /** The folder of all libraries, from the files of {@code io.javalin:javalin}. */
    private static Path repository(Path javalin) {
        return javalin.getParent().getParent().getParent().getParent().getParent();
    }

    @Test
    void only_what_is_sent_to_browsers_is_said_to_run_there() {
        assertThat(Shipped.all().stream().filter(Shipped::inBrowser))
                .extracting(Shipped::name)
                .containsExactly("htmx");
    }

    @ParameterizedTest
    @MethodSource("languages")
    void the_page_names_every_library_and_is_found_from_every_page(Language language) {
        String home = "/" + language.tag();
        String page = client.get(home + "/licences").body();
        assertThat(page)
                .contains("<h1>" + language.text("page.licences.title") + "</h1>")
                .contains("Apache", "2.0", language.text("page.licences.in-browser"));
        Shipped.all()
                .forEach(library -> assertThat(page).contains(library.name(), library.version(), library.licence()));
        String link = "<a href=\"" + home + "/licences\">" + language.text("page.licences.title") + "</a>";
        assertThat(client.get(home + "/rules").body()).contains(link);
        assertThat(client.get(home + "/about").body().split(link, -1)).hasSizeGreaterThan(2);
    }
}
