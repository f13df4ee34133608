package forhont.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The lines of a stream in UTF-8; of one that is too long only the beginning. */
final class Lines {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final InputStream in;
    private final int longest;
    private final byte[] buffer = new byte[1 << 16];
    private int position;
    private int filled;
    private boolean first = true;

    /** Lines of at most so many bytes. */
    Lines(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /** The next line without its end; empty when the input ends. */
    Optional<String> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean ended = false;
        boolean any = false;
        while (!ended && fill()) {
            any = true;
            int end = position;
            while (end < filled && buffer[end] != '\n') {
                end++;
            }
            line.write(buffer, position, Math.min(end - position, longest - line.size()));
            ended = end < filled;
            position = ended ? end + 1 : end;
        }
        return any ? Optional.of(text(line)) : Optional.empty();
    }

    private boolean fill() throws IOException {
        if (position == filled) {
            position = 0;
            filled = Math.max(0, in.read(buffer));
        }
        return position < filled;
    }

    private String text(ByteArrayOutputStream line) {
        String text = line.toString(StandardCharsets.UTF_8);
        boolean marked = first && text.startsWith(BYTE_ORDER_MARK);
        first = false;
        return marked ? text.substring(1) : text;
    }
}
