package forhont.cli;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.pattern.ThrowableProxyConverter;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.StackTraceElementProxy;
import java.util.stream.Stream;

/** Tells in the line of an event what was thrown and where in our own code; whoever looks closer sees the whole stack. */
final class Thrown extends ThrowableProxyConverter {
    private static final String OWN = "forhont.";

    @Override
    public String convert(ILoggingEvent event) {
        if (event.getThrowableProxy() == null) {
            return "";
        }
        return event.getLevel().isGreaterOrEqual(Level.INFO)
                ? " " + line(event.getThrowableProxy())
                : " " + super.convert(event);
    }

    private static String line(IThrowableProxy thrown) {
        IThrowableProxy first = Stream.iterate(thrown, cause -> cause != null, IThrowableProxy::getCause)
                .reduce(thrown, (outer, inner) -> inner);
        return first.getClassName()
                + Stream.of(first.getStackTraceElementProxyArray())
                        .map(StackTraceElementProxy::getStackTraceElement)
                        .filter(frame -> frame.getClassName().startsWith(OWN))
                        .findFirst()
                        .map(frame -> " at " + frame)
                        .orElse("");
    }
}
