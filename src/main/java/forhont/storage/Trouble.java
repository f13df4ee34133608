package forhont.storage;

import java.sql.SQLException;
import java.util.Arrays;
import java.util.Optional;
import org.sqlite.SQLiteException;

/** Why nothing can be kept for now. */
public enum Trouble {
    AWAY("cannot be reached"),
    GONE("is no longer in its place"),
    REFUSED("refuses the user or the password"),
    LOCKED("is locked by another program"),
    READ_ONLY("may only be read"),
    FULL("has no room left"),
    DAMAGED("is damaged; bring back a backup with the command restore"),
    UNREADABLE("fails when it is read or written"),
    REFUSES_ONE("refuses one change and takes others");

    private final String words;

    Trouble(String words) {
        this.words = words;
    }

    /** What is wrong with the database, for the person who runs the site. */
    public String words() {
        return words;
    }

    /** Whether the whole database is in trouble, not one change to it. */
    boolean pauses() {
        return this != REFUSES_ONE;
    }

    static Trouble of(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLiteException sqlite) {
                return ofSqlite(sqlite.getResultCode().code);
            }
            if (cause instanceof SQLException sql && sql.getSQLState() != null) {
                Optional<Trouble> known = ofState(sql.getSQLState());
                if (known.isPresent()) {
                    return known.get();
                }
            }
            if (cause instanceof java.nio.file.AccessDeniedException
                    || cause instanceof java.nio.file.ReadOnlyFileSystemException) {
                return READ_ONLY;
            }
        }
        return saysReadOnly(thrown) ? READ_ONLY : REFUSES_ONE;
    }

    private static boolean saysReadOnly(Throwable thrown) {
        return thrown instanceof java.io.IOException
                && String.valueOf(thrown.getMessage()).contains("Read-only file system");
    }

    private static final int NO_ROOM_TO_SHARE = 4874;

    /** The first byte of SQLite's result code tells the kind; the rest of it one case of no room. */
    private static Trouble ofSqlite(int code) {
        if (code == NO_ROOM_TO_SHARE) {
            return FULL;
        }
        return switch (code & 0xff) {
            case 5, 6 -> LOCKED;
            case 8 -> READ_ONLY;
            case 11, 26 -> DAMAGED;
            case 10 -> UNREADABLE;
            case 13 -> FULL;
            case 14 -> AWAY;
            default -> REFUSES_ONE;
        };
    }

    private record StateClass(String prefix, Trouble trouble) {}

    private static final StateClass[] STATES = {
        new StateClass("28", REFUSED),
        new StateClass("25006", READ_ONLY),
        new StateClass("53100", FULL),
        new StateClass("53", AWAY),
        new StateClass("57", AWAY),
        new StateClass("08", AWAY),
        new StateClass("3D", AWAY),
        new StateClass("55", LOCKED),
        new StateClass("40", LOCKED),
        new StateClass("XX", DAMAGED),
    };

    private static Optional<Trouble> ofState(String state) {
        return Arrays.stream(STATES)
                .filter(known -> state.startsWith(known.prefix))
                .map(StateClass::trouble)
                .findFirst();
    }
}
