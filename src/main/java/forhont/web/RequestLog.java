package forhont.web;

import io.javalin.http.Context;
import io.javalin.router.Endpoint;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One line per request, with nothing in it about who asked: method, route, status, milliseconds. */
final class RequestLog {

    private static final Logger LOG = LoggerFactory.getLogger("request");

    private RequestLog() {}

    private static final String BROKEN = "broken";

    /** Has the line of this request say what broke. */
    static void broken(Context ctx, Breakage breakage) {
        ctx.attribute(BROKEN, breakage.toString());
    }

    /** The route stands in for the address, which may carry a learner's answers. */
    static void line(Context ctx, float milliseconds) {
        String line = ctx.method() + " " + route(ctx) + " " + ctx.statusCode() + " " + Math.round(milliseconds) + " ms";
        String broken = ctx.attribute(BROKEN);
        if (broken == null) {
            LOG.info(line);
        } else {
            LOG.error("{} {}", line, broken);
        }
    }

    private static String route(Context ctx) {
        Endpoint route = ctx.endpoints().matchedHttpEndpoint();
        return route == null ? "-" : route.path;
    }
}
