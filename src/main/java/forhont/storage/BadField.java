package forhont.storage;

/** Thrown where a value of an answer cannot be. */
final class BadField extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String field;

    BadField(String field, String message) {
        super(message);
        this.field = field;
    }

    /** The name of the value. */
    String field() {
        return field;
    }
}
