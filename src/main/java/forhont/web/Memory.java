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
    /** See {@link Preferences}. */
    LOOK,
    LEARNER,
    TOKEN,
    /** The deal that was begun and not played to its end. */
    DEAL;

    /** For how long a browser remembers: as long as browsers allow. */
    static final int DAYS = 400;

    private static final int SECONDS = DAYS * 24 * 60 * 60;
    private static final SecureRandom CHANCE = new SecureRandom();

    /** What was set in this answer or came with the request. */
    Optional<String> recall(Context ctx) {
        return Optional.ofNullable(ctx.<String>attribute(id()))
                .or(() -> Optional.ofNullable(ctx.cookie(id())))
                .filter(value -> !value.isEmpty());
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

    void forget(Context ctx) {
        ctx.attribute(id(), "");
        ctx.removeCookie(id(), "/");
    }

    private void set(Context ctx, String value) {
        ctx.attribute(id(), value);
        boolean secure = Origin.isSecure(ctx);
        ctx.cookie(new Cookie(id(), value, "/", SECONDS, secure, true, null, SameSite.LAX));
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
