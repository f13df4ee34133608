package forhont.content;

import forhont.i18n.Typography;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The signs that may stand in a text a learner reads. */
final class TextRules {
    private static final String UNSEEN = "\u00AD\u200B\u200C\u200D\u200E\u200F\u2028\u2029\u2060\uFEFF";

    /**
     * What may not stand in a text.
     *
     * @param possible a quick look at a text; where it says no the pattern is not searched for
     */
    private record Rule(Predicate<String> possible, Pattern pattern, String what, String write) {
        Rule(Predicate<String> possible, String pattern, String what, String write) {
            this(possible, Pattern.compile(pattern), what, write);
        }

        /** A rule that only a text with this in it can break. */
        static Rule on(String sign, String pattern, String what, String write) {
            return new Rule(text -> text.contains(sign), pattern, what, write);
        }

        /** A rule that only a text with one of these marks can break. */
        static Rule onMarks(String marks, String pattern, String what, String write) {
            return new Rule(text -> has(text, sign -> marks.indexOf(sign) >= 0), pattern, what, write);
        }
    }

    private static final List<Rule> EVERYWHERE = List.of(
            Rule.on("\"", "\"", "a straight quotation mark", "the quotation marks of the language, like “…” or « … »"),
            Rule.on("'", "'", "a straight apostrophe", "’"),
            Rule.on("-", "(?<![\\p{L}\\p{N}])-(?=\\p{N})", "a hyphen before a number", "the minus sign −"),
            Rule.on(" - ", " - ", "a hyphen between spaces", "a dash –"),
            Rule.on("...", "\\.\\.\\.", "three full stops", "…"),
            Rule.on("<", "<", "a <, but texts hold no HTML", "*stressed words* in prose, or another word"),
            Rule.on("&", "&#?[A-Za-z0-9]+;", "an HTML entity", "the sign itself"),
            new Rule(
                    text -> text.contains("  ") || has(text, sign -> sign == '\u00A0' || sign == '\u202F'),
                    "[ \\u00A0\\u202F]{2,}",
                    "two spaces in a row",
                    "one space"),
            new Rule(
                    text -> has(text, TextRules::isUnseen),
                    "[\\p{Cc}&&[^\\n]]|[" + UNSEEN + "]",
                    "a sign that cannot be seen",
                    "the text without it"));

    /** Below it no sign is a part to be put together with another. */
    private static final char FIRST_COMBINING = '\u0300';

    private final List<Rule> rules = new ArrayList<>(EVERYWHERE);

    /** The rules of a language with that typography. */
    TextRules(Typography typography) {
        if (!typography.narrowBefore().isEmpty()) {
            String marks = "[" + Pattern.quote(typography.narrowBefore()) + "]";
            rules.add(Rule.onMarks(
                    typography.narrowBefore(),
                    "(?<=[\\p{L}\\p{N})\\]}*…])" + marks + "(?![\\p{L}\\p{N}/])",
                    "no space before the mark",
                    "a space before it"));
        }
        if (!typography.narrowAfter().isEmpty()) {
            String marks = "[" + Pattern.quote(typography.narrowAfter()) + "]";
            rules.add(Rule.onMarks(
                    typography.narrowAfter(),
                    marks + "(?![ \\u00A0\\u202F])",
                    "no space after the mark",
                    "a space after it"));
        }
    }

    /** Hands what is wrong and what to write instead to {@code fault}. */
    void check(String text, BiConsumer<String, String> fault) {
        if (text.isBlank()) {
            fault.accept("the text is empty", "the text");
            return;
        }
        if (!text.equals(text.strip())) {
            fault.accept("the text begins or ends with a space", "the text without it");
        }
        if (has(text, sign -> sign >= FIRST_COMBINING) && !Normalizer.isNormalized(text, Normalizer.Form.NFC)) {
            fault.accept("a letter is put together from parts", "the letter as one sign (NFC)");
        }
        rules.forEach(rule -> find(rule, text, fault));
    }

    private static boolean isUnseen(int sign) {
        return (sign < ' ' && sign != '\n') || (sign >= '\u007F' && sign < '\u00A0') || UNSEEN.indexOf(sign) >= 0;
    }

    private static boolean has(String text, IntPredicate wanted) {
        for (int at = 0; at < text.length(); at++) {
            if (wanted.test(text.charAt(at))) {
                return true;
            }
        }
        return false;
    }

    private static void find(Rule rule, String text, BiConsumer<String, String> fault) {
        if (!rule.possible().test(text)) {
            return;
        }
        Matcher matcher = rule.pattern().matcher(text);
        if (matcher.find()) {
            String around =
                    text.substring(Math.max(0, matcher.start() - 12), Math.min(text.length(), matcher.end() + 12));
            fault.accept(rule.what() + " at “" + around.replace('\n', ' ') + "”", rule.write());
        }
    }
}
