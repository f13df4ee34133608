package forhont.web;

import io.javalin.http.Context;
import java.util.Optional;

/**
 * What a learner wants of practice beyond the kind; without any wish the level is the one that fits.
 *
 * @param level a level of the learner's own choice
 * @param again what is to be looked at again: an id, or {@link #DUE}
 */
record Wish(Optional<Integer> level, Optional<String> again) {
    static final String LEVEL = "level";
    static final String AGAIN = "again";

    /** Whatever is worth another look today. */
    static final String DUE = "due";

    static final Wish NONE = new Wish(Optional.empty(), Optional.empty());

    static Wish level(int level) {
        return new Wish(Optional.of(level), Optional.empty());
    }

    static Wish again(String what) {
        return new Wish(Optional.empty(), Optional.of(what));
    }

    /** The wish in an address; what cannot be read there is no wish. */
    static Wish of(Context ctx) {
        return new Wish(
                asked(ctx, LEVEL, "[1-3]").map(Integer::parseInt),
                asked(ctx, AGAIN, "R-[0-9]{1,2}[a-f]?|[a-z-]{1,60}"));
    }

    private static Optional<String> asked(Context ctx, String name, String form) {
        return Optional.ofNullable(ctx.queryParam(name)).filter(text -> text.matches(form));
    }

    /** What follows an address that carries the wish, beginning with a question mark; empty without any. */
    String query() {
        return level.map(chosen -> "?" + LEVEL + "=" + chosen)
                .or(() -> again.map(what -> "?" + AGAIN + "=" + what))
                .orElse("");
    }
}
