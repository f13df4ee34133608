package forhont.i18n;

import java.util.Comparator;
import java.util.Map;

/**
 * How a language presents itself, before any of its texts.
 *
 * @param tag its BCP 47 tag, as in the address of its pages
 * @param name its own name for itself
 * @param order its place among the languages; the first is shown to whom none of them is known
 * @param complete whether it may be shown; one that is not is hidden and its gaps are warnings
 * @param pack the pack its readers know best; each may choose another
 * @param indices the letters on its card faces, by rank letter, for {@code A K Q J T}
 */
public record Profile(
        String tag,
        String name,
        Direction direction,
        int order,
        boolean complete,
        Pack pack,
        Map<String, String> indices,
        Typography typography) {

    /** As the languages stand side by side. */
    public static final Comparator<Profile> ORDER =
            Comparator.comparingInt(Profile::order).thenComparing(Profile::tag);

    public Profile {
        if (!isTag(tag)) {
            throw new IllegalArgumentException("a language tag is like cs or pt-PT, not " + tag);
        }
        indices = Map.copyOf(indices);
    }

    /** Whether a text can be the tag of a language. */
    public static boolean isTag(String text) {
        return text.matches("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*");
    }
}
