package forhont.web;

import forhont.content.Library;
import forhont.i18n.Language;
import forhont.i18n.Once;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The pages that are meant to be found, each in the languages that have it. */
final class SiteMap {
    static final List<String> PAGES = List.of(
            "/",
            "/rules",
            "/glossary",
            "/sources",
            "/variants",
            PracticePage.PATH,
            DealPage.PATH,
            AboutPage.PATH,
            PrivacyPage.PATH,
            LicencesPage.PATH);

    /** What is one's own, and what is dealt anew without end. */
    private static final String ROBOTS = """
            User-agent: *
            Disallow: /api/
            Disallow: /*/my-data
            Disallow: /*/mix-ups
            Disallow: /*/progress
            Disallow: /*/settings
            Disallow: /*/move/
            Disallow: /*/practice/
            Disallow: /*/play/
            """;

    private final Once<Map<String, List<Language>>> pages;
    private final Optional<PublicAddress> address;

    SiteMap(Library library, Optional<PublicAddress> address) {
        this.address = address;
        this.pages = new Once<>(() -> pages(library));
    }

    private static Map<String, List<Language>> pages(Library library) {
        Map<String, List<Language>> pages = new LinkedHashMap<>();
        List<Language> all = library.languages().all();
        PAGES.forEach(page -> pages.put(page, all));
        for (Lesson lesson : library.course().lessons()) {
            pages.put(StepPage.path(lesson), all);
            for (Step step : lesson.steps()) {
                pages.put(
                        StepPage.path(lesson, step),
                        all.stream().filter(language -> step.in(language.tag())).toList());
            }
        }
        return pages;
    }

    /** A page by its whole address, and for whom it is: a language, or {@code x-default}. */
    record Version(String language, String address) {}

    /** The whole address of a page, without what follows a question mark; empty where it is not known. */
    Optional<String> canonical(Language language, String here) {
        String page = page(here);
        return address.filter(known -> pages.get().containsKey(page))
                .map(known -> known.of("/" + language.tag() + page));
    }

    /** A page in all its languages, and last the version for readers of any other. */
    List<Version> versions(String here) {
        String page = page(here);
        return address.map(known -> versions(known, page)).orElse(List.of());
    }

    private List<Version> versions(PublicAddress known, String page) {
        List<Language> languages = pages.get().getOrDefault(page, List.of());
        return Stream.concat(
                        languages.stream()
                                .map(language -> new Version(language.tag(), known.of("/" + language.tag() + page))),
                        languages.stream()
                                .limit(1)
                                .map(first -> new Version(
                                        "x-default", known.of(page.equals("/") ? page : "/" + first.tag() + page))))
                .toList();
    }

    private static String page(String here) {
        return here.replaceFirst("\\?.*", "");
    }

    /** The whole address of anything else on the site; empty where it is not known. */
    Optional<String> whole(String path) {
        return address.map(known -> known.of(path));
    }

    /** Which pages programs that search may ask for. */
    String robots() {
        return ROBOTS
                + whole("/sitemap.xml").map(map -> "Sitemap: " + map + "\n").orElse("");
    }

    /** All pages in all languages, as search engines read them; empty where the address is not known. */
    Optional<String> xml() {
        return address.map(this::xml);
    }

    private String xml(PublicAddress known) {
        StringBuilder xml = new StringBuilder("""
                <?xml version="1.0" encoding="UTF-8"?>
                <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
                """);
        pages.get().forEach((page, languages) -> {
            StringBuilder versions = new StringBuilder();
            versions(known, page)
                    .forEach(version -> versions.append("<xhtml:link rel=\"alternate\" hreflang=\"")
                            .append(version.language)
                            .append("\" href=\"")
                            .append(version.address)
                            .append("\"/>"));
            languages.forEach(language -> xml.append("<url><loc>")
                    .append(known.of("/" + language.tag() + page))
                    .append("</loc>")
                    .append(versions)
                    .append("</url>\n"));
        });
        return xml.append("</urlset>\n").toString();
    }
}
