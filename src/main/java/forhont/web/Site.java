package forhont.web;

import io.javalin.Javalin;

/** The running site. */
public final class Site {

    private final Javalin server;

    private Site(Javalin server) {
        this.server = server;
    }

    /** Starts to listen; port 0 takes any free one. */
    public static Site start(int port) {
        Javalin server = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            config.routes.get("/", ctx -> ctx.result("Forhont"));
        });
        return new Site(server.start(port));
    }

    public int port() {
        return server.port();
    }

    public void stop() {
        server.stop();
    }
}
