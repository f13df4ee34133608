package forhont.web;

import forhont.i18n.Languages;
import forhont.rules.Notation;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The links by which a visitor chooses language, card faces and how a hand is shown: {@code ?language=cs},
 * {@code ?face=german}, {@code ?hand=text}.
 */
final class Choices {

    private static final String LANGUAGE = "language=";
    private static final String FACE = "face=";
    private static final String HAND = Preferences.HAND + "=";

    private Choices() {}

    static String languageLink(String path, String tag) {
        return with(path, LANGUAGE + tag);
    }

    static String faceLink(String path, String face) {
        return with(path, FACE + face);
    }

    static String handLink(String path, Preferences.Hand hand) {
        return with(path, HAND + Notation.of(hand));
    }

    /** Remembers a choice that stands in the address, and leads to the same page without it. */
    static void remember(Context ctx, Languages languages) {
        if (keep(ctx, languages)) {
            String rest = Arrays.stream(query(ctx).split("&"))
                    .filter(part -> Stream.of(LANGUAGE, FACE, HAND).noneMatch(part::startsWith))
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
                value(query(ctx), FACE).filter(id -> Face.find(id).isPresent());
        Optional<Preferences.Hand> hand =
                value(query(ctx), HAND).flatMap(id -> Notation.parse(Preferences.Hand.values(), id));
        language.ifPresent(tag -> Memory.LANGUAGE.keep(ctx, tag));
        face.ifPresent(id -> Memory.FACE.keep(ctx, id));
        hand.ifPresent(way -> Visitor.preferences(ctx).with(way).keep(ctx));
        return language.isPresent() || face.isPresent() || hand.isPresent();
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
