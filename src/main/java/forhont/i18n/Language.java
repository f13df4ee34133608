package forhont.i18n;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;

/** Everything one language says; may be used by many threads at once. */
public final class Language {
    private final Profile profile;
    private final Grammar grammar;
    private final Once<Words> words;

    /**
     * Puts a language together.
     *
     * @param words what it says; asked for once, when the first text is wanted
     */
    public Language(Profile profile, Supplier<Words> words) {
        this.profile = profile;
        this.grammar = Grammar.of(profile.tag());
        this.words = new Once<>(words);
    }

    public Profile profile() {
        return profile;
    }

    public String tag() {
        return profile.tag();
    }

    /** Its own name for itself. */
    public String name() {
        return profile.name();
    }

    public Direction direction() {
        return profile.direction();
    }

    /** What stands in the corner of a card of that rank, by rank letter. */
    public String index(char rank) {
        String letter = String.valueOf(rank);
        return profile.indices().getOrDefault(letter, letter);
    }

    public boolean has(String key) {
        Words known = words.get();
        return known.messages().containsKey(key) || known.prose().containsKey(key);
    }

    public SortedSet<String> keys() {
        SortedSet<String> keys = new TreeSet<>(words.get().messages().keySet());
        keys.addAll(words.get().prose().keySet());
        return keys;
    }

    public String text(String key) {
        return text(key, Map.of());
    }

    /** A message with its arguments, each a number or a text. */
    public String text(String key, Map<String, ?> arguments) {
        Message message = words.get().messages().get(key);
        if (message == null) {
            throw new IllegalArgumentException("no message " + key + " in " + tag());
        }
        return message.text(arguments, grammar);
    }

    /** Prose, or a message that needs no arguments read as prose. */
    public Prose prose(String key) {
        Prose found = words.get().prose().get(key);
        return found == null ? prose(key, Map.of()) : found;
    }

    /** A message read as prose; a card is handed in as {@code {KS}} and then shown in words and picture. */
    public Prose prose(String key, Map<String, ?> arguments) {
        return Prose.parse(text(key, arguments));
    }

    /** The full name of a card given as {@code KS}. */
    public String card(Pack pack, String code) {
        return text("card." + pack.id() + "." + code);
    }

    /** The name of a suit given by its letter. */
    public String suit(Pack pack, char suit) {
        return text("suit." + pack.id() + "." + suit);
    }

    /** The name of a rank given by its letter. */
    public String rank(Pack pack, char rank) {
        return text("rank." + pack.id() + "." + rank);
    }

    /** The name of a thing of some kind, such as the contract {@code open-betl}. */
    public String term(String kind, String id) {
        return text(kind + "." + id);
    }

    public String number(long value) {
        return grammar.number(value);
    }

    /** With {@code +} or {@code −} before all but zero. */
    public String signed(long value) {
        return grammar.signed(value);
    }

    /** With one place after the decimal sign. */
    public String decimal(double value) {
        return grammar.decimal(value);
    }

    /** With one place after the decimal sign, and {@code +} or {@code −} before all but zero. */
    public String signedDecimal(double value) {
        return grammar.signedDecimal(value);
    }

    /** A day in numbers, such as {@code 24. 11.}; days are counted from 1 January 1970. */
    public String day(long day) {
        return grammar.day(day);
    }

    /** Days in a row with the name of the month, or one such day. */
    public String days(long first, long last) {
        return grammar.days(first, last);
    }

    public String and(Collection<String> items) {
        return grammar.and(items);
    }

    /** Things joined by "or" as they are spoken, each then written in its own way. */
    public <T> String or(List<T> things, Function<T, String> spoken, Function<T, String> written) {
        return grammar.or(things, spoken, written);
    }

    public String or(Collection<String> items) {
        return grammar.or(items);
    }

    /** The order of words in a dictionary of the language. */
    public Comparator<String> order() {
        return grammar.order();
    }

    /** The language with the country where it is most likely read, such as {@code cs_CZ}. */
    public String locale() {
        return grammar.locale();
    }
}
