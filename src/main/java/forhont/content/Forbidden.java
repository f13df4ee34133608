package forhont.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A word that must not stand in a text of its language: a calque, or one that means two things at a card table.
 *
 * @param word in small letters
 * @param beginning whether words that only begin so are meant too
 * @param onlyIn phrases in which it is right
 * @param write what to write instead
 */
record Forbidden(String word, boolean beginning, List<String> onlyIn, String write) {
    private static final String MORE = "*";

    /** The list of a language; each word once, a word that ends in a star stands for all that begin so. */
    static List<Forbidden> read(Node list) {
        List<Forbidden> words = new ArrayList<>();
        for (Node node : list.items()) {
            String word = node.required("word").text().toLowerCase(Locale.ROOT);
            List<String> onlyIn = node.optional("only-in").map(Node::strings).orElse(List.of()).stream()
                    .map(phrase -> phrase.toLowerCase(Locale.ROOT))
                    .toList();
            String write = node.required("write").text();
            node.done();
            boolean beginning = word.endsWith(MORE);
            String plain = beginning ? word.substring(0, word.length() - 1) : word;
            if (plain.isBlank()) {
                node.fault("an empty word is forbidden", "a word");
                continue;
            }
            onlyIn.stream()
                    .filter(phrase -> !phrase.contains(plain))
                    .forEach(phrase -> node.fault(
                            "“" + phrase + "” does not have " + plain + " in it", "a phrase with the word in it"));
            words.add(new Forbidden(plain, beginning, onlyIn, write));
        }
        return words;
    }

    /** Whether it stands in a text, given in small letters. */
    boolean in(String text) {
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            int end = at + word.length();
            boolean begins = at == 0 || !Character.isLetter(text.charAt(at - 1));
            boolean ends = beginning || end == text.length() || !Character.isLetter(text.charAt(end));
            int place = at;
            if (begins && ends && onlyIn.stream().noneMatch(phrase -> stands(phrase, text, place))) {
                return true;
            }
        }
        return false;
    }

    private boolean stands(String phrase, String text, int at) {
        for (int in = phrase.indexOf(word); in >= 0; in = phrase.indexOf(word, in + 1)) {
            if (at >= in && text.startsWith(phrase, at - in)) {
                return true;
            }
        }
        return false;
    }
}
