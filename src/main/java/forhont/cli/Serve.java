package forhont.cli;

import forhont.content.Library;
import forhont.content.Reading;
import forhont.content.RuleSetReader;
import forhont.i18n.Language;
import forhont.protocol.Engine;
import forhont.storage.Learners;
import forhont.storage.NewerSchema;
import forhont.storage.Store;
import forhont.web.PublicAddress;
import forhont.web.Site;
import java.io.PrintWriter;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Proves all content, then serves the site until the process is told to end. */
@Command(name = "serve", description = "Serves the site.", mixinStandardHelpOptions = true)
final class Serve implements Callable<Integer> {

    private static final int LAST_PORT = 65_535;

    @Option(names = "--port", description = "Port to listen on; 0 takes any free one (default: ${DEFAULT-VALUE}).")
    private int port = 7070;

    @Option(
            names = "--address",
            paramLabel = "ADDRESS",
            converter = AddressReader.class,
            description = "Where everybody finds the site, such as https://example.org; search engines are told it.")
    private PublicAddress address;

    @Mixin
    private Folders folders;

    @Mixin
    private Database database;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (port < 0 || port > LAST_PORT) {
            throw new ParameterException(
                    spec.commandLine(), "a port is a number from 0 to " + LAST_PORT + ", not " + port);
        }
        Reading reading = folders.open();
        if (reading.library().isEmpty()) {
            return refuse(reading.faults());
        }
        CompletableFuture<Store> opening = new CompletableFuture<>();
        Learners learners = new Learners(opening);
        Site site;
        try {
            site = Site.start(Ready.GROUND.join(), parts(reading.library().get(), learners), port);
        } catch (IllegalArgumentException taken) {
            return refuse(List.of("Port " + port + " is taken; choose another with --port."));
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println("http://localhost:" + site.port() + "/");
        out.flush();
        warm(reading.library().get());
        Logger log = LoggerFactory.getLogger(Serve.class);
        Store store;
        try {
            store = Store.open(database.address(), InstantSource.system(), log::warn);
        } catch (NewerSchema newer) {
            opening.completeExceptionally(newer);
            site.stop();
            return refuse(List.of("The database " + database.address() + " is left alone: " + newer.getMessage()));
        }
        opening.complete(store);
        store.every(
                24,
                TimeUnit.HOURS,
                () -> log.info("Learners erased, unused for {} months: {}", Learners.MONTHS, learners.eraseUnused()));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            site.stop();
            store.close();
        }));
        return 0;
    }

    /** What serving needs, made ready while the command line and the content are still being read. */
    static final class Ready {
        private static final CompletableFuture<Site.Ground> GROUND =
                CompletableFuture.supplyAsync(Site.Ground::prepare);

        private Ready() {}

        /** Begins, unless it has begun. */
        static void prepare() {
            CompletableFuture<Site.Ground> unused = GROUND;
        }
    }

    /** Lets the lessons and the words of each language be read before anybody asks for them. */
    private static void warm(Library library) {
        CompletableFuture<Void> unusedLessons = CompletableFuture.runAsync(library::course);
        for (Language language : library.languages().all()) {
            CompletableFuture<Void> unusedWords = CompletableFuture.runAsync(language::keys);
        }
    }

    private int refuse(List<?> reasons) {
        PrintWriter err = spec.commandLine().getErr();
        reasons.forEach(err::println);
        err.flush();
        return 1;
    }

    private Site.Parts parts(Library library, Learners learners) {
        Engine engine = new Engine(library.ruleSets(), RuleSetReader::read);
        return new Site.Parts(library, learners, engine::answer, Optional.ofNullable(address));
    }

    static final class AddressReader implements ITypeConverter<PublicAddress> {
        @Override
        public PublicAddress convert(String text) {
            try {
                return PublicAddress.parse(text);
            } catch (IllegalArgumentException bad) {
                throw new TypeConversionException(bad.getMessage());
            }
        }
    }
}
