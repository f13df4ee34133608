package forhont.i18n;

/** The direction in which a language is written. */
public enum Direction {
    LTR("ltr"),
    RTL("rtl");

    private final String id;

    Direction(String id) {
        this.id = id;
    }

    /** As in {@code language.yaml} and in the attribute {@code dir} of a page. */
    public String id() {
        return id;
    }
}
