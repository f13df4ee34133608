package forhont.i18n;

/** The two packs a card is named by: Bohemian German suits, or French suits. */
public enum Pack {
    GERMAN("german"),
    FRENCH("french");

    private final String id;

    Pack(String id) {
        this.id = id;
    }

    /** As in the keys of {@code terms.yaml}. */
    public String id() {
        return id;
    }
}
