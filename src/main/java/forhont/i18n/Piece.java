package forhont.i18n;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** One piece of prose: words, a card, an argument, a link, or pieces that are stressed. */
public sealed interface Piece {
    /** The piece as plain words; cards (by code) and arguments (by name) as the given function says them. */
    String plain(UnaryOperator<String> token);

    /** The piece itself and all pieces within it. */
    default Stream<Piece> all() {
        return Stream.of(this);
    }

    /** Words as they are. */
    record Words(String text) implements Piece {
        @Override
        public String plain(UnaryOperator<String> token) {
            return text;
        }
    }

    /** A card, written {@code {KS}}, shown in words and picture. */
    record Card(String code) implements Piece {
        @Override
        public String plain(UnaryOperator<String> token) {
            return token.apply(code);
        }
    }

    /** Something only the page knows, written {@code {answer}}. */
    record Argument(String name) implements Piece {
        @Override
        public String plain(UnaryOperator<String> token) {
            return token.apply(name);
        }
    }

    /** A link to a rule, written {@code [R-16a]}. */
    record Rule(String id) implements Piece {
        @Override
        public String plain(UnaryOperator<String> token) {
            return id;
        }
    }

    /** A link to the glossary, written {@code [[trick|štych]]}. */
    record Term(String id, String words) implements Piece {
        @Override
        public String plain(UnaryOperator<String> token) {
            return words;
        }
    }

    /** Stressed pieces, written {@code *so*}. */
    record Stress(List<Piece> pieces) implements Piece {
        public Stress {
            pieces = List.copyOf(pieces);
        }

        @Override
        public String plain(UnaryOperator<String> token) {
            StringBuilder out = new StringBuilder();
            pieces.forEach(piece -> out.append(piece.plain(token)));
            return out.toString();
        }

        @Override
        public Stream<Piece> all() {
            return Stream.concat(Stream.of(this), pieces.stream().flatMap(Piece::all));
        }
    }
}
