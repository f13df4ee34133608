package forhont.content;

import java.util.Comparator;

/**
 * Something in a content file that must not stand there.
 *
 * @param line counted from 1
 * @param what what is wrong
 * @param write what to write instead
 */
public record Fault(String path, int line, String what, String write) implements Comparable<Fault> {
    private static final Comparator<Fault> ORDER = Comparator.comparing(Fault::path)
            .thenComparingInt(Fault::line)
            .thenComparing(Fault::what)
            .thenComparing(Fault::write);

    @Override
    public int compareTo(Fault other) {
        return ORDER.compare(this, other);
    }

    /** One line, as compilers write theirs, so that editors can jump to it. */
    @Override
    public String toString() {
        return path + ":" + line + ": " + what + "; write: " + write;
    }
}
