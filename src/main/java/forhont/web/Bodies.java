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

    /** What is read of a body that is too large, so that the browser shows the answer and not a broken connection. */
    private static final long DRAINED_BYTES = 16L * 1024 * 1024;

    private Bodies() {}

    /** Refuses a body over the limit; one within it has been read and stays at hand. */
    static void limit(Context ctx, int bytes) throws IOException {
        if (ctx.req().getContentLengthLong() > bytes) {
            drain(ctx.req().getInputStream());
            throw new Refusal(Problem.TOO_LARGE);
        }
        if (ctx.bodyAsBytes().length > bytes) {
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

    /** Refuses a form with a file that is too large; one that does not say how large it is is measured as it is read. */
    static void limitFile(Context ctx) throws IOException {
        long length = ctx.req().getContentLengthLong();
        if (length > FILE_BYTES) {
            drain(ctx.req().getInputStream());
            throw new Refusal(Problem.FILE_TOO_LARGE);
        }
    }

    static boolean hasFile(Context ctx) {
        String type = ctx.contentType();
        return type != null && type.toLowerCase(java.util.Locale.ROOT).startsWith("multipart/form-data");
    }

    private static void drain(InputStream in) throws IOException {
        byte[] chunk = new byte[16 * 1024];
        long left = DRAINED_BYTES;
        while (left > 0) {
            int read = in.read(chunk);
            if (read < 0) {
                return;
            }
            left -= read;
        }
    }
}
