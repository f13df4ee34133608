package forhont.web;

import java.util.Arrays;

/** Why a page cannot be shown; each has its sentence in every language. */
public enum Problem {
    NOT_UNDERSTOOD(400, "not-understood"),
    FROM_ELSEWHERE(403, "from-elsewhere"),
    NOT_FOUND(404, "not-found"),
    NO_SUCH_ITEM(404, "no-such-item"),
    NOT_THAT_WAY(405, "not-that-way"),
    TOO_SLOW(408, "too-slow"),
    TOO_LARGE(413, "too-large"),
    FILE_TOO_LARGE(413, "file-too-large"),
    NO_FORM(415, "not-understood"),
    NO_SUCH_CHOICE(422, "no-such-choice"),
    BROKEN(500, "broken"),
    PAUSED(503, "paused"),
    BUSY(503, "busy");

    private final int status;
    private final String key;

    Problem(int status, String key) {
        this.status = status;
        this.key = key;
    }

    public int status() {
        return status;
    }

    /** The last part of the keys of its sentences. */
    public String key() {
        return key;
    }

    /** The problem that is told with an HTTP status; one without a problem of its own is told as the first of its hundred. */
    public static Problem of(int status) {
        return Arrays.stream(values())
                .filter(problem -> problem.status == status)
                .findFirst()
                .orElse(status < 500 ? NOT_UNDERSTOOD : BROKEN);
    }
}
