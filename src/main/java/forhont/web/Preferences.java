package forhont.web;

import forhont.content.Library;
import forhont.i18n.Profile;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * How a visitor likes the site to look and to deal; the first of each is for whoever chose nothing.
 *
 * @param letters the language whose letters stand on the cards, by its tag; empty for those of the page
 * @param ruleSet the rule set of practice and whole deals, by its id; empty for the first
 */
public record Preferences(
        Colours colours,
        Contrast contrast,
        Suits suits,
        Text text,
        Motion motion,
        Hand hand,
        Optional<String> letters,
        Optional<String> ruleSet) {

    /** What stands for the letters of the page's own language. */
    static final String OWN = "own";

    static final String COLOURS = "colours";
    static final String CONTRAST = "contrast";
    static final String SUITS = "suits";
    static final String TEXT = "text";
    static final String MOTION = "motion";
    static final String HAND = "hand";
    static final String LETTERS = "letters";
    static final String RULES = "rules";

    /** How each thing can be that has the same ways everywhere, by name. */
    static final Map<String, List<String>> WAYS = Map.of(
            COLOURS, ways(Colours.values()),
            CONTRAST, ways(Contrast.values()),
            SUITS, ways(Suits.values()),
            TEXT, ways(Text.values()),
            MOTION, ways(Motion.values()),
            HAND, ways(Hand.values()));

    /** Everything that can be chosen. */
    static final List<String> NAMES = List.of(COLOURS, CONTRAST, SUITS, TEXT, MOTION, HAND, LETTERS, RULES);

    /** Of whoever chose nothing. */
    static final Preferences NONE = read(Map.of());

    private static final String VERSION = "v1";

    /** Light or dark pages. */
    public enum Colours {
        AUTOMATIC,
        LIGHT,
        DARK
    }

    /** How far text and lines stand out from their ground. */
    public enum Contrast {
        AUTOMATIC,
        MORE
    }

    /** How many colours the four suits have. */
    public enum Suits {
        TWO,
        FOUR
    }

    /** How large the text is. */
    public enum Text {
        NORMAL,
        LARGE,
        LARGEST
    }

    /** Whether cards may be seen to move. */
    public enum Motion {
        AUTOMATIC,
        NONE
    }

    /** How a hand is shown. */
    public enum Hand {
        CARDS,
        TEXT
    }

    /** What was chosen, by name; what is not understood counts as not chosen. */
    static Preferences read(Map<String, String> chosen) {
        return new Preferences(
                one(chosen, COLOURS, Colours.values()),
                one(chosen, CONTRAST, Contrast.values()),
                one(chosen, SUITS, Suits.values()),
                one(chosen, TEXT, Text.values()),
                one(chosen, MOTION, Motion.values()),
                one(chosen, HAND, Hand.values()),
                named(chosen, LETTERS, tag -> Profile.isTag(tag) && !tag.equals(OWN)),
                named(chosen, RULES, Notation::isName));
    }

    private static <E extends Enum<E>> E one(Map<String, String> chosen, String name, E[] all) {
        return Optional.ofNullable(chosen.get(name))
                .flatMap(text -> Notation.parse(all, text))
                .orElse(all[0]);
    }

    private static List<String> ways(Enum<?>[] all) {
        return Arrays.stream(all).map(Notation::of).toList();
    }

    private static Optional<String> named(Map<String, String> chosen, String name, Predicate<String> possible) {
        return Optional.ofNullable(chosen.get(name)).filter(possible);
    }

    /** What a browser remembered, such as {@code v1.colours-dark.text-large}. */
    static Preferences parse(String remembered) {
        String[] parts = remembered.split("\\.", -1);
        if (!parts[0].equals(VERSION)) {
            return NONE;
        }
        return read(Arrays.stream(parts)
                .skip(1)
                .map(part -> part.split("-", 2))
                .filter(pair -> pair.length == 2)
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1], (first, second) -> first)));
    }

    /** Has the browser remember it; nothing is remembered of whoever chose nothing. */
    void keep(Context ctx) {
        if (!equals(NONE)) {
            Memory.LOOK.keep(ctx, toString());
        } else if (Memory.LOOK.recall(ctx).isPresent()) {
            Memory.LOOK.forget(ctx);
        }
    }

    /** As a browser remembers it. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(VERSION);
        chosen().forEach(
                        (name, way) -> text.append('.').append(name).append('-').append(way));
        return text.toString();
    }

    /** The rules where no address and no deal names any. */
    RuleSet rules(Library library) {
        return ruleSet.flatMap(library::ruleSet).orElse(library.ruleSets().get(0));
    }

    /** What was chosen otherwise than by whoever chose nothing, by name. */
    Map<String, String> chosen() {
        Map<String, String> chosen = new LinkedHashMap<>();
        put(chosen, COLOURS, colours);
        put(chosen, CONTRAST, contrast);
        put(chosen, SUITS, suits);
        put(chosen, TEXT, text);
        put(chosen, MOTION, motion);
        put(chosen, HAND, hand);
        letters.ifPresent(tag -> chosen.put(LETTERS, tag));
        ruleSet.ifPresent(id -> chosen.put(RULES, id));
        return chosen;
    }

    /** The same with a hand shown so. */
    Preferences with(Hand way) {
        return new Preferences(colours, contrast, suits, text, motion, way, letters, ruleSet);
    }

    private static void put(Map<String, String> chosen, String name, Enum<?> way) {
        if (way.ordinal() > 0) {
            chosen.put(name, Notation.of(way));
        }
    }

    /** What the style has to know of a page, by name. */
    Map<String, String> look() {
        Map<String, String> look = chosen();
        look.keySet().removeAll(Set.of(HAND, LETTERS, RULES));
        return look;
    }
}
