package forhont.content;

import forhont.i18n.BadText;
import forhont.i18n.Choice;
import forhont.i18n.Grammar;
import forhont.i18n.Language;
import forhont.i18n.Message;
import forhont.i18n.Piece;
import forhont.i18n.Prose;
import forhont.i18n.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The texts of one language, each proved by itself and parsed. */
final class Texts {
    private static final int MEANING_WORDS = 25;
    private static final Pattern TERM_ID = Pattern.compile("\\[\\[[a-z-]+\\|");
    private static final List<String> PACK = List.of("card.", "rank.", "suit.");

    private final Draft draft;
    private final Grammar grammar;
    private final TextRules rules;
    private final Faults faults;
    private final SortedMap<String, Message> messages = new TreeMap<>();
    private final SortedMap<String, Prose> prose = new TreeMap<>();

    private Texts(Draft draft, Faults faults) {
        this.draft = draft;
        this.rules = new TextRules(draft.profile().typography());
        this.grammar = Grammar.of(draft.profile().tag());
        this.faults = faults;
    }

    static Texts read(Draft draft, Faults faults) {
        Texts texts = new Texts(draft, faults);
        draft.entries().values().forEach(texts::parse);
        texts.links();
        texts.lengths();
        texts.cardNames();
        texts.forbidden();
        return texts;
    }

    Draft draft() {
        return draft;
    }

    Grammar grammar() {
        return grammar;
    }

    /** How many words its author wrote. */
    static int words(Entry entry) {
        return entry.text().split("[\\s\\u00A0\\u202F]+", -1).length;
    }

    SortedMap<String, Message> messages() {
        return messages;
    }

    SortedMap<String, Prose> prose() {
        return prose;
    }

    Language language() {
        Words words = new Words(messages, prose);
        return new Language(draft.profile(), () -> words);
    }

    /** The texts of a language whose files have been proved. */
    static Words proved(Draft draft) {
        Map<String, Message> messages = new HashMap<>();
        Map<String, Prose> prose = new HashMap<>();
        draft.entries().forEach((key, entry) -> {
            String text = draft.profile().typography().set(entry.text());
            if (entry.prose()) {
                prose.put(key, Prose.parse(text));
            } else {
                messages.put(key, Message.parse(text));
            }
        });
        return new Words(messages, prose);
    }

    private void parse(Entry entry) {
        Faults own = new Faults();
        rules.check(entry.text(), (what, write) -> own.add(entry.place(), what, write));
        if (own.none()) {
            try {
                String text = draft.profile().typography().set(entry.text());
                if (entry.prose()) {
                    prose.put(entry.key(), Prose.parse(text));
                } else {
                    messages.put(entry.key(), message(text));
                }
            } catch (BadText bad) {
                own.add(entry.place(), bad.what(), bad.write());
            }
        }
        faults.addAll(own);
    }

    /** A message that is also sound when it is read as prose, whatever its numbers. */
    private Message message(String text) {
        Message message = Message.parse(text);
        if (text.indexOf('*') < 0 && text.indexOf('[') < 0 && text.indexOf(']') < 0) {
            return message;
        }
        for (int number : List.of(0, 1, 2, 5, 1_000_000)) {
            Map<String, Object> values = new TreeMap<>();
            message.arguments().forEach(name -> values.put(name, "{AH}"));
            message.choices().stream().filter(Choice::plural).forEach(choice -> values.put(choice.argument(), number));
            Prose.parse(message.text(values, grammar));
        }
        return message;
    }

    private void links() {
        prose.forEach((key, text) -> text.pieces().forEach(piece -> {
            if (piece instanceof Piece.Term term && lacks("terms", "glossary." + term.id() + ".term")) {
                fault(key, "the glossary has no term " + term.id(), "an id of glossary in terms.yaml");
            }
            if (piece instanceof Piece.Rule rule && lacks("rules", "rule." + rule.id() + ".title")) {
                fault(key, "there is no rule " + rule.id(), "a rule of rules.yaml");
            }
        }));
    }

    private void lengths() {
        draft.entries().forEach((key, entry) -> {
            if (key.startsWith("glossary.") && key.endsWith(".meaning") && words(entry) > MEANING_WORDS) {
                fault(key, "a meaning of " + words(entry) + " words", "at most " + MEANING_WORDS + " words");
            }
        });
    }

    /** In a lesson a card is named as {@code {KS}} only, so that it can be held against the table. */
    private void cardNames() {
        Map<String, String> codes = new TreeMap<>();
        messages.forEach((key, name) -> {
            if (key.startsWith("card.")) {
                codes.put(name.toString().toLowerCase(Locale.ROOT), key.substring(key.length() - 2));
            }
        });
        if (codes.isEmpty()) {
            return;
        }
        prose.forEach((key, text) -> {
            if (key.startsWith("lesson.")) {
                String words = text.plain(token -> "{" + token + "}").toLowerCase(Locale.ROOT);
                codes.forEach((name, code) -> {
                    if (words.contains(name) && whole(name).matcher(words).find()) {
                        fault(key, "the card word " + name, "{" + code + "}");
                    }
                });
            }
        });
    }

    /** The names of cards are those of their pack; no other text may have a forbidden word in it. */
    private void forbidden() {
        if (draft.forbidden().isEmpty()) {
            return;
        }
        draft.entries().forEach((key, entry) -> {
            if (PACK.stream().noneMatch(key::startsWith)) {
                String text = running(entry.text());
                for (Forbidden word : draft.forbidden()) {
                    if (word.in(text)) {
                        fault(key, "the word “" + word.word() + "”", word.write());
                    }
                }
            }
        });
    }

    /** A text in one line and in small letters, of links to the glossary only what is read. */
    private static String running(String text) {
        return TERM_ID.matcher(text.replace('\n', ' ')).replaceAll("").toLowerCase(Locale.ROOT);
    }

    private static Pattern whole(String name) {
        return Pattern.compile("(?<!\\p{L})" + Pattern.quote(name) + "(?!\\p{L})");
    }

    private boolean lacks(String file, String key) {
        return draft.hasRead(file) && !draft.entries().containsKey(key);
    }

    private void fault(String key, String what, String write) {
        faults.add(draft.entries().get(key).place(), what, write);
    }
}
