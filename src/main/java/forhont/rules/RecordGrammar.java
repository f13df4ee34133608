package forhont.rules;

import java.util.ArrayList;
import java.util.List;

/** The small words of the record notation, for writing and for reading. */
final class RecordGrammar {
    static final String VERSION_TAG = "Forhont";
    static final String VERSION = "1";
    static final String RULE_SET = "RuleSet";
    static final String SEED = "Seed";
    static final String TALON = "Talon";
    static final List<String> HANDS = List.of("Forehand", "Second", "Third");

    private static final List<String> OWN = List.of(VERSION_TAG, RULE_SET, SEED, TALON, "Forehand", "Second", "Third");

    private RecordGrammar() {}

    static boolean isTagName(String name) {
        return !name.isEmpty() && name.chars().allMatch(letter -> letter < 128 && Character.isLetter(letter));
    }

    static boolean isOwnTag(String name) {
        return OWN.contains(name);
    }

    static boolean isTagValue(String value) {
        return value.chars().noneMatch(letter -> letter == '"' || letter == '\n' || letter == '\r');
    }

    static boolean isNote(String text) {
        return !text.isBlank()
                && text.equals(text.strip())
                && text.chars().noneMatch(letter -> letter == '{' || letter == '}' || letter == '\n' || letter == '\r');
    }

    /** What an announcement is called, on the side that makes it. */
    static String announced(Announcement announcement, Side side) {
        String word = switch (announcement) {
            case SEVEN -> "seven";
            case HUNDRED -> "hundred";
        };
        return side == Side.SOLOIST ? word : word + "-against";
    }

    /** What a ladder is called, as the announcements stand. */
    static String ladder(Ladder ladder, Announced announced) {
        return switch (ladder) {
            case GAME ->
                announced
                        .hundred()
                        .map(side -> announced(Announcement.HUNDRED, side))
                        .orElse("game");
            case SEVEN -> announced(Announcement.SEVEN, announced.seven().orElse(Side.SOLOIST));
            case CONTRACT -> "contract";
        };
    }

    /** One seat's words in the round of announcements and doublings. */
    static String words(Action.Speak speak, Deal deal) {
        Contract contract = deal.contract().orElseThrow();
        Side side = contract.side(deal.toAct().orElseThrow());
        List<String> words = new ArrayList<>();
        for (Announcement announcement : speak.announcements()) {
            words.add("announces " + announced(announcement, side));
        }
        for (Ladder ladder : speak.raises()) {
            int factor = 2 << deal.doubling().steps(ladder);
            words.add("raises " + ladder(ladder, deal.announced()) + " x" + factor);
        }
        return words.isEmpty() ? "passes" : String.join(", ", words);
    }
}
