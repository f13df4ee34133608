package forhont;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the package table of `packages.csv`: who may use whom, and where each library lives. */
class ArchitectureTest {

    private record Row(Set<String> mayUse, Set<String> libraries) {}

    private static final Map<String, List<String>> LIBRARIES = Map.of(
            "icu", List.of("com.ibm.icu"),
            "jackson", List.of("com.fasterxml.jackson", "org.yaml.snakeyaml"),
            "sql",
                    List.of(
                            "java.sql",
                            "javax.sql",
                            "org.jdbi",
                            "com.zaxxer.hikari",
                            "org.flywaydb",
                            "org.sqlite",
                            "org.postgresql"),
            "javalin", List.of("io.javalin", "jakarta.servlet", "org.eclipse.jetty", "kotlin"),
            "j2html", List.of("j2html"),
            "picocli", List.of("picocli"),
            "qr", List.of("io.nayuki"),
            "log", List.of("org.slf4j"));

    private static final Set<String> CORE =
            Set.of("rules", "settlement", "solver", "play", "exercise", "practice", "lesson", "review");

    private static final Set<String> CORE_JDK_PACKAGES =
            Set.of("java.lang", "java.util", "java.util.function", "java.util.stream", "java.util.random", "java.time");

    private static final Set<String> NOT_IN_CORE = Set.of(
            "java.lang.ClassLoader",
            "java.lang.InheritableThreadLocal",
            "java.lang.Process",
            "java.lang.ProcessBuilder",
            "java.lang.Runtime",
            "java.lang.Thread",
            "java.lang.ThreadLocal",
            "java.time.Clock",
            "java.time.ZoneId",
            "java.util.Calendar",
            "java.util.Currency",
            "java.util.Date",
            "java.util.Formatter",
            "java.util.Locale",
            "java.util.Properties",
            "java.util.Random",
            "java.util.ResourceBundle",
            "java.util.ServiceLoader",
            "java.util.SplittableRandom",
            "java.util.Timer",
            "java.util.TimeZone",
            "java.util.UUID");

    private static final Set<String> NO_CALLS_IN_CORE = Set.of(
            "java.lang.Class.forName",
            "java.lang.Math.random",
            "java.lang.String.format",
            "java.lang.String.formatted",
            "java.lang.String.toLowerCase",
            "java.lang.String.toUpperCase",
            "java.lang.System.currentTimeMillis",
            "java.lang.System.getenv",
            "java.lang.System.getProperty",
            "java.lang.System.identityHashCode",
            "java.lang.System.nanoTime",
            "java.util.random.RandomGenerator.getDefault",
            "java.util.random.RandomGenerator.of");

    private static final Set<String> NO_METHODS_IN_CORE = Set.of(
            "parallelStream", "parallel", "parallelSetAll", "parallelSort", "parallelPrefix", "wait", "notifyAll");

    private static final Map<String, Row> TABLE = table();
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("forhont");

    @Test
    void every_package_is_in_the_table() {
        Set<String> present =
                CLASSES.stream().map(JavaClass::getPackageName).collect(Collectors.toCollection(TreeSet::new));
        Set<String> known =
                TABLE.keySet().stream().map(name -> "forhont." + name).collect(Collectors.toSet());
        assertThat(known).containsAll(present);
    }

    @Test
    void every_package_says_in_a_package_info_what_it_is() {
        Set<String> present = CLASSES.stream()
                .filter(type -> !type.getSimpleName().equals("package-info"))
                .map(type -> type.getPackageName().replace('.', '/'))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(present)
                .allSatisfy(path -> assertThat(java.nio.file.Path.of("src/main/java", path))
                        .isDirectoryContaining("glob:**package-info.java"));
    }

    @Test
    void a_package_uses_only_what_the_table_lets_it_use() {
        TABLE.forEach((name, row) -> noClasses()
                .that()
                .resideInAPackage("forhont." + name)
                .should()
                .dependOnClassesThat(named(
                        "outside " + row.mayUse,
                        type -> type.getPackageName().startsWith("forhont")
                                && !type.getPackageName().equals("forhont." + name)
                                && !row.mayUse.contains(type.getPackageName().replaceFirst("^forhont\\.?", ""))))
                .allowEmptyShould(true)
                .check(CLASSES));
    }

    @Test
    void each_library_has_its_home() {
        TABLE.forEach((name, row) -> noClasses()
                .that()
                .resideInAPackage("forhont." + name)
                .should()
                .dependOnClassesThat(named(
                        "of a library not at home in " + name,
                        type -> LIBRARIES.entrySet().stream()
                                .filter(library -> !row.libraries.contains(library.getKey()))
                                .flatMap(library -> library.getValue().stream())
                                .anyMatch(prefix -> type.getPackageName().equals(prefix)
                                        || type.getPackageName().startsWith(prefix + "."))))
                .allowEmptyShould(true)
                .check(CLASSES));
    }

    @Test
    void the_core_uses_nothing_but_plain_values_of_the_jdk() {
        core(named("other than plain values", type -> {
            JavaClass base = type.getBaseComponentType();
            return !base.isPrimitive()
                    && !base.getPackageName().startsWith("forhont")
                    && (!CORE_JDK_PACKAGES.contains(base.getPackageName()) || NOT_IN_CORE.contains(base.getName()));
        }));
    }

    @Test
    void the_core_asks_no_clock_no_chance_no_locale_and_runs_on_one_thread() {
        noClasses()
                .that(inCore())
                .should()
                .accessTargetWhere(new DescribedPredicate<>("the call is not for the core") {
                    @Override
                    public boolean test(JavaAccess<?> access) {
                        String owner = access.getTargetOwner().getName();
                        String name = access.getName();
                        return NO_CALLS_IN_CORE.contains(owner + "." + name)
                                || (owner.startsWith("java.") && NO_METHODS_IN_CORE.contains(name))
                                || (owner.startsWith("java.time.") && name.equals("now"));
                    }
                })
                .allowEmptyShould(true)
                .check(CLASSES);
        assertThat(CLASSES.stream()
                        .filter(inCore())
                        .flatMap(type -> type.getMethods().stream())
                        .filter(method -> method.getModifiers().contains(JavaModifier.SYNCHRONIZED)))
                .isEmpty();
    }

    private void core(DescribedPredicate<JavaClass> forbidden) {
        noClasses()
                .that(inCore())
                .should()
                .dependOnClassesThat(forbidden)
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    private static DescribedPredicate<JavaClass> inCore() {
        return named("in the core", type -> CORE.contains(type.getPackageName().replaceFirst("^forhont\\.?", "")));
    }

    private static DescribedPredicate<JavaClass> named(String description, Predicate<JavaClass> test) {
        return DescribedPredicate.describe(description, test);
    }

    private static Map<String, Row> table() {
        try (InputStream in = ArchitectureTest.class.getResourceAsStream("packages.csv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> line.split(",", -1))
                    .collect(Collectors.toMap(cell -> cell[0], cell -> new Row(words(cell[1]), words(cell[2]))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> words(String cell) {
        return Stream.of(cell.split(" ")).filter(word -> !word.isEmpty()).collect(Collectors.toSet());
    }
}
