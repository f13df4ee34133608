package forhont.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;

/** How much may be posted. */
final class Bodies {

    static final int FORM_BYTES = 64 * 1024;
    static final int API_BYTES = 1024 * 1024;
    static final int FILE_BYTES = 16 * 1024 * 1024;

    /** A form of unsaid length is read this far, so that one with a file somewhat too large can be answered. */
    static final int UNSAID_BYTES = 2 * FILE_BYTES;

    /** What is read away of a body that nobody reads: more than a film from a telephone. */
    private static final long READ_AWAY_BYTES = 256L * 1024 * 1024;

    private Bodies() {}

    /** Refuses a body over the limit; one within it has been read and stays at hand. */
    static void limit(Context ctx, int bytes) {
        if (ctx.req().getContentLengthLong() > bytes || ctx.bodyAsBytes().length > bytes) {
            throw new Refusal(Problem.TOO_LARGE);
        }
    }

    /** Refuses what says of itself that it is written in letters nobody knows. */
    static void known(Context ctx) {
        try {
            if (ctx.contentType() != null) {
                Charset.forName(ctx.characterEncoding());
            }
        } catch (IllegalArgumentException unknown) {
            throw new Refusal(Problem.NOT_UNDERSTOOD);
        }
    }

    /** Refuses a post that is no plain form. */
    static void formOnly(Context ctx) {
        String type = ctx.contentType();
        if (type != null && !type.toLowerCase(java.util.Locale.ROOT).startsWith("application/x-www-form-urlencoded")) {
            throw new Refusal(Problem.NO_FORM);
        }
    }

    /** Refuses a form that says it is too large for a file; one that does not say is measured as it is read. */
    static void limitFile(Context ctx) {
        if (ctx.req().getContentLengthLong() > FILE_BYTES) {
            throw new Refusal(Problem.FILE_TOO_LARGE);
        }
    }

    static boolean hasFile(Context ctx) {
        String type = ctx.contentType();
        return type != null && type.toLowerCase(java.util.Locale.ROOT).startsWith("multipart/form-data");
    }

    /**
     * Reads away what is left of a body before it is answered, so that a browser still sending shows the answer and not a
     * broken connection; a connection with more to come is closed, and says so.
     */
    static void readAway(Context ctx) {
        if (!isReadAway(ctx)) {
            end(ctx);
        }
    }

    /** Closes the connection after the answer, for nobody knows any more where the next question begins. */
    static void end(Context ctx) {
        ctx.header("Connection", "close");
    }

    private static boolean isReadAway(Context ctx) {
        byte[] chunk = new byte[16 * 1024];
        try {
            InputStream in = ctx.req().getInputStream();
            long left = READ_AWAY_BYTES;
            while (left > 0) {
                int read = in.read(chunk);
                if (read < 0) {
                    return true;
                }
                left -= read;
            }
            return false;
        } catch (IOException brokenOff) {
            return false;
        }
    }
}
