package forhont.web;

import forhont.i18n.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Pieces of prose that stay in one line: a word to open, a rule's number or a card, and what touches it. Browsers break
 * lines on either side of a button or a picture, even where no space is.
 */
record Unbroken(List<Piece> pieces) {
    private static final Pattern OPENING = Pattern.compile("([(\\[¿¡«“„‘‚][\\u00a0\\u202f]?|\\p{L}+’)\\z");
    private static final Pattern CLOSING = Pattern.compile("\\A[\\u00a0\\u202f]?[.,:;!?…)\\]»“”‘’]+");

    Unbroken {
        pieces = List.copyOf(pieces);
    }

    /** Whether nothing touches it. */
    boolean isAlone() {
        return pieces.size() == 1;
    }

    /** The pieces one after the other, the marks cut off the words around and held to what they touch. */
    static List<Unbroken> of(List<Piece> pieces) {
        List<List<Piece>> all = new ArrayList<>();
        List<Piece> next = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            if (!(pieces.get(i) instanceof Piece.Words words)) {
                next.add(pieces.get(i));
                all.add(next);
                next = new ArrayList<>();
                continue;
            }
            String text = words.text();
            Matcher closing = CLOSING.matcher(text);
            if (i > 0 && holds(pieces.get(i - 1)) && closing.find()) {
                all.get(all.size() - 1).add(new Piece.Words(closing.group()));
                text = text.substring(closing.end());
            }
            Matcher opening = OPENING.matcher(text);
            if (i + 1 < pieces.size() && holds(pieces.get(i + 1)) && opening.find()) {
                next.add(new Piece.Words(opening.group()));
                text = text.substring(0, opening.start());
            }
            if (!text.isEmpty()) {
                all.add(List.of(new Piece.Words(text)));
            }
        }
        return all.stream().map(Unbroken::new).toList();
    }

    private static boolean holds(Piece piece) {
        return piece instanceof Piece.Term || piece instanceof Piece.Rule || piece instanceof Piece.Card;
    }
}
