package forhont.protocol;

import java.util.function.Supplier;

/** How much thought a question may be given; whoever asks for more is refused. */
interface Effort {
    /** As much as the asker likes. */
    Effort ANY = new Effort() {
        @Override
        public int samples() {
            return 10_000;
        }

        @Override
        public int threads() {
            return Runtime.getRuntime().availableProcessors();
        }

        @Override
        public boolean isOver() {
            return false;
        }

        @Override
        public <T> T think(Supplier<T> work) {
            return work.get();
        }
    };

    /** The most samples of one evaluation. */
    int samples();

    /** On how many threads one evaluation runs. */
    int threads();

    /** Whether the time to think is over. */
    boolean isOver();

    /** Does what takes long as soon as nothing else does. */
    <T> T think(Supplier<T> work);

    static Refusal tooLong() {
        return Refusal.of(
                ErrorCode.TOO_LARGE,
                "this takes too long to answer here; ask for fewer samples or fewer things at once");
    }
}
