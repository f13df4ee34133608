package forhont.cli;

import forhont.i18n.Languages;
import forhont.protocol.Reply;
import forhont.web.Site;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves the site until the process is told to end. */
@Command(name = "serve", description = "Serves the site.", mixinStandardHelpOptions = true)
final class Serve implements Runnable {

    @Option(names = "--port", description = "Port to listen on; 0 takes any free one (default: ${DEFAULT-VALUE}).")
    private int port = 7070;

    @Override
    public void run() {
        Site site = Site.start(new Site.Parts(new Languages(List.of()), question -> new Reply(200, "{}")), port);
        Runtime.getRuntime().addShutdownHook(new Thread(site::stop));
        System.out.println("http://localhost:" + site.port() + "/");
    }
}
