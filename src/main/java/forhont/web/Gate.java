package forhont.web;

import forhont.i18n.Languages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;

/** What every request passes before its page: headers for the answer, limits for what was sent. */
final class Gate {

    private final Languages languages;

    Gate(Languages languages) {
        this.languages = languages;
    }

    void add(RoutesConfig routes) {
        routes.before(this::pass);
        routes.after(Bodies::readAway);
    }

    private void pass(Context ctx) {
        Headers.all().forEach(ctx::header);
        ctx.header("Cache-Control", "private, no-cache");
        ctx.header("Vary", "Accept-Encoding");
        Bodies.known(ctx);
        if (ctx.method().equals(HandlerType.GET) || ctx.method().equals(HandlerType.HEAD)) {
            Choices.remember(ctx, languages);
        } else if (ctx.method().equals(HandlerType.POST) && ctx.path().startsWith(Routes.API)) {
            Bodies.limit(ctx, Bodies.API_BYTES);
        } else if (ctx.method().equals(HandlerType.POST) && ctx.path().endsWith(MyData.IMPORT) && Bodies.hasFile(ctx)) {
            Bodies.limitFile(ctx);
            Origin.check(ctx);
        } else if (ctx.method().equals(HandlerType.POST)) {
            Bodies.formOnly(ctx);
            Bodies.limit(ctx, Bodies.FORM_BYTES);
            Origin.check(ctx);
        }
    }
}
