package forhont.i18n;

import java.util.Collections;
import java.util.Map;

/**
 * All texts of one language, parsed; no key is both a message and prose.
 *
 * @param messages what is said with arguments, by key such as {@code page.home.title}
 * @param prose what is told with cards and links in it, by key such as {@code rule.R-16a.text}
 */
public record Words(Map<String, Message> messages, Map<String, Prose> prose) {
    public Words {
        messages = Map.copyOf(messages);
        prose = Map.copyOf(prose);
        if (!Collections.disjoint(messages.keySet(), prose.keySet())) {
            throw new IllegalArgumentException("a key is a message or prose, not both");
        }
    }
}
