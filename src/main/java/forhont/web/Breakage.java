package forhont.web;

import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.io.EofException;

/** What kept something from being done, told without a word of what was sent. */
public record Breakage(Throwable thrown) {
    private static final String OWN = "forhont.";

    /** The problem the request itself made; empty if the fault is ours. */
    Optional<Problem> problem() {
        return causes().flatMap(cause -> ofClient(cause).stream()).findFirst();
    }

    private static Optional<Problem> ofClient(Throwable cause) {
        if (cause instanceof HttpException http && http.getCode() >= 400 && http.getCode() < 500) {
            return Optional.of(Problem.of(http.getCode()));
        }
        boolean gone = cause instanceof EofException || cause instanceof TimeoutException;
        return gone ? Optional.of(Problem.NOT_UNDERSTOOD) : Optional.empty();
    }

    /** Whether a form with a file had more in it than may be; of such forms the server says no more than this sentence. */
    boolean isTooLong() {
        return causes().anyMatch(cause -> cause instanceof IllegalStateException
                && String.valueOf(cause.getMessage()).startsWith("max length exceeded"));
    }

    private Stream<Throwable> causes() {
        return Stream.iterate(thrown, cause -> cause != null, Throwable::getCause);
    }

    /** The kind of what was thrown first, and the place in our own code that it came through. */
    @Override
    public String toString() {
        Throwable first = causes().reduce(thrown, (outer, inner) -> inner);
        return first.getClass().getName()
                + Stream.of(first.getStackTrace())
                        .filter(frame -> frame.getClassName().startsWith(OWN))
                        .findFirst()
                        .map(frame -> " at " + frame)
                        .orElse("");
    }
}
