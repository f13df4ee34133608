package forhont.storage;

/** Thrown when the database was written by a newer version of the program, which alone knows what is in it. */
public final class NewerSchema extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NewerSchema(String found, String known) {
        super("it has schema " + found + " of a newer version; this one knows schema " + known
                + ". Start the newer version.");
    }
}
