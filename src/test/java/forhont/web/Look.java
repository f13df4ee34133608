package forhont.web;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * How somebody looks at the site; its name is such as {@code cs-dark-360}. {@code -Dforhont.browser} asks for looks by the
 * beginning of their names, {@code full} for every one.
 *
 * @param width in CSS pixels; 320 stands for 400 % zoom
 * @param locale what the browser asks for, such as {@code cs}
 */
record Look(int width, int height, ColorScheme scheme, boolean scripts, String locale) {
    private static final String FULL = "full";
    private static final String ASKED = System.getProperty("forhont.browser", "");

    static Look phone(String locale) {
        return new Look(360, 740, ColorScheme.LIGHT, true, locale);
    }

    static Look desk(String locale) {
        return new Look(1280, 800, ColorScheme.LIGHT, true, locale);
    }

    /** Phone and desk, light and dark. */
    static List<Look> four(String locale) {
        return List.of(
                phone(locale), phone(locale).dark(), desk(locale), desk(locale).dark());
    }

    /** The four and 400 % zoom. */
    static List<Look> all(String locale) {
        return Stream.concat(four(locale).stream(), Stream.of(phone(locale).zoomed()))
                .toList();
    }

    /** Whether looks were asked for; else a few are looked at, and a part of the course. */
    static boolean whole() {
        return !ASKED.isEmpty();
    }

    /** Whether a language was asked for; all are where nothing was said. */
    static boolean asksFor(String tag) {
        return ASKED.isEmpty() || ASKED.equals(FULL) || ASKED.startsWith(tag);
    }

    /** The looks that were asked for; by default one in each language. */
    static List<Look> asked() {
        if (!whole()) {
            return List.of(
                    phone("es"), desk("pt").dark(), desk("fr"), phone("cs").dark());
        }
        List<Look> all = TestSite.languages().all().stream()
                .flatMap(language -> four(language.tag()).stream())
                .toList();
        List<Look> asked = all.stream()
                .filter(look -> ASKED.equals(FULL) || look.toString().startsWith(ASKED))
                .toList();
        if (asked.isEmpty()) {
            throw new IllegalArgumentException(
                    "-Dforhont.browser is full or the beginning of one of " + all + ", not " + ASKED);
        }
        return asked;
    }

    Look dark() {
        return new Look(width, height, ColorScheme.DARK, scripts, locale);
    }

    Look withoutScripts() {
        return new Look(width, height, scheme, false, locale);
    }

    private Look zoomed() {
        return new Look(320, 256, scheme, scripts, locale);
    }

    @Override
    public String toString() {
        return String.join("-", locale, scheme.name().toLowerCase(Locale.ROOT), String.valueOf(width))
                + (scripts ? "" : "-without-scripts");
    }
}
