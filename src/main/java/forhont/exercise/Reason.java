package forhont.exercise;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Why something is so on this table.
 *
 * @param about the things the sentence speaks of, by the name of its argument
 */
public record Reason(Why why, Map<String, Thing> about) {
    public Reason {
        about = Collections.unmodifiableMap(new TreeMap<>(about));
    }

    public static Reason of(Why why) {
        return new Reason(why, Map.of());
    }

    /** The reason as far as it holds only in some position that is possible. */
    Reason somewhere() {
        return new Reason(why.somewhere(), about);
    }

    public Reason with(String name, Thing thing) {
        Map<String, Thing> more = new TreeMap<>(about);
        more.put(name, thing);
        return new Reason(why, more);
    }
}
