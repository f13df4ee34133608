/**
 * Reads the files under {@code content/} and {@code locales/} and proves them before anybody sees them. What it hands on
 * is whole and sound, or it is a list of faults, all of them, each with file and line.
 */
package forhont.content;
