package forhont.rules;

import java.util.Optional;

/** How a constant is written in files and in the protocol: {@code OPEN_BETL} is {@code open-betl}. */
public final class Notation {
    private Notation() {}

    public static String of(Enum<?> constant) {
        StringBuilder text = new StringBuilder(constant.name());
        for (int at = 0; at < text.length(); at++) {
            text.setCharAt(at, written(text.charAt(at)));
        }
        return text.toString();
    }

    /** The one of these constants that is written so. */
    public static <E extends Enum<E>> Optional<E> parse(E[] constants, String text) {
        for (E constant : constants) {
            if (isWritten(constant.name(), text)) {
                return Optional.of(constant);
            }
        }
        return Optional.empty();
    }

    private static boolean isWritten(String name, String text) {
        boolean same = name.length() == text.length();
        for (int at = 0; same && at < name.length(); at++) {
            same = written(name.charAt(at)) == text.charAt(at);
        }
        return same;
    }

    private static char written(char letter) {
        return letter == '_' ? '-' : Character.toLowerCase(letter);
    }

    /** Whether a text can be a name in files: lower-case letters and digits, in words joined by single hyphens. */
    public static boolean isName(String text) {
        boolean hyphenMayFollow = false;
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            boolean hyphen = letter == '-';
            boolean plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
            if (!plain && !(hyphen && hyphenMayFollow)) {
                return false;
            }
            hyphenMayFollow = plain;
        }
        return hyphenMayFollow;
    }
}
