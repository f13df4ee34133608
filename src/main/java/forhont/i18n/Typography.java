package forhont.i18n;

import java.util.List;
import java.util.Locale;

/**
 * The spaces a language wants to be unbreakable; authors write ordinary ones and reading the texts sets these.
 *
 * @param narrowBefore marks that have a narrow no-break space before them, such as French {@code ;:!?»}
 * @param narrowAfter marks that have a narrow no-break space after them, such as French {@code «}
 * @param hold short words that stay on the line of the next word, such as the Czech one-letter prepositions
 */
public record Typography(String narrowBefore, String narrowAfter, List<String> hold) {
    /** Every space as written. */
    public static final Typography PLAIN = new Typography("", "", List.of());

    private static final char TIMES = '×';
    private static final char NO_BREAK = '\u00A0';
    private static final char NARROW_NO_BREAK = '\u202F';

    public Typography {
        hold = List.copyOf(hold);
    }

    /** The text with its unbreakable spaces. */
    public String set(String text) {
        if (equals(PLAIN) && text.indexOf(TIMES) < 0) {
            return text;
        }
        int longest = hold.stream().mapToInt(String::length).max().orElse(0);
        StringBuilder out = new StringBuilder(text);
        for (int i = 0; i < out.length(); i++) {
            if (isSpace(out.charAt(i)) && (isIn(narrowBefore, out, i + 1) || isIn(narrowAfter, out, i - 1))) {
                out.setCharAt(i, NARROW_NO_BREAK);
            } else if (out.charAt(i) == ' '
                    && (isTimes(out, i - 1) || isTimes(out, i + 1) || hold.contains(wordBefore(out, i, longest)))) {
                out.setCharAt(i, NO_BREAK);
            }
        }
        return out.toString();
    }

    /** The word that ends there; of one longer than {@code longest} only its end and one sign more. */
    private static String wordBefore(CharSequence text, int end, int longest) {
        int start = end;
        while (start > 0 && end - start <= longest && Character.isLetterOrDigit(text.charAt(start - 1))) {
            start--;
        }
        return text.subSequence(start, end).toString().toLowerCase(Locale.ROOT);
    }

    /** Whether two factors are multiplied there: they stay on one line. */
    private static boolean isTimes(CharSequence text, int index) {
        return index >= 0 && index < text.length() && text.charAt(index) == TIMES;
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == NO_BREAK || c == NARROW_NO_BREAK;
    }

    private static boolean isIn(String marks, CharSequence text, int index) {
        return index >= 0 && index < text.length() && marks.indexOf(text.charAt(index)) >= 0;
    }
}
