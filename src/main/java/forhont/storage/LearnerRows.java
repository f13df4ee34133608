package forhont.storage;

import forhont.lesson.Progress;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** The questions to the tables about one learner, in SQL that SQLite and PostgreSQL both understand. */
record LearnerRows(Handle handle) {
    static final String DEVICE = "device";
    static final String RECOVERY = "recovery";
    static final String MOVE = "move";
    static final long ALWAYS = Long.MAX_VALUE;

    /** Who keeps this secret in the browser. */
    Optional<String> learner(Secret device) {
        return handle.createQuery("select learner from pass where digest = :digest and kind = :kind")
                .bind("digest", device.digest())
                .bind("kind", DEVICE)
                .mapTo(String.class)
                .findOne();
    }

    /** The same; a secret nobody has seen yet makes a new learner. */
    String learnerOrNew(Secret device, long now) {
        return learner(device).orElseGet(() -> {
            String id = device.digest();
            handle.createUpdate("insert into learner (id, since, used) values (:id, :now, :now) on conflict do nothing")
                    .bind("id", id)
                    .bind("now", now)
                    .execute();
            addPass(device, id, DEVICE, ALWAYS);
            return learner(device).orElseThrow();
        });
    }

    void addPass(Secret secret, String learner, String kind, long until) {
        handle.createUpdate("insert into pass (digest, learner, kind, valid_until)"
                        + " values (:digest, :learner, :kind, :until) on conflict do nothing")
                .bind("digest", secret.digest())
                .bind("learner", learner)
                .bind("kind", kind)
                .bind("until", until)
                .execute();
    }

    void dropPasses(String learner, String kind) {
        handle.createUpdate("delete from pass where learner = :learner and kind = :kind")
                .bind("learner", learner)
                .bind("kind", kind)
                .execute();
    }

    /** Whom a recovery code, or a move that is still valid, belongs to. */
    Optional<String> ownerOf(Secret code, long now) {
        return handle.createQuery(
                        "select learner from pass where digest = :digest and kind <> :device and valid_until > :now")
                .bind("digest", code.digest())
                .bind("device", DEVICE)
                .bind("now", now)
                .mapTo(String.class)
                .findOne();
    }

    /** Uses up a move; whoever comes second finds nothing. A recovery code stays. */
    boolean use(Secret code) {
        int moves = handle.createUpdate("delete from pass where digest = :digest and kind = :kind")
                .bind("digest", code.digest())
                .bind("kind", MOVE)
                .execute();
        return moves == 1
                || handle.createQuery("select count(*) from pass where digest = :digest and kind = :kind")
                                .bind("digest", code.digest())
                                .bind("kind", RECOVERY)
                                .mapTo(Integer.class)
                                .one()
                        == 1;
    }

    int passes(String learner, String kind) {
        return handle.createQuery("select count(*) from pass where learner = :learner and kind = :kind")
                .bind("learner", learner)
                .bind("kind", kind)
                .mapTo(Integer.class)
                .one();
    }

    /** Keeps an answer; the same answer to the same item is kept once. */
    boolean add(String learner, Answered answer) {
        return handle.createUpdate("insert into answer"
                                + " (learner, item, given, lesson, step, version, attempt, completes, about, at) values"
                                + " (:learner, :item, :given, :lesson, :step, :version, :attempt, :completes, :about, :at)"
                                + " on conflict do nothing")
                        .bind("learner", learner)
                        .bind("item", answer.item())
                        .bind("given", answer.given())
                        .bind("lesson", answer.lesson())
                        .bind("step", answer.step())
                        .bind("version", answer.version())
                        .bind("attempt", answer.attempt())
                        .bind("completes", answer.completes() ? 1 : 0)
                        .bind("about", String.join(" ", answer.about()))
                        .bind("at", answer.at().toEpochMilli())
                        .execute()
                == 1;
    }

