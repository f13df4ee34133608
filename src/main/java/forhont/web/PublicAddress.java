package forhont.web;

import java.util.regex.Pattern;

/** Where everybody finds the site, such as {@code https://example.org}. */
public record PublicAddress(String text) {
    private static final Pattern FORM = Pattern.compile("https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?");

    public PublicAddress {
        if (!FORM.matcher(text).matches()) {
            throw new IllegalArgumentException("an address is like https://example.org, not " + text);
        }
    }

    /** Parses an address; a slash at its end is passed over. */
    public static PublicAddress parse(String text) {
        return new PublicAddress(text.endsWith("/") ? text.substring(0, text.length() - 1) : text);
    }

    /** The whole address of something on the site; {@code path} begins with a slash. */
    String of(String path) {
        return text + path;
    }

    @Override
    public String toString() {
        return text;
    }
}
