package forhont.i18n;

/** A text that cannot be shown as written: what is wrong with it and what to write instead. */
public final class BadText extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String what;
    private final String write;

    public BadText(String what, String write) {
        super(what + "; write: " + write);
        this.what = what;
        this.write = write;
    }

    public String what() {
        return what;
    }

    public String write() {
        return write;
    }
}