    /** Notes that the learner was here, unless that was noted after {@code lately}. */
    void touch(String learner, long now, long lately) {
        handle.createUpdate("update learner set used = :now where id = :id and used < :lately")
                .bind("now", now)
                .bind("id", learner)
                .bind("lately", lately)
                .execute();
    }

    boolean isUnusedSince(String learner, long lately) {
        return handle.createQuery("select count(*) from learner where id = :id and used < :lately")
                        .bind("id", learner)
                        .bind("lately", lately)
                        .mapTo(Integer.class)
                        .one()
                == 1;
    }

    /** Which steps are done; what was practised is no part of the course. */
    Progress progress(String learner) {
        Map<String, Set<String>> done = new TreeMap<>();
        handle.createQuery("select distinct lesson, step from answer where learner = :learner and completes = 1"
                        + " and lesson not like :practice")
                .bind("learner", learner)
                .bind("practice", Answered.PRACTICE + "%")
                .map((row, context) -> Map.entry(row.getString(1), row.getString(2)))
                .forEach(entry -> done.computeIfAbsent(entry.getKey(), lesson -> new TreeSet<>())
                        .add(entry.getValue()));
        return new Progress(done);
    }

    List<Answered> answers(String learner) {
        return handle.createQuery(ANSWERS + IN_ORDER)
                .bind("learner", learner)
                .map(LearnerRows::answered)
                .list();
    }

    /** Whether that is still all there is up to its last moment. */
    boolean isAll(String learner, Known known) {
        return handle.createQuery(
                        "select count(*), coalesce(sum(at), 0) from answer where learner = :learner and at <= :last")
                .bind("learner", learner)
                .bind("last", known.last().toEpochMilli())
                .map((row, context) -> row.getLong(1) == known.count() && row.getLong(2) == known.sum())
                .one();
    }

    List<Answered> answersAfter(String learner, Instant moment) {
        return handle.createQuery(ANSWERS + " and at > :moment" + IN_ORDER)
                .bind("learner", learner)
                .bind("moment", moment.toEpochMilli())
                .map(LearnerRows::answered)
                .list();
    }

    private static final String ANSWERS =
            "select item, given, lesson, step, version, attempt, completes, about, at from answer where learner = :learner";
    private static final String IN_ORDER = " order by at, item, given";

    private static Answered answered(ResultSet row, StatementContext context) throws SQLException {
        return new Answered(
                row.getString("item"),
                row.getString("given"),
                row.getString("lesson"),
                row.getString("step"),
                row.getString("version"),
                row.getInt("attempt"),
                row.getInt("completes") == 1,
                Arrays.stream(row.getString("about").split(" "))
                        .filter(id -> !id.isEmpty())
                        .toList(),
                Instant.ofEpochMilli(row.getLong("at")));
    }

    Instant since(String learner) {
        return handle.createQuery("select since from learner where id = :id")
                .bind("id", learner)
                .mapTo(Long.class)
                .map(Instant::ofEpochMilli)
                .one();
    }

    /** What one learner did and all ways to it go over to another, and the first is no more. */
    void merge(String from, String to) {
        handle.createUpdate("insert into answer"
                        + " (learner, item, given, lesson, step, version, attempt, completes, about, at)"
                        + " select :to, item, given, lesson, step, version, attempt, completes, about, at"
                        + " from answer where learner = :from on conflict do nothing")
                .bind("to", to)
                .bind("from", from)
                .execute();
        handle.createUpdate("update pass set learner = :to where learner = :from")
                .bind("to", to)
                .bind("from", from)
                .execute();
        erase(from);
    }

    void erase(String learner) {
        handle.createUpdate("delete from learner where id = :id")
                .bind("id", learner)
                .execute();
    }

    int eraseUnusedSince(long limit) {
        return handle.createUpdate("delete from learner where used < :limit")
                .bind("limit", limit)
                .execute();
    }

    void dropOldMoves(long now) {
        handle.createUpdate("delete from pass where valid_until < :now")
                .bind("now", now)
                .execute();
    }
}
