package forhont.cli;

import forhont.content.Library;
import forhont.content.Reading;
import forhont.content.RuleSetReader;
import forhont.protocol.Engine;
import forhont.web.Site;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Proves all content, then serves the site until the process is told to end. */
@Command(name = "serve", description = "Serves the site.", mixinStandardHelpOptions = true)
final class Serve implements Callable<Integer> {

    @Option(names = "--port", description = "Port to listen on; 0 takes any free one (default: ${DEFAULT-VALUE}).")
    private int port = 7070;

    @Mixin
    private Folders folders;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Reading reading = folders.read();
        if (reading.library().isEmpty()) {
            return refuse(reading.faults());
        }
        Site site;
        try {
            site = Site.start(parts(reading.library().get()), port);
        } catch (IllegalArgumentException taken) {
            return refuse(List.of("Port " + port + " is taken; choose another with --port."));
        }
        Runtime.getRuntime().addShutdownHook(new Thread(site::stop));
        PrintWriter out = spec.commandLine().getOut();
        out.println("http://localhost:" + site.port() + "/");
        out.flush();
        return 0;
    }

    private int refuse(List<?> reasons) {
        PrintWriter err = spec.commandLine().getErr();
        reasons.forEach(err::println);
        err.flush();
        return 1;
    }

    private static Site.Parts parts(Library library) {
        Engine engine = new Engine(library.ruleSets(), RuleSetReader::read);
        return new Site.Parts(library, engine::answer);
    }
}
