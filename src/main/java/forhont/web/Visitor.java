package forhont.web;

import forhont.i18n.Language;
import forhont.i18n.Languages;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.Set;

/**
 * Who looks at a page, as far as the page depends on it.
 *
 * @param letters the language whose letters stand on the cards
 * @param token what a form posts back, once there is anything remembered
 * @param paused whether progress cannot be kept just now
 * @param explained the words whose meaning stands on the page itself
 * @param place the lesson or step from which rules and words are looked up, as an address without the language
 */
public record Visitor(
        Language language,
        Face face,
        Preferences preferences,
        Language letters,
        Optional<String> token,
        boolean paused,
        Optional<String> place,
        Set<String> explained) {
    public Visitor {
        explained = Set.copyOf(explained);
    }

    /** The name under which an address carries the place. */
    static final String FROM = "from";

    /** The language stands in the address; a page outside any takes the remembered or the browser's one. */
    static Visitor of(Context ctx, Languages languages) {
        Language language = inPath(ctx.path(), languages)
                .or(() -> Memory.LANGUAGE.recall(ctx).flatMap(languages::find))
                .orElseGet(() -> languages.negotiate(header(ctx, "Accept-Language")));
        Face face = Memory.FACE
                .recall(ctx)
                .flatMap(Face::find)
                .orElse(Face.of(language.profile().pack()));
        Preferences preferences = preferences(ctx);
        Language letters = preferences.letters().flatMap(languages::find).orElse(language);
        return new Visitor(
                language,
                face,
                preferences,
                letters,
                Memory.TOKEN.recall(ctx),
                Keeping.isPaused(ctx),
                Optional.empty(),
                Set.of());
    }

    /** Somebody of whom nothing is known but the language. */
    static Visitor unknown(Language language) {
        return new Visitor(
                language,
                Face.of(language.profile().pack()),
                Preferences.NONE,
                language,
                Optional.empty(),
                false,
                Optional.empty(),
                Set.of());
    }

    static Preferences preferences(Context ctx) {
        return Memory.LOOK.recall(ctx).map(Preferences::parse).orElse(Preferences.NONE);
    }

    /** The visitor of a page in a language; an address in one that does not exist leads nowhere. */
    static Visitor inLanguageOf(Context ctx, Languages languages) {
        if (languages.find(ctx.pathParam("lang")).isEmpty()) {
            throw new Refusal(Problem.NOT_FOUND);
        }
        return of(ctx, languages);
    }

    /** The same visitor before cards of that face. */
    Visitor with(Face other) {
        return new Visitor(language, other, preferences, letters, token, paused, place, explained);
    }

    /** The same visitor with other likings. */
    Visitor with(Preferences other) {
        return new Visitor(language, face, other, letters, token, paused, place, explained);
    }

    /** The language that is the first part of an address such as {@code /cs/rules}. */
    static Optional<Language> inPath(String path, Languages languages) {
        String[] parts = path.split("/", 3);
        return parts.length > 1 ? languages.find(parts[1]) : Optional.empty();
    }

    static String header(Context ctx, String name) {
        String value = ctx.header(name);
        return value == null ? "" : value;
    }

    /** The same visitor at a lesson or step. */
    Visitor at(String lessonOrStep) {
        return new Visitor(language, face, preferences, letters, token, paused, Optional.of(lessonOrStep), explained);
    }

    /** The same visitor on a page that says what these words mean. */
    Visitor explaining(Set<String> words) {
        return new Visitor(language, face, preferences, letters, token, paused, place, words);
    }

    /** What stands in the corner of a card of that rank, by rank letter. */
    String index(char rank) {
        return letters.index(rank);
    }

    /** A page where something is looked up, with the way back to where the visitor is. */
    String withWayBack(String here) {
        return here + place.map(from -> "?" + FROM + "=" + from).orElse("");
    }

    /** The address of an entry of such a page: a rule, a word. */
    String lookUp(String here, String entry) {
        return path(withWayBack(here)) + "#" + entry;
    }

    /** The address of a page of the site in this visitor's language; {@code here} begins with a slash. */
    public String path(String here) {
        return "/" + language.tag() + here;
    }
}
