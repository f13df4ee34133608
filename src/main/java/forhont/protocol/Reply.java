package forhont.protocol;

/**
 * What a request over HTTP is answered with.
 *
 * @param status 200, 400 for a request that failed, 413 for one that is too large
 * @param json one line
 */
public record Reply(int status, String json) {}
