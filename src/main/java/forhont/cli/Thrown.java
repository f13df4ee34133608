package forhont.cli;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.pattern.ThrowableProxyConverter;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxy;
import forhont.web.Breakage;

/** Tells in the line of an event what was thrown and where in our own code; whoever looks closer sees the whole stack. */
final class Thrown extends ThrowableProxyConverter {
    @Override
    public String convert(ILoggingEvent event) {
        if (event.getThrowableProxy() == null) {
            return "";
        }
        boolean brief = event.getLevel().isGreaterOrEqual(Level.INFO);
        return brief && event.getThrowableProxy() instanceof ThrowableProxy thrown
                ? " " + new Breakage(thrown.getThrowable())
                : " " + super.convert(event);
    }
}
