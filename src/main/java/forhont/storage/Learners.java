package forhont.storage;

import forhont.lesson.Progress;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * What the learners did, each known by nothing but a secret in the browser. Everything throws {@link Unkept} while the
 * database cannot be used.
 */
public final class Learners {
    /** How long a move to another device may be used. */
    public static final Duration MOVE_TIME = Duration.ofMinutes(10);

    /** After how many months without a visit a learner is erased. */
    public static final int MONTHS = 13;

    private static final long HOUR = Duration.ofHours(1).toMillis();

    private final CompletableFuture<Store> opening;

    public Learners(Store store) {
        this(CompletableFuture.completedFuture(store));
    }

    /** The learners of a store that is being opened; whoever asks for one waits for it. */
    public Learners(CompletableFuture<Store> opening) {
        this.opening = opening;
    }

    private Store store() {
        return opening.join();
    }

    /** What keeps everything from being kept just now, if anything does. */
    public Optional<Trouble> trouble() {
        return store().trouble();
    }

    private long now() {
        return store().clock().millis();
    }

    /** The time by the clock of the store. */
    public Instant time() {
        return store().clock().instant();
    }

    /** How far somebody has come; a secret nobody knows has come nowhere. */
    public Progress progress(Secret device) {
        long lately = now() - 24 * HOUR;
        record Seen(Progress progress, Optional<String> again) {}
        Seen seen = store().read(handle -> {
            LearnerRows rows = new LearnerRows(handle);
            Optional<String> learner = rows.learner(device);
            return new Seen(
                    learner.map(rows::progress).orElse(Progress.NONE),
                    learner.filter(id -> rows.isUnusedSince(id, lately)));
        });
        seen.again.ifPresent(id -> store().write(handle -> {
            new LearnerRows(handle).touch(id, now(), lately);
            return id;
        }));
        return seen.progress;
    }

    /** Keeps an answer, and tells how far the learner has come with it. Who is not known yet becomes a learner. */
    public Progress keep(Secret device, Answered answer) {
        return store().write(handle -> {
            LearnerRows rows = new LearnerRows(handle);
            String learner = rows.learnerOrNew(device, now());
            rows.add(learner, answer);
            rows.touch(learner, now(), now() - HOUR);
            return rows.progress(learner);
        });
    }

    /** What was answered so far, in the order of time. */
    public List<Answered> answers(Secret device) {
        return store().read(handle -> {
            LearnerRows rows = new LearnerRows(handle);
            return rows.learner(device).map(rows::answers).orElse(List.of());
        });
    }

    /** The answers that came after what is known; empty if that is not all there is up to its last moment any more. */
    public Optional<List<Answered>> answersSince(Secret device, Known known) {
        return store().read(handle -> {
            LearnerRows rows = new LearnerRows(handle);
            Optional<String> learner = rows.learner(device);
            if (learner.isEmpty()) {
                return known.count() == 0 ? Optional.of(List.of()) : Optional.empty();
            }
            return learner.filter(id -> rows.isAll(id, known)).map(id -> rows.answersAfter(id, known.last()));
        });
    }

    /** Everything stored about a learner; empty for somebody nothing is stored about. */
    public Optional<Takeout> everything(Secret device) {
        return store().read(handle -> {
            LearnerRows rows = new LearnerRows(handle);
            return rows.learner(device)
                    .map(learner -> new Takeout(
                            rows.since(learner),
                            rows.passes(learner, LearnerRows.DEVICE),
                            rows.passes(learner, LearnerRows.RECOVERY) > 0,
                            rows.answers(learner)));
        });
    }

    /** Adds answers that were taken out before, here or elsewhere; those already here stay as they are. */
    public Progress bringBack(Secret device, List<Answered> answers) {
        return store().write(handle -> {
            LearnerRows rows = new LearnerRows(handle);
            String learner = rows.learnerOrNew(device, now());
            answers.forEach(answer -> rows.add(learner, answer));
            rows.touch(learner, now(), now());
            return rows.progress(learner);
        });
    }

    public void erase(Secret device) {
        store().write(handle -> {
            LearnerRows rows = new LearnerRows(handle);
            rows.learner(device).ifPresent(rows::erase);
            return device;
        });
    }

    /** A code that brings another device to this learner, once. */
    public Secret move(Secret device) {
        return pass(device, LearnerRows.MOVE, now() + MOVE_TIME.toMillis());
    }

    /** A code to be written down; it takes the place of an earlier one. */
    public Secret recovery(Secret device) {
        return pass(device, LearnerRows.RECOVERY, LearnerRows.ALWAYS);
    }

    private Secret pass(Secret device, String kind, long until) {
        Secret code = Secret.random();
        return store().write(handle -> {
            LearnerRows rows = new LearnerRows(handle);
            String learner = rows.learnerOrNew(device, now());
            rows.dropPasses(learner, kind);
            rows.addPass(code, learner, kind, until);
            return code;
        });
    }

    /** Whether a code would open something now. */
    public boolean opens(Secret code) {
        return store().read(
                        handle -> new LearnerRows(handle).ownerOf(code, now()).isPresent());
    }

    /**
     * Brings a device to the learner a code belongs to. What was done on the device before joins what that learner did.
     *
     * @return whether the code was good
     */
    public boolean open(Secret code, Secret device) {
        return store().write(handle -> {
            LearnerRows rows = new LearnerRows(handle);
            Optional<String> owner = rows.ownerOf(code, now()).filter(found -> rows.use(code));
            owner.ifPresent(to -> {
                rows.learner(device).filter(from -> !from.equals(to)).ifPresent(from -> rows.merge(from, to));
                rows.addPass(device, to, LearnerRows.DEVICE, LearnerRows.ALWAYS);
                rows.touch(to, now(), now());
            });
            return owner.isPresent();
        });
    }

    /** Erases every learner who has not been here for 13 months, and says how many those were. */
    public int eraseUnused() {
        Instant limit = store().clock()
                .instant()
                .atZone(ZoneOffset.UTC)
                .minusMonths(MONTHS)
                .toInstant();
        return store().write(handle -> {
            LearnerRows rows = new LearnerRows(handle);
            rows.dropOldMoves(now());
            return rows.eraseUnusedSince(limit.toEpochMilli());
        });
    }
}
