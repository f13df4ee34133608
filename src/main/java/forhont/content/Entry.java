package forhont.content;

/**
 * One text of a language as its author wrote it.
 *
 * @param key by which it is asked for
 * @param file its file within the folder of the language, without {@code .yaml}
 * @param prose whether it holds cards and links; otherwise it is a message with arguments
 */
record Entry(String key, String text, boolean prose, String file, Place place) {}
