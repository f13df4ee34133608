package forhont.i18n;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes one paragraph apart, from left to right. */
final class ProseParser {
    private static final Pattern CARD = Pattern.compile("\\{([AKQJT987][CSDH])}");
    private static final Pattern ARGUMENT = Pattern.compile("\\{([a-z][A-Za-z0-9]*)}");
    private static final Pattern RULE = Pattern.compile("\\[(R-[1-9][0-9]?[a-f]?)]");
    private static final Pattern TERM = Pattern.compile("\\[\\[([a-z][a-z0-9-]*)\\|([^\\[\\]|{}*]+)]]");
    private static final String MARKS = "{}[]*<";

    private final String text;
    private int at;

    ProseParser(String text) {
        this.text = text;
    }

    List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        while (at < text.length()) {
            pieces.add(text.charAt(at) == '*' ? stress() : piece());
        }
        return pieces;
    }

    private Piece stress() {
        int start = at++;
        List<Piece> pieces = new ArrayList<>();
        while (at < text.length() && text.charAt(at) != '*') {
            pieces.add(piece());
        }
        if (at == text.length() || pieces.isEmpty()) {
            throw new BadText("a * without its second * at “" + excerpt(start) + "”", "*stressed words*");
        }
        at++;
        return new Piece.Stress(pieces);
    }

    private Piece piece() {
        return switch (text.charAt(at)) {
            case '{' -> token();
            case '[' -> link();
            case '}', ']' ->
                throw new BadText(
                        "a " + text.charAt(at) + " with nothing before it to close at “" + excerpt(at) + "”",
                        "cards as {KS}, rules as [R-16], terms as [[trick|word]]");
            case '<' -> throw new BadText("a < at “" + excerpt(at) + "”: texts hold no HTML", "*stressed words*");
            default -> words();
        };
    }

    private Piece token() {
        Matcher card = next(CARD);
        if (card.lookingAt()) {
            at = card.end();
            return new Piece.Card(card.group(1));
        }
        Matcher argument = next(ARGUMENT);
        if (argument.lookingAt()) {
            at = argument.end();
            return new Piece.Argument(argument.group(1));
        }
        throw new BadText(
                "neither a card nor an argument at “" + excerpt(at) + "”",
                "{KS} for a card (a rank of A K Q J T 9 8 7 and a suit of C S D H) or a name like {answer}");
    }

    private Piece link() {
        Matcher rule = next(RULE);
        if (rule.lookingAt()) {
            at = rule.end();
            return new Piece.Rule(rule.group(1));
        }
        Matcher term = next(TERM);
        if (term.lookingAt()) {
            at = term.end();
            return new Piece.Term(term.group(1), term.group(2));
        }
        throw new BadText("not a link at “" + excerpt(at) + "”", "[R-16] for a rule or [[trick|word]] for a term");
    }

    private Piece words() {
        int start = at;
        while (at < text.length() && MARKS.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return new Piece.Words(text.substring(start, at));
    }

    private Matcher next(Pattern pattern) {
        return pattern.matcher(text).region(at, text.length());
    }

    private String excerpt(int from) {
        return text.substring(from, Math.min(from + 20, text.length()));
    }
}
