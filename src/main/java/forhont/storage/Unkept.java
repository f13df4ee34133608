package forhont.storage;

/** Thrown where something cannot be kept or looked up for now; nothing has been lost that was kept before. */
public final class Unkept extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Trouble trouble;

    Unkept(Trouble trouble, Throwable cause) {
        super("the database " + trouble.words(), cause);
        this.trouble = trouble;
    }

    public Trouble trouble() {
        return trouble;
    }
}
