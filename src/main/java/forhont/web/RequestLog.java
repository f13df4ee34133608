package forhont.web;

import io.javalin.http.Context;
import io.javalin.router.Endpoint;
import java.util.Optional;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.NanoTime;
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

    /** The line of a request that was too broken for any route; of its method only what everybody sends is repeated. */
    static void unrouted(Request request, int status) {
        String method = Optional.ofNullable(HttpMethod.fromString(request.getMethod()))
                .map(HttpMethod::asString)
                .orElse("-");
        long milliseconds = NanoTime.millisSince(request.getBeginNanoTime());
        LOG.info("{} - {} {} ms", method, status, milliseconds);
    }

    private static String route(Context ctx) {
        Endpoint route = ctx.endpoints().matchedHttpEndpoint();
        return route == null ? "-" : route.path;
    }
}
