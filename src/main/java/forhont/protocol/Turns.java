package forhont.protocol;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Lets those who ask for long thought take turns, so that whoever asks for something short need not wait. */
final class Turns {
    private static final int MOST_SAMPLES = 1000;
    private static final int MOST_WAITING = 4;

    private final Semaphore places = new Semaphore(MOST_WAITING);
    private final Semaphore turn = new Semaphore(1, true);
    private final Duration time;

    /** Turns in which a request may think and wait so long, with everything it asks. */
    Turns(Duration time) {
        this.time = time;
    }

    /** The effort for a request that comes now. */
    Effort begin() {
        return new Turn(System.nanoTime() + time.toNanos());
    }

    private final class Turn implements Effort {
        private final long end;

        Turn(long end) {
            this.end = end;
        }

        private long left() {
            return end - System.nanoTime();
        }

        @Override
        public int samples() {
            return MOST_SAMPLES;
        }

        /** One processor is left to all others. */
        @Override
        public int threads() {
            return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        }

        @Override
        public boolean isOver() {
            return left() <= 0;
        }

        @Override
        public <T> T think(Supplier<T> work) {
            if (isOver() || !places.tryAcquire()) {
                throw Effort.tooLong();
            }
            try {
                return inTurn(work);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                throw Effort.tooLong();
            } finally {
                places.release();
            }
        }

        private <T> T inTurn(Supplier<T> work) throws InterruptedException {
            if (!turn.tryAcquire(left(), TimeUnit.NANOSECONDS)) {
                throw Effort.tooLong();
            }
            try {
                return work.get();
            } finally {
                turn.release();
            }
        }
    }
}
