package forhont.i18n;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A sentence in ICU message syntax with named arguments, plurals and selects, parsed once.
 *
 * <p>ICU's own {@code MessageFormat} may not be shared by threads and writes a hyphen before negative numbers, so the
 * parsed pattern, which never changes, is written out here.
 */
public final class Message {
    private final MessagePattern pattern;
    private final SortedSet<String> arguments;
    private final List<Choice> choices;

    private Message(MessagePattern pattern) {
        this.pattern = pattern;
        this.arguments = Collections.unmodifiableSortedSet(new TreeSet<>(MessageSyntax.arguments(pattern)));
        this.choices = MessageSyntax.choices(pattern);
    }

    /**
     * Parses a pattern.
     *
     * @throws BadText if it is not a message, or more than names, plurals and selects
     */
    public static Message parse(String text) {
        return new Message(MessageSyntax.parse(text));
    }

    /** The names of everything the message must be given. */
    public SortedSet<String> arguments() {
        return arguments;
    }

    /** Its plurals and selects, in the order of the text, those within others too. */
    public List<Choice> choices() {
        return choices;
    }

    /**
     * The sentence.
     *
     * @param values a {@link Number} or a {@link CharSequence} per argument; a plural needs a number
     */
    public String text(Map<String, ?> values, Grammar grammar) {
        if (pattern.countParts() == 2) {
            return pattern.getPatternString();
        }
        StringBuilder out = new StringBuilder();
        new Writing(values, grammar, out).message(0, 0);
        return out.toString();
    }

    @Override
    public String toString() {
        return pattern.getPatternString();
    }

    /** One writing out of the pattern. */
    private final class Writing {
        private final Map<String, ?> values;
        private final Grammar grammar;
        private final StringBuilder out;

        Writing(Map<String, ?> values, Grammar grammar, StringBuilder out) {
            this.values = values;
            this.grammar = grammar;
            this.out = out;
        }

        /** Writes the message that begins with the given part; {@code #} in it stands for the count. */
        void message(int start, Number count) {
            int from = pattern.getPart(start).getLimit();
            int end = pattern.getLimitPartIndex(start);
            for (int i = start + 1; i <= end; i++) {
                Part part = pattern.getPart(i);
                out.append(pattern.getPatternString(), from, part.getIndex());
                if (part.getType() == Part.Type.REPLACE_NUMBER) {
                    out.append(grammar.number(count));
                } else if (part.getType() == Part.Type.ARG_START) {
                    argument(i);
                    i = pattern.getLimitPartIndex(i);
                }
                from = pattern.getPart(i).getLimit();
            }
        }

        private void argument(int start) {
            String name = pattern.getSubstring(pattern.getPart(start + 1));
            ArgType type = pattern.getPart(start).getArgType();
            if (type == ArgType.PLURAL) {
                plural(start, name);
            } else if (type == ArgType.SELECT) {
                String word = shown(name);
                message(branch(start, word), 0);
            } else {
                out.append(shown(name));
            }
        }

        private void plural(int start, String name) {
            if (!(value(name) instanceof Number count)) {
                throw new IllegalArgumentException(
                        "{" + name + "} is counted in \"" + pattern + "\", so it is a number");
            }
            int exact = exactly(start, count);
            message(exact >= 0 ? exact : branch(start, grammar.plural(count)), count);
        }

        /** The branch for exactly that number, or −1. */
        private int exactly(int start, Number count) {
            for (int i = start + 2; i < pattern.getLimitPartIndex(start); i++) {
                Part part = pattern.getPart(i);
                if (part.getType() == Part.Type.MSG_START) {
                    i = pattern.getLimitPartIndex(i);
                } else if (part.getType().hasNumericValue() && pattern.getNumericValue(part) == count.doubleValue()) {
                    return i + 1;
                }
            }
            return -1;
        }

        /** The branch of that name, else the one named {@code other}. */
        private int branch(int start, String selector) {
            int other = -1;
            for (int i = start + 2; i < pattern.getLimitPartIndex(start); i++) {
                Part part = pattern.getPart(i);
                if (part.getType() == Part.Type.MSG_START) {
                    i = pattern.getLimitPartIndex(i);
                } else if (pattern.partSubstringMatches(part, selector)) {
                    return i + 1;
                } else if (pattern.partSubstringMatches(part, "other")) {
                    other = i + 1;
                }
            }
            return other;
        }

        private String shown(String name) {
            Object value = value(name);
            return value instanceof Number number ? grammar.number(number) : value.toString();
        }

        private Object value(String name) {
            Object value = values.get(name);
            if (value instanceof Number || value instanceof CharSequence) {
                return value;
            }
            throw new IllegalArgumentException(
                    "{" + name + "} in \"" + pattern + "\" needs a number or a text, not " + value);
        }
    }
}
