package forhont.content;

import forhont.i18n.Typography;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The signs that may stand in a text a learner reads. */
final class TextRules {
    private record Rule(Pattern pattern, String what, String write) {
        Rule(String pattern, String what, String write) {
            this(Pattern.compile(pattern), what, write);
        }
    }

    private static final List<Rule> EVERYWHERE = List.of(
            new Rule("\"", "a straight quotation mark", "the quotation marks of the language, like “…” or « … »"),
            new Rule("'", "a straight apostrophe", "’"),
            new Rule("(?<![\\p{L}\\p{N}])-(?=\\p{N})", "a hyphen before a number", "the minus sign −"),
            new Rule(" - ", "a hyphen between spaces", "a dash –"),
            new Rule("\\.\\.\\.", "three full stops", "…"),
            new Rule("<", "a <, but texts hold no HTML", "*stressed words* in prose, or another word"),
            new Rule("&#?[A-Za-z0-9]+;", "an HTML entity", "the sign itself"),
            new Rule("[ \\u00A0\\u202F]{2,}", "two spaces in a row", "one space"),
            new Rule(
                    "[\\p{Cc}&&[^\\n]]|[\\u00AD\\u200B-\\u200F\\u2028\\u2029\\u2060\\uFEFF]",
                    "a sign that cannot be seen",
                    "the text without it"));

    private final List<Rule> rules = new ArrayList<>(EVERYWHERE);

    /** The rules of a language with that typography. */
    TextRules(Typography typography) {
        if (!typography.narrowBefore().isEmpty()) {
            String marks = "[" + Pattern.quote(typography.narrowBefore()) + "]";
            rules.add(new Rule(
                    "(?<=[\\p{L}\\p{N})\\]}*…])" + marks + "(?![\\p{L}\\p{N}/])",
                    "no space before the mark",
                    "a space before it"));
        }
        if (!typography.narrowAfter().isEmpty()) {
            String marks = "[" + Pattern.quote(typography.narrowAfter()) + "]";
            rules.add(new Rule(marks + "(?![ \\u00A0\\u202F])", "no space after the mark", "a space after it"));
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
        if (!Normalizer.isNormalized(text, Normalizer.Form.NFC)) {
            fault.accept("a letter is put together from parts", "the letter as one sign (NFC)");
        }
        rules.forEach(rule -> find(rule, text, fault));
    }

    private static void find(Rule rule, String text, BiConsumer<String, String> fault) {
        Matcher matcher = rule.pattern().matcher(text);
        if (matcher.find()) {
            String around =
                    text.substring(Math.max(0, matcher.start() - 12), Math.min(text.length(), matcher.end() + 12));
            fault.accept(rule.what() + " at “" + around.replace('\n', ' ') + "”", rule.write());
        }
    }
}
