package forhont.web;

import static forhont.web.Visitor.header;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;

/**
 * Refuses posts that come from the pages of another site.
 *
 * <p>Every browser of the last years says by itself where a post comes from, so forms need no token and whoever only
 * reads gets no cookie. The token serves the browsers that say nothing: it is handed out with the first cookie that
 * remembers something, and a post with such a cookie has to repeat it. A post without cookies speaks for nobody.
 */
final class Origin {

    /** The name of the form field. */
    static final String FIELD = "token";

    private Origin() {}

    static void check(Context ctx) {
        if (!isOurs(ctx)) {
            throw new Refusal(Problem.FROM_ELSEWHERE);
        }
    }

    private static boolean isOurs(Context ctx) {
        String site = header(ctx, "Sec-Fetch-Site");
        if (!site.isEmpty()) {
            return site.equals("same-origin") || site.equals("none");
        }
        String origin = header(ctx, "Origin");
        if (!origin.isEmpty()) {
            return origin.replaceFirst("^https?://", "").equalsIgnoreCase(header(ctx, "Host"));
        }
        return ctx.cookieMap().isEmpty() || repeatsToken(ctx);
    }

    /** Where the visitor finds this site, such as {@code https://example.org}. */
    static String ofSite(Context ctx) {
        return (isSecure(ctx) ? "https://" : "http://") + header(ctx, "Host");
    }

    static boolean isSecure(Context ctx) {
        return ctx.req().isSecure() || "https".equals(ctx.header("X-Forwarded-Proto"));
    }

    private static boolean repeatsToken(Context ctx) {
        Optional<String> posted = Optional.ofNullable(ctx.formParam(FIELD));
        return Memory.TOKEN
                .recall(ctx)
                .map(kept -> posted.filter(value -> same(kept, value)).isPresent())
                .orElse(false);
    }

    private static boolean same(String a, String b) {
        return MessageDigest.isEqual(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
    }
}
