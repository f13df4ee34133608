package forhont.content;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Says which words may stand where another does: all of a few, else those most like it. */
final class Nearest {
    /** As many as are read at a glance. */
    private static final int FEW = 8;

    private static final int MOST = 4;

    private Nearest() {}

    static String oneOf(String written, Collection<String> words) {
        if (words.size() <= FEW) {
            return "one of " + String.join(", ", words);
        }
        List<String> nearest = words.stream()
                .sorted(Comparator.comparingInt(word -> distance(written, word)))
                .limit(MOST)
                .toList();
        return "one of " + String.join(", ", nearest) + " … (" + words.size() + " in all)";
    }

    /** How many letters must be put in, left out or changed; a word of which a part was written is near. */
    private static int distance(String written, String word) {
        if (!written.isEmpty() && word.contains(written)) {
            return word.startsWith(written) ? 0 : 1;
        }
        int[] before = new int[word.length() + 1];
        for (int column = 0; column <= word.length(); column++) {
            before[column] = column;
        }
        for (int row = 1; row <= written.length(); row++) {
            int[] now = new int[word.length() + 1];
            now[0] = row;
            for (int column = 1; column <= word.length(); column++) {
                int change = written.charAt(row - 1) == word.charAt(column - 1) ? 0 : 1;
                now[column] = Math.min(before[column - 1] + change, 1 + Math.min(before[column], now[column - 1]));
            }
            before = now;
        }
        return before[word.length()];
    }
}
