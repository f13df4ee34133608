package forhont.web;

import forhont.i18n.Language;
import forhont.i18n.Languages;
import forhont.storage.Unkept;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is said when something is not found, not understood or broken: a page to people, JSON to programs. */
final class Errors {

    private static final Logger LOG = LoggerFactory.getLogger(Errors.class);

    private static final int SECONDS_TO_RETRY = 10;
    private static final Entrance.Beginning UNKNOWN = new Entrance.Beginning("/", "");

    private final Languages languages;
    private final Frame frame;

    Errors(Languages languages, Frame frame) {
        this.languages = languages;
        this.frame = frame;
    }

    void add(JavalinConfig config) {
        config.routes.exception(Refusal.class, (refusal, ctx) -> tell(ctx, refusal.problem()));
        config.routes.exception(Unkept.class, (unkept, ctx) -> tell(ctx, Problem.PAUSED));
        config.routes.exception(HttpResponseException.class, (refused, ctx) -> {
            Optional.ofNullable(refused.getDetails().get("availableMethods"))
                    .ifPresent(methods -> ctx.header("Allow", methods));
            tell(ctx, Problem.of(refused.getStatus()));
        });
        config.routes.exception(Exception.class, (broken, ctx) -> {
            Breakage breakage = new Breakage(broken);
            LOG.debug("{}", breakage, broken);
            Optional<Problem> client = breakage.problem();
            if (client.isEmpty()) {
                RequestLog.broken(ctx, breakage);
            }
            tell(ctx, client.orElse(Problem.BROKEN));
        });
        config.router.handlerWrapper(endpoint -> ctx -> {
            try {
                endpoint.handler.handle(ctx);
            } catch (IOException late) {
                throw late.getCause() instanceof TimeoutException ? new Refusal(Problem.TOO_SLOW) : late;
            } catch (StackOverflowError | OutOfMemoryError | LinkageError | AssertionError error) {
                throw new IllegalStateException(error);
            }
        });
    }

    private void tell(Context ctx, Problem problem) {
        ctx.status(problem.status()).header("Cache-Control", "no-store");
        if (problem == Problem.BUSY) {
            ctx.header("Retry-After", String.valueOf(SECONDS_TO_RETRY));
        }
        if (ctx.path().startsWith(Routes.API)) {
            ctx.result(json(problem)).contentType("application/json; charset=utf-8");
            return;
        }
        if (ctx.header("HX-Request") != null) {
            ctx.header("HX-Retarget", "#main").header("HX-Reselect", "#main").header("HX-Reswap", "outerHTML");
        }
        Visitor visitor = Visitor.of(ctx, languages);
        Routes.html(ctx, frame.render(visitor, ErrorPage.render(visitor, problem)));
    }

    /** For requests so broken that they never reach a route. */
    ErrorHandler beforeRouting() {
        return new ErrorHandler() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                Entrance.Beginning beginning = Entrance.beginning(request).orElse(UNKNOWN);
                String path = beginning.path();
                Problem problem = Problem.of(response.getStatus());
                RequestLog.unrouted(request, response.getStatus());
                Headers.all().forEach(response.getHeaders()::put);
                response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
                boolean api = path.startsWith(Routes.API);
                response.getHeaders()
                        .put(HttpHeader.CONTENT_TYPE, (api ? "application/json" : "text/html") + "; charset=utf-8");
                Content.Sink.write(response, true, api ? json(problem) : page(beginning, problem), callback);
                return true;
            }
        };
    }

    private String page(Entrance.Beginning beginning, Problem problem) {
        Language language = Visitor.inPath(beginning.path(), languages)
                .orElseGet(() -> languages.negotiate(beginning.acceptLanguage()));
        Visitor visitor = Visitor.unknown(language);
        return frame.render(visitor, ErrorPage.render(visitor, problem));
    }

    /** The error form of the engine protocol. */
    private static String json(Problem problem) {
        String message = switch (problem) {
            case TOO_LARGE, FILE_TOO_LARGE -> "the body is at most 1 MiB";
            case NOT_FOUND, NO_SUCH_ITEM -> "there is nothing at this address";
            case NOT_THAT_WAY -> "questions are posted";
            case TOO_SLOW -> "the body did not come in time";
            case NOT_UNDERSTOOD, NO_FORM, FROM_ELSEWHERE, NO_SUCH_CHOICE -> "the request is not understood";
            case PAUSED -> "nothing can be kept just now";
            case BUSY -> "there is too much to calculate just now";
            case BROKEN -> "the fault is ours";
        };
        String code = problem.status() == Problem.NOT_UNDERSTOOD.status() ? "bad-json" : problem.key();
        return "{\"id\":null,\"error\":{\"code\":\"" + code + "\",\"message\":\"" + message + "\"}}";
    }
}
