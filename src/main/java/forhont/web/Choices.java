package forhont.web;

import forhont.i18n.Languages;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** The links by which a visitor chooses language and card faces: {@code ?language=cs}, {@code ?face=german}. */
final class Choices {

    private static final String LANGUAGE = "language=";
    private static final String FACE = "face=";

    private Choices() {}

    static String languageLink(String path, String tag) {
        return with(path, LANGUAGE + tag);
    }

    static String faceLink(String path, String face) {
        return with(path, FACE + face);
    }

    /** Remembers a choice that stands in the address, and leads to the same page without it. */
    static void remember(Context ctx, Languages languages) {
        if (keep(ctx, languages)) {
            String rest = Arrays.stream(query(ctx).split("&"))
                    .filter(part -> !part.startsWith(LANGUAGE) && !part.startsWith(FACE))
                    .collect(Collectors.joining("&"));
            ctx.redirect(ctx.path() + (rest.isEmpty() ? "" : "?" + rest), HttpStatus.SEE_OTHER);
        }
    }

    /** Remembers a choice that stands in the address; whether there is one. */
    static boolean keep(Context ctx, Languages languages) {
        if (Visitor.inPath(ctx.path(), languages).isEmpty()) {
            return false;
        }
        Optional<String> language =
                value(query(ctx), LANGUAGE).filter(tag -> languages.find(tag).isPresent());
        Optional<String> face =
                value(query(ctx), FACE).filter(id -> Visitor.face(id).isPresent());
        language.ifPresent(tag -> Memory.LANGUAGE.keep(ctx, tag));
        face.ifPresent(id -> Memory.FACE.keep(ctx, id));
        return language.isPresent() || face.isPresent();
    }

    private static String query(Context ctx) {
        return Optional.ofNullable(ctx.queryString()).orElse("");
    }

    private static Optional<String> value(String query, String name) {
        return Arrays.stream(query.split("&"))
                .filter(part -> part.startsWith(name))
                .map(part -> part.substring(name.length()))
                .findFirst();
    }

    private static String with(String path, String part) {
        return path + (path.contains("?") ? "&" : "?") + part;
    }
}
