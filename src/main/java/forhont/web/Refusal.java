package forhont.web;

/** Thrown where a request ends with a problem instead of a page. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Problem problem;

    public Refusal(Problem problem) {
        super(problem.key(), null, false, false);
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
