package forhont.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;

/** What the site remembers in the browser, one cookie each; who only reads gets none. */
enum Memory {
    LANGUAGE,
    FACE,
    PROGRESS,
    TOKEN;

    private static final int ONE_YEAR = 365 * 24 * 60 * 60;
    private static final SecureRandom CHANCE = new SecureRandom();

    Optional<String> recall(Context ctx) {
        return Optional.ofNullable(ctx.cookie(id())).filter(value -> !value.isEmpty());
    }

    /** Sets the cookie, and with the first of them the token (see {@link Origin}). */
    void keep(Context ctx, String value) {
        set(ctx, value);
        if (this != TOKEN && TOKEN.recall(ctx).isEmpty()) {
            byte[] token = new byte[16];
            CHANCE.nextBytes(token);
            TOKEN.set(ctx, HexFormat.of().formatHex(token));
        }
    }

    private void set(Context ctx, String value) {
        boolean secure = ctx.req().isSecure() || "https".equals(ctx.header("X-Forwarded-Proto"));
        ctx.cookie(new Cookie(id(), value, "/", ONE_YEAR, secure, true, null, SameSite.LAX));
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
