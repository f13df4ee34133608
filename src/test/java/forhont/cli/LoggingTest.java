package forhont.cli;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.PatternLayout;
import ch.qos.logback.classic.spi.LoggingEvent;
import org.junit.jupiter.api.Test;

class LoggingTest {
    private final LoggerContext context = new LoggerContext();
    private final PatternLayout layout = Logging.layout(context);

    @Test
    void an_event_is_one_line_that_names_what_was_thrown_first_and_where() {
        Exception thrown = new IllegalStateException("said\nby a visitor", new IllegalArgumentException("secret"));
        assertThat(line(Level.ERROR, "broken\r\nin two", thrown))
                .endsWith(System.lineSeparator())
                .contains("ERROR x broken in two java.lang.IllegalArgumentException at forhont.cli.LoggingTest.")
                .hasLineCount(1)
                .doesNotContain("visitor", "secret");
    }

    @Test
    void who_looks_closer_sees_the_whole_stack() {
        assertThat(line(Level.DEBUG, "broken", new IllegalStateException()))
                .contains("IllegalStateException")
                .contains("\tat forhont.cli.LoggingTest.");
    }

    private String line(Level level, String message, Throwable thrown) {
        return layout.doLayout(new LoggingEvent("", context.getLogger("a.x"), level, message, thrown, new Object[0]));
    }
}
