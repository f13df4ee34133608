package forhont.content;

/** Where something stands in a content file; lines count from 1. */
record Place(String path, int line) {
    @Override
    public String toString() {
        return path + ":" + line;
    }
}
