package forhont.web;

import forhont.i18n.Pack;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How the cards are drawn; each face shows the suits of one pack, by which the cards are named too. */
public enum Face {
    FRENCH("french", Pack.FRENCH),
    GERMAN("german", Pack.GERMAN),
    /** Single-headed and without index, as in Bohemian packs. */
    BOHEMIAN("bohemian", Pack.GERMAN),
    /** A very large index and suit sign, without picture. */
    LARGE("large", Pack.FRENCH);

    private final String id;
    private final Pack pack;

    Face(String id, Pack pack) {
        this.id = id;
        this.pack = pack;
    }

    /** As in the address of a choice, in the sprite and in {@code messages.yaml}. */
    public String id() {
        return id;
    }

    public Pack pack() {
        return pack;
    }

    /** How the index is moved to each place where it stands on a card of 100 by 150. */
    List<String> places() {
        return switch (this) {
            case FRENCH, GERMAN -> List.of("translate(16 29)", "rotate(180 50 75) translate(16 29)");
            case BOHEMIAN -> List.of();
            case LARGE -> List.of("translate(50 72) scale(3.1)");
        };
    }

    static Optional<Face> find(String id) {
        return Arrays.stream(values()).filter(face -> face.id.equals(id)).findFirst();
    }

    /** The face with index of a pack. */
    static Face of(Pack pack) {
        return switch (pack) {
            case GERMAN -> GERMAN;
            case FRENCH -> FRENCH;
        };
    }
}
