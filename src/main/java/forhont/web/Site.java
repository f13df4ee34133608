package forhont.web;

import forhont.content.Library;
import forhont.i18n.Languages;
import forhont.practice.Generators;
import forhont.protocol.Reply;
import forhont.storage.Learners;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.JavalinState;
import io.javalin.config.SizeUnit;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;
import io.javalin.util.JavalinBindException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.GracefulHandler;

/** The running site, put together from its parts. */
public final class Site {

    private static final long MILLISECONDS_TO_FINISH = 5_000;

    private final Javalin server;
    private final Stock stock;
    private final int port;

    private Site(Javalin server, Stock stock) {
        this.server = server;
        this.stock = stock;
        this.port = server.port();
    }

    /**
     * What the site is made of.
     *
     * @param library the content and the languages it is shown in
     * @param learners what learners did
     * @param engine what answers the questions of other programs, one JSON text each
     * @param address where everybody finds the site; empty where it is not known
     */
    public record Parts(
            Library library, Learners learners, Function<String, Reply> engine, Optional<PublicAddress> address) {
        public Parts(Library library, Learners learners, Function<String, Reply> engine) {
            this(library, learners, engine, Optional.empty());
        }

        Languages languages() {
            return library.languages();
        }
    }

    /** What a site needs beside its parts, made ready while they are put together. */
    public static final class Ground {
        private final Assets assets;

        private Ground(Assets assets) {
            this.assets = assets;
        }

        /** Reads the files a page loads, and lets servers that listen nowhere load all that serving takes. */
        public static Ground prepare() {
            Server server = new Server();
            server.setHandler(new ServletContextHandler());
            try {
                server.start();
                server.stop();
                Javalin.create(config -> config.routes.get("/{lang}", context -> {}));
            } catch (Exception e) {
                throw new IllegalStateException("a server that listens nowhere starts and stops", e);
            }
            return new Ground(Assets.read());
        }
    }

    /** Starts to listen; port 0 takes any free one. */
    public static Site start(Parts parts, int port) {
        return start(new Ground(Assets.read()), parts, port);
    }

    /** Starts to listen on a ground that is ready. */
    public static Site start(Ground ground, Parts parts, int port) {
        Assets assets = ground.assets;
        SiteMap siteMap = new SiteMap(parts.library(), parts.address());
        Frame frame = new Frame(parts.languages(), assets, siteMap);
        Errors errors = new Errors(parts.languages(), frame);
        Stock stock = new Stock(new Generators(parts.library().misconceptions()::known));
        Javalin server = Javalin.create(config -> {
            settings(config, errors);
            new Gate(parts.languages()).add(config.routes);
            new Routes(parts, assets, frame, siteMap).add(config.routes);
            Keeping keeping = new Keeping(parts.learners(), parts.library());
            new MyData(parts, frame, keeping).add(config.routes);
            Practice practice = new Practice(parts.library(), assets, frame, keeping, stock);
            practice.add(config.routes);
            new LookingBack(parts.library(), assets, frame, keeping).add(config.routes);
            Deals deals = new Deals(parts.library(), assets, frame, keeping);
            deals.add(config.routes);
            Lessons lessons = new Lessons(parts.library(), assets, frame, keeping, deals, practice::isItem);
            lessons.add(config.routes);
            new Settings(parts.library(), assets, frame, lessons::isPlace).add(config.routes);
            errors.add(config);
            heads(config);
        });
        try {
            return new Site(server.start(port), stock);
        } catch (JavalinBindException taken) {
            stock.close();
            throw new IllegalArgumentException("the port is free, but " + port + " is taken", taken);
        }
    }

    public int port() {
        return port;
    }

    /** Says how long whoever asks may send nothing in the middle of it. */
    void endure(Duration silence) {
        for (Connector connector : server.jettyServer().server().getConnectors()) {
            if (connector instanceof AbstractConnector known) {
                known.setIdleTimeout(silence.toMillis());
            }
        }
    }

    /** Every address that can be opened, with what varies in it in braces: <code>/{lang}/rules</code>. */
    List<String> addresses() {
        return pages(server.unsafe).map(page -> page.path).toList();
    }

    /** Answers what has been asked, then ends. */
    public void stop() {
        stock.close();
        server.stop();
    }

    private static void settings(JavalinConfig config, Errors errors) {
        config.startup.showJavalinBanner = false;
        config.startup.startupWatcherEnabled = false;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = Bodies.API_BYTES;
        config.http.compressionStrategy = CompressionStrategy.GZIP;
        config.requestLogger.http(RequestLog::line);
        config.jetty.multipartConfig.maxTotalRequestSize(Bodies.UNSAID_BYTES, SizeUnit.BYTES);
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        config.jetty.addConnector((jetty, http) -> new Entrance(jetty, http, config.jetty.port));
        config.jetty.modifyServer(jetty -> finishFirst(jetty, errors));
    }

    /** Lets every page be asked for its headers alone. */
    private static void heads(JavalinConfig config) {
        pages(config.unsafe)
                .toList()
                .forEach(page -> config.routes.addEndpoint(new Endpoint(HandlerType.HEAD, page.path, page.handler)));
    }

    private static Stream<Endpoint> pages(JavalinState state) {
        return state.internalRouter.allHttpHandlers().stream()
                .map(parsed -> parsed.endpoint)
                .filter(endpoint -> endpoint.method.equals(HandlerType.GET));
    }

    private static void finishFirst(Server jetty, Errors errors) {
        jetty.setErrorHandler(errors.beforeRouting());
        jetty.setStopTimeout(MILLISECONDS_TO_FINISH);
        jetty.setHandler(new GracefulHandler());
    }
}
