package forhont.storage;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;

/** 128 random bits that open something, as 32 hexadecimal digits; only their digest is ever stored. */
public record Secret(String text) {
    private static final SecureRandom CHANCE = new SecureRandom();
    private static final HexFormat HEX = HexFormat.of();
    private static final int BYTES = 16;
    private static final String FORM = "[0-9a-f]{32}";

    public Secret {
        if (!text.matches(FORM)) {
            throw new IllegalArgumentException("a secret is 32 hexadecimal digits");
        }
    }

    public static Secret random() {
        byte[] bytes = new byte[BYTES];
        CHANCE.nextBytes(bytes);
        return new Secret(HEX.formatHex(bytes));
    }

    /** Reads a secret as a person may have typed it: in groups, in capitals. */
    public static Optional<Secret> parse(String typed) {
        String plain = typed.replaceAll("[\\s\\u00A0\\u202F–-]", "").toLowerCase(Locale.ROOT);
        return plain.matches(FORM) ? Optional.of(new Secret(plain)) : Optional.empty();
    }

    /**
     * Another secret that always comes out of this one and does not betray it. A first answer that is posted twice so makes
     * one learner, not two.
     */
    public Secret derived(String purpose) {
        return new Secret(HEX.formatHex(sha256(purpose + ":" + text), 0, BYTES));
    }

    /** What is stored in its place. */
    public String digest() {
        return HEX.formatHex(sha256(text));
    }

    /** In groups of four, to be copied by hand. */
    public String inGroups() {
        return text.toUpperCase(Locale.ROOT).replaceAll("(.{4})(?=.)", "$1-");
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    @Override
    public String toString() {
        return "a secret";
    }
}
