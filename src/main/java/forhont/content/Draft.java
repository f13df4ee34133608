package forhont.content;

import forhont.i18n.Profile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** A language as its files have it, not yet proved. */
final class Draft {
    private final Profile profile;
    private final Folder folder;
    private final Set<String> files = new TreeSet<>();
    private final Set<String> sound = new TreeSet<>();
    private final SortedMap<String, Entry> entries = new TreeMap<>();
    private final List<Forbidden> forbidden = new ArrayList<>();
    private final Map<String, Place> groups = new HashMap<>();

    Draft(Profile profile, Folder folder) {
        this.profile = profile;
        this.folder = folder;
    }

    Profile profile() {
        return profile;
    }

    SortedMap<String, Entry> entries() {
        return entries;
    }

    /** The words that must not stand in its texts. */
    List<Forbidden> forbidden() {
        return forbidden;
    }

    /** Notes a file that is there, and whether it could be read. */
    void addFile(String file, boolean readable) {
        files.add(file);
        if (readable) {
            sound.add(file);
        }
    }

    void addGroup(String key, Place place) {
        groups.put(key, place);
    }

    void add(Entry entry) {
        entries.put(entry.key(), entry);
    }

    boolean hasFile(String file) {
        return files.contains(file);
    }

    /** Whether what is not among the entries of a file is missing in it; of an unreadable file nothing is known. */
    boolean hasRead(String file) {
        return sound.contains(file);
    }

    /** Where a key that is missing would stand: in the nearest group that is there, else in its file. */
    Place placeFor(String key, String file) {
        for (int end = key.lastIndexOf('.'); end > 0; end = key.lastIndexOf('.', end - 1)) {
            Place group = groups.get(key.substring(0, end));
            if (group != null) {
                return group;
            }
        }
        return fileStart(file);
    }

    Place fileStart(String file) {
        return folder.start(file);
    }
}
