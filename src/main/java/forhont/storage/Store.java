package forhont.storage;

import java.nio.file.Files;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

/**
 * The database as it is just now: open, or paused because of some trouble. While it is paused every question is refused
 * at once, and once a second it is tried again.
 */
public final class Store implements AutoCloseable {
    private static final int TRIES = 2;

    private final Address address;
    private final InstantSource clock;
    private final Consumer<String> told;
    private final ScheduledExecutorService rounds;
    private volatile State state = new State(Optional.empty(), Place.NONE, Optional.empty());

    /**
     * How things stand.
     *
     * @param pools the connections there are
     * @param place which file they lead to
     * @param trouble what keeps them from being used
     */
    private record State(Optional<Pools> pools, Place place, Optional<Trouble> trouble) {}

    private Store(Address address, InstantSource clock, Consumer<String> told) {
        this.address = address;
        this.clock = clock;
        this.told = told;
        this.rounds = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "store");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Opens the database and brings it up to date. One that is in trouble is tried again until it can be used.
     *
     * @param told hears in a sentence when the store pauses and goes on
     * @throws NewerSchema if a newer version of the program wrote it
     */
    public static Store open(Address address, InstantSource clock, Consumer<String> told) {
        Store store = new Store(address, clock, told);
        try {
            store.connect();
        } catch (NewerSchema newer) {
            store.close();
            throw newer;
        } catch (RuntimeException failed) {
            store.pause(store.trouble(failed), failed);
        }
        Future<?> unused = store.rounds.scheduleWithFixedDelay(store::round, 1, 1, TimeUnit.SECONDS);
        return store;
    }

    public Address address() {
        return address;
    }

    /** What keeps the database from being used, if anything does. */
    public Optional<Trouble> trouble() {
        return state.trouble;
    }

    InstantSource clock() {
        return clock;
    }

    /** Runs a task in the background, at once and again after each period; while the store is paused it waits a minute. */
    public void every(long period, TimeUnit unit, Runnable task) {
        repeat(0, unit.toMillis(period), task);
    }

    private void repeat(long delay, long period, Runnable task) {
        Runnable turn = () -> {
            long next = period;
            try {
                task.run();
            } catch (Unkept paused) {
                next = MILLISECONDS_PUT_OFF;
            }
            repeat(next, period, task);
        };
        Future<?> unused = rounds.schedule(turn, delay, TimeUnit.MILLISECONDS);
    }

    private static final long MILLISECONDS_PUT_OFF = 60_000;

    <T> T read(Function<Handle, T> question) {
        return ask(Pools::readers, TransactionIsolationLevel.UNKNOWN, question);
    }

    /** Reads everything as it is at one moment, whatever is written meanwhile. */
    <T> T readAtOneMoment(Function<Handle, T> question) {
        TransactionIsolationLevel level = address instanceof Address.SqliteFile
                ? TransactionIsolationLevel.SERIALIZABLE
                : TransactionIsolationLevel.REPEATABLE_READ;
        return ask(Pools::readers, level, question);
    }

    /** Everything in {@code change} happens or nothing; it may be tried twice. */
    <T> T write(Function<Handle, T> change) {
        return ask(Pools::writer, TransactionIsolationLevel.UNKNOWN, change);
    }

    private <T> T ask(Function<Pools, Jdbi> which, TransactionIsolationLevel level, Function<Handle, T> question) {
        for (int attempt = 1; ; attempt++) {
            State now = state;
            if (now.trouble.isPresent()) {
                throw new Unkept(now.trouble.get(), new IllegalStateException("paused"));
            }
            try {
                T answer = inTransaction(which.apply(now.pools.orElseThrow()), level, question);
                if (!Place.of(address).equals(now.place)) {
                    throw new Unkept(Trouble.GONE, new IllegalStateException("another file is there, or none"));
                }
                return answer;
            } catch (RuntimeException failed) {
                if (!isOfDatabase(failed)) {
                    throw failed;
                }
                Trouble trouble = trouble(failed);
                boolean again = trouble == Trouble.AWAY || trouble == Trouble.REFUSES_ONE;
                if (attempt < TRIES && again) {
                    continue;
                }
                if (trouble.pauses()) {
                    pause(trouble, failed);
                }
                throw new Unkept(trouble, failed);
            }
        }
    }

    private static <T> T inTransaction(Jdbi jdbi, TransactionIsolationLevel level, Function<Handle, T> question) {
        return level == TransactionIsolationLevel.UNKNOWN
                ? jdbi.inTransaction(question::apply)
                : jdbi.inTransaction(level, question::apply);
    }

    private static boolean isOfDatabase(Throwable failed) {
        for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException || cause instanceof Unkept) {
                return true;
            }
        }
        return false;
    }

    /** SQLite says of a file it may not write only that it cannot open what belongs to it. */
    private Trouble trouble(Throwable failed) {
        Trouble trouble = failed instanceof Unkept unkept ? unkept.trouble() : Trouble.of(failed);
        boolean readOnly = address instanceof Address.SqliteFile file
                && Files.exists(file.path())
                && !Files.isWritable(file.path());
        return trouble == Trouble.AWAY && readOnly ? Trouble.READ_ONLY : trouble;
    }

    private synchronized void pause(Trouble trouble, Throwable why) {
        if (state.trouble.isEmpty()) {
            state = new State(state.pools, state.place, Optional.of(trouble));
            tell(trouble, why);
        }
    }

    private void tell(Trouble trouble, Throwable why) {
        told.accept("Progress is paused: the database " + address + " " + trouble.words() + " (" + root(why) + ").");
    }

    private static String root(Throwable why) {
        Throwable cause = why;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    }

    private void round() {
        if (state.trouble.isEmpty()) {
            return;
        }
        try {
            if (state.pools.isPresent() && Place.of(address).equals(state.place)) {
                pulse(state.pools.get());
                state = new State(state.pools, state.place, Optional.empty());
            } else {
                state.pools.ifPresent(Pools::close);
                connect();
            }
            told.accept("Progress is kept again: the database " + address + " can be used.");
        } catch (RuntimeException failed) {
            Optional<Trouble> before = state.trouble;
            state.pools.ifPresent(Pools::close);
            state = new State(Optional.empty(), Place.NONE, Optional.of(trouble(failed)));
            if (!state.trouble.equals(before)) {
                tell(trouble(failed), failed);
            }
        }
    }

    /** Writes something, because only that shows whether writing works. */
    private void pulse(Pools pools) {
        pools.writer().useTransaction(handle -> handle.execute("update pulse set at = ?", clock.millis()));
    }

    private void connect() {
        Optional<String> copy;
        try {
            copy = new Schema(address).bringUpToDate(clock.instant());
        } catch (FlywayException failed) {
            throw new Unkept(Trouble.of(failed), failed);
        }
        copy.ifPresent(name -> told.accept("Before the database was changed, it was copied to " + name + "."));
        Pools pools = Pools.open(address);
        try {
            pulse(pools);
        } catch (RuntimeException failed) {
            pools.close();
            throw failed;
        }
        state = new State(Optional.of(pools), Place.of(address), Optional.empty());
    }

    @Override
    public void close() {
        rounds.shutdownNow();
        try {
            if (!rounds.awaitTermination(SECONDS_TO_FINISH, TimeUnit.SECONDS)) {
                told.accept("The database " + address + " was still being tried.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        state.pools.ifPresent(Pools::close);
    }

    private static final int SECONDS_TO_FINISH = 5;
}
