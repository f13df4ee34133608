package forhont.i18n;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Reads ICU message patterns and keeps to the part of their syntax that a translator needs. */
final class MessageSyntax {
    private static final Set<ArgType> ALLOWED = Set.of(ArgType.NONE, ArgType.PLURAL, ArgType.SELECT);

    private MessageSyntax() {}

    static MessagePattern parse(String text) {
        if (text.indexOf('\'') >= 0) {
            throw new BadText("a straight apostrophe switches the message syntax off", "’");
        }
        MessagePattern pattern = new MessagePattern();
        try {
            pattern.parse(text);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new BadText(
                    "not a message: " + e.getMessage(),
                    "every { closed by }, like {name} or {n, plural, one {# card} other {# cards}}");
        }
        if (text.indexOf('}') >= 0 && count(text, '}') > count(text, '{')) {
            throw new BadText("a } without its {", "every } after its own {");
        }
        for (int i = 0; i < pattern.countParts(); i++) {
            prove(pattern, i);
        }
        return pattern.freeze();
    }

    private static long count(String text, char brace) {
        return text.chars().filter(sign -> sign == brace).count();
    }

    private static void prove(MessagePattern pattern, int index) {
        Part part = pattern.getPart(index);
        if (part.getType() == Part.Type.ARG_START && !ALLOWED.contains(part.getArgType())) {
            throw new BadText(
                    "only plural and select may stand in {…}, not " + pattern.getSubstring(pattern.getPart(index + 2)),
                    "{" + pattern.getSubstring(pattern.getPart(index + 1)) + "}; numbers come formatted");
        }
        if (part.getType() == Part.Type.ARG_NUMBER
                || (part.getType() == Part.Type.ARG_NAME
                        && !pattern.getSubstring(part).matches("[a-z][A-Za-z0-9]*"))) {
            throw new BadText(
                    "{" + pattern.getSubstring(part) + "} is no name of an argument",
                    "a name in lower case letters, like {cards}");
        }
        if (part.getType() == Part.Type.ARG_NAME
                && pattern.getPartType(index + 1).hasNumericValue()) {
            throw new BadText("a plural has no offset here", "the plural without offset:");
        }
    }

    static SortedSet<String> arguments(MessagePattern pattern) {
        SortedSet<String> names = new TreeSet<>();
        for (int i = 0; i < pattern.countParts(); i++) {
            if (pattern.getPartType(i) == Part.Type.ARG_NAME) {
                names.add(pattern.getSubstring(pattern.getPart(i)));
            }
        }
        return names;
    }

    static List<Choice> choices(MessagePattern pattern) {
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < pattern.countParts(); i++) {
            Part part = pattern.getPart(i);
            if (part.getType() == Part.Type.ARG_START && part.getArgType() != ArgType.NONE) {
                choices.add(new Choice(
                        pattern.getSubstring(pattern.getPart(i + 1)),
                        part.getArgType() == ArgType.PLURAL,
                        selectors(pattern, i)));
            }
        }
        return List.copyOf(choices);
    }

    private static SortedSet<String> selectors(MessagePattern pattern, int start) {
        SortedSet<String> selectors = new TreeSet<>();
        for (int i = start + 2; i < pattern.getLimitPartIndex(start); i++) {
            Part part = pattern.getPart(i);
            if (part.getType() == Part.Type.MSG_START) {
                i = pattern.getLimitPartIndex(i);
            } else if (part.getType() == Part.Type.ARG_SELECTOR) {
                selectors.add(pattern.getSubstring(part));
            }
        }
        return selectors;
    }
}
