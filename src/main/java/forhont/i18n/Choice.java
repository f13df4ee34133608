package forhont.i18n;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A place in a message where an argument decides how it goes on.
 *
 * @param plural whether the argument is counted; otherwise it is a word compared with the selectors
 * @param selectors what the message provides for: plural forms and {@code =3} for an exact number, or words
 */
public record Choice(String argument, boolean plural, SortedSet<String> selectors) {
    public Choice {
        selectors = Collections.unmodifiableSortedSet(new TreeSet<>(selectors));
    }
}
