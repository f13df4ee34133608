package forhont.exercise;

import java.util.Optional;

/** What an exercise asks for; the id is what content and addresses call it. */
public enum Kind {
    LEGAL_CARDS("legal-cards"),
    TRICK_WINNER("trick-winner"),
    BIDDABLE("biddable"),
    DISCARD("discard"),
    PAYS_MOST("pays-most"),
    COUNT("count"),
    SETTLE("settle");

    private final String id;

    Kind(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    public static Optional<Kind> parse(String id) {
        for (Kind kind : values()) {
            if (kind.id.equals(id)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }
}
