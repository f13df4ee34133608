package forhont.web;

import forhont.i18n.Language;
import forhont.i18n.Languages;
import forhont.protocol.Reply;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.function.Function;

/** Which address shows what. */
final class Routes {

    static final String API = "/api/";

    private final Languages languages;
    private final Function<String, Reply> engine;
    private final Assets assets;
    private final Frame frame;
    private final SiteMap siteMap;

    Routes(Site.Parts parts, Assets assets, Frame frame, SiteMap siteMap) {
        this.languages = parts.languages();
        this.engine = parts.engine();
        this.assets = assets;
        this.frame = frame;
        this.siteMap = siteMap;
    }

    void add(RoutesConfig routes) {
        routes.get("/", this::front);
        routes.get("/{lang}" + AboutPage.PATH, ctx -> show(ctx, AboutPage.render(visitor(ctx), assets)));
        routes.get("/{lang}" + PrivacyPage.PATH, ctx -> show(ctx, PrivacyPage.render(visitor(ctx), assets)));
        routes.get("/{lang}" + LicencesPage.PATH, ctx -> show(ctx, LicencesPage.render(visitor(ctx), assets)));
        routes.get("/robots.txt", ctx -> shared(ctx, siteMap.robots(), "text/plain"));
        routes.get("/sitemap.xml", this::map);
        routes.get("/site.webmanifest", ctx -> ctx.redirect(assets.path("site.webmanifest"), HttpStatus.FOUND));
        routes.get("/favicon.ico", ctx -> ctx.redirect(assets.path("icon-192.png"), HttpStatus.FOUND));
        routes.get("/assets/{version}/{file}", this::asset);
        routes.post(API + "v1/engine", this::ask);
    }

    /** Leads into a language: the one chosen, else the one the browser asks for; asks if neither is one of ours. */
    private void front(Context ctx) {
        ctx.header("Vary", "Accept-Encoding, Accept-Language, Cookie");
        Optional<Language> language = Memory.LANGUAGE
                .recall(ctx)
                .flatMap(languages::find)
                .or(() -> languages.match(Visitor.header(ctx, "Accept-Language")));
        if (language.isPresent()) {
            ctx.redirect("/" + language.get().tag() + "/", HttpStatus.FOUND);
        } else {
            html(
                    ctx,
                    frame.renderForEverybody(
                            Visitor.preferences(ctx), LanguagePage.TITLE, LanguagePage.render(languages, assets)));
        }
    }

    private void map(Context ctx) {
        shared(ctx, siteMap.xml().orElseThrow(() -> new Refusal(Problem.NOT_FOUND)), "application/xml");
    }

    /** The same for everybody, and good for an hour. */
    private static void shared(Context ctx, String text, String type) {
        ctx.header("Cache-Control", "public, max-age=3600");
        ctx.result(text).contentType(type + "; charset=utf-8");
    }

    private Visitor visitor(Context ctx) {
        return Visitor.inLanguageOf(ctx, languages);
    }

    private void show(Context ctx, Page page) {
        html(ctx, frame.render(visitor(ctx), page));
    }

    private void asset(Context ctx) {
        String name = ctx.pathParam("file");
        Assets.Asset asset = assets.find(name).orElseThrow(() -> new Refusal(Problem.NOT_FOUND));
        if (!assets.isCurrent(ctx.pathParam("version"))) {
            ctx.redirect(assets.path(name), HttpStatus.FOUND);
            return;
        }
        ctx.header("Cache-Control", "public, max-age=31536000, immutable");
        ctx.result(asset.open()).contentType(asset.type());
    }

    private void ask(Context ctx) {
        Reply reply = engine.apply(ctx.body());
        ctx.header("Cache-Control", "no-store");
        ctx.status(reply.status()).result(reply.json()).contentType("application/json; charset=utf-8");
    }

    static void html(Context ctx, String page) {
        ctx.result(page).contentType("text/html; charset=utf-8");
    }
}
