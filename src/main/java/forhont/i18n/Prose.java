package forhont.i18n;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A text of one or more paragraphs with cards, links and stressed words in it. */
public record Prose(List<Paragraph> paragraphs) {
    private static final Pattern BLANK_LINE = Pattern.compile("\\n\\s*\\n");

    /** What stands between two blank lines. */
    public record Paragraph(List<Piece> pieces) {
        public Paragraph {
            pieces = List.copyOf(pieces);
        }
    }

    public Prose {
        paragraphs = List.copyOf(paragraphs);
    }

    /**
     * Parses a text; a blank line begins a new paragraph, a single line break is a space.
     *
     * @throws BadText if a mark is unknown or not closed
     */
    public static Prose parse(String text) {
        return new Prose(BLANK_LINE
                .splitAsStream(text.strip())
                .map(paragraph -> paragraph.lines().map(String::strip).collect(Collectors.joining(" ")))
                .map(paragraph -> new Paragraph(new ProseParser(paragraph).pieces()))
                .toList());
    }

    /** All pieces in their order, those within stressed ones too. */
    public Stream<Piece> pieces() {
        return paragraphs.stream()
                .flatMap(paragraph -> paragraph.pieces().stream())
                .flatMap(Piece::all);
    }

    /** The names of everything only the page knows. */
    public SortedSet<String> arguments() {
        return pieces().filter(piece -> piece instanceof Piece.Argument)
                .map(piece -> ((Piece.Argument) piece).name())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The text as plain words; cards (by code) and arguments (by name) as the given function says them. */
    public String plain(UnaryOperator<String> token) {
        return paragraphs.stream()
                .map(paragraph -> new Piece.Stress(paragraph.pieces()).plain(token))
                .collect(Collectors.joining("\n\n"));
    }
}
