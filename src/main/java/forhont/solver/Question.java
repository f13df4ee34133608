package forhont.solver;

/** What is asked about one deal: the values it can end in, and whether the soloist can reach one of them. */
interface Question {

    /** The values the deal can end in, as the soloist likes them, the least first. */
    int[] values();

    /** The place of a value worth asking about first; only speed depends on it. */
    int guess();

    /** Whether the soloist gets at least the value with that place in {@link #values}, cards open. */
    boolean reaches(At at, int place);

    /** Positions in which a card was tried, since the question was put. */
    long nodes();
}
