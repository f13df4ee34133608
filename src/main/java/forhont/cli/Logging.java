package forhont.cli;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.PatternLayout;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.LayoutWrappingEncoder;
import ch.qos.logback.core.joran.spi.ConsoleTarget;
import ch.qos.logback.core.spi.ContextAwareBase;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** What is logged: one line per event on the error stream. Said here and not in XML, whose reading delays each start. */
public final class Logging extends ContextAwareBase implements Configurator {
    private static final String LINE =
            "%d{yyyy-MM-dd'T'HH:mm:ss.SSSX,UTC} %-5level %logger{0} %replace(%msg){'[\r\n]+', ' '}%thrown%n";

    /** What hikari and javalin would say is told by the store, answered, logged or printed here; two of jetty repeat what was sent. */
    private static final Map<String, Level> QUIET = Map.of(
            "org.eclipse.jetty", Level.WARN,
            "org.eclipse.jetty.http.HttpParser", Level.ERROR,
            "org.eclipse.jetty.util.HostPort", Level.OFF,
            "org.flywaydb", Level.ERROR,
            "com.zaxxer.hikari", Level.OFF,
            "io.javalin", Level.OFF);

    @Override
    public ExecutionStatus configure(LoggerContext context) {
        LayoutWrappingEncoder<ILoggingEvent> encoder = new LayoutWrappingEncoder<>();
        encoder.setContext(context);
        encoder.setCharset(StandardCharsets.UTF_8);
        encoder.setLayout(layout(context));
        encoder.start();
        ConsoleAppender<ILoggingEvent> console = new ConsoleAppender<>();
        console.setContext(context);
        console.setTarget(ConsoleTarget.SystemErr.getName());
        console.setEncoder(encoder);
        console.start();
        QUIET.forEach((logger, level) -> context.getLogger(logger).setLevel(level));
        context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME).setLevel(Level.INFO);
        context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME).addAppender(console);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    static PatternLayout layout(LoggerContext context) {
        PatternLayout layout = new PatternLayout();
        layout.setContext(context);
        layout.getInstanceConverterMap().put("thrown", Thrown::new);
        layout.setPattern(LINE);
        layout.start();
        return layout;
    }
}
