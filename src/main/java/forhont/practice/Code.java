package forhont.practice;

import forhont.rules.Notation;
import java.util.Optional;

/**
 * From what an item is drawn; the same code gives the same item anywhere. Its text is {@code 1-traditional-2-3k9x}: the
 * version, the rule set, the level, and the seed in digits and small letters.
 *
 * @param ruleSet the id of the rule set
 * @param level 1 to 3
 * @param seed zero or above
 */
public record Code(String ruleSet, int level, int seed) {
    public static final int LEVELS = 3;

    /** Changes when the same code would give another item. */
    private static final String VERSION = "1";

    private static final int BASE = 36;
    private static final int LONGEST_SEED = 6;

    public Code {
        if (!Notation.isName(ruleSet) || level < 1 || level > LEVELS || seed < 0) {
            throw new IllegalArgumentException("a rule set, a level from 1 to " + LEVELS + " and a seed not below 0: "
                    + ruleSet + ", " + level + ", " + seed);
        }
    }

    /** Reads a code exactly as it is written; empty for anything else. */
    public static Optional<Code> parse(String text) {
        String[] parts = text.split("-", -1);
        if (parts.length < 4 || !parts[0].equals(VERSION)) {
            return Optional.empty();
        }
        String ruleSet = text.substring(VERSION.length() + 1, text.length() - tail(parts));
        String level = parts[parts.length - 2];
        Optional<Integer> seed = seed(parts[parts.length - 1]);
        boolean known = Notation.isName(ruleSet) && level.length() == 1 && "123".contains(level);
        return known ? seed.map(number -> new Code(ruleSet, level.charAt(0) - '0', number)) : Optional.empty();
    }

    /** How long the level and the seed are, each with the hyphen before it. */
    private static int tail(String[] parts) {
        return parts[parts.length - 2].length() + parts[parts.length - 1].length() + 2;
    }

    private static Optional<Integer> seed(String text) {
        long number = 0;
        for (int place = 0; place < text.length(); place++) {
            int digit = "0123456789abcdefghijklmnopqrstuvwxyz".indexOf(text.charAt(place));
            if (digit < 0 || text.length() > LONGEST_SEED) {
                return Optional.empty();
            }
            number = number * BASE + digit;
        }
        boolean plain = !text.isEmpty() && (text.length() == 1 || text.charAt(0) != '0');
        return plain && number <= Integer.MAX_VALUE ? Optional.of((int) number) : Optional.empty();
    }

    public Code withLevel(int other) {
        return new Code(ruleSet, other, seed);
    }

    @Override
    public String toString() {
        return VERSION + "-" + ruleSet + "-" + level + "-" + Integer.toString(seed, BASE);
    }
}
