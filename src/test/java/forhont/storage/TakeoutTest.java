package forhont.storage;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.storage.Takeout.Flaw;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TakeoutTest {
    private static final Instant NOW = Given.START;
    private static final Answered ANSWER =
            new Answered("0".repeat(64), "JS", "trumping", "a", "0a", 1, true, List.of("R-16a"), NOW);
    private static final String TEXT = new Takeout(NOW, 1, false, List.of(ANSWER, ANSWER)).write();

    @Test
    void what_was_written_is_read_as_it_was() {
        assertThat(Takeout.read(TEXT, NOW).answers()).containsExactly(ANSWER, ANSWER);
        assertThat(Takeout.read(TEXT, NOW).flaw()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "version" : 2     | "version" : "2"     | OTHER_VERSION | 0 | ``
            "version" : 2     | "version" : 3       | OTHER_VERSION | 0 | ``
            "version" : 2     | "version" : 1.5     | OTHER_VERSION | 0 | ``
            "my-data"         | "else"              | NOT_OURS      | 0 | ``
            "answers" :       | "answer" :          | NOT_OURS      | 0 | ``
            "devices" : 1     | "version" : 2       | UNREADABLE    | 5 | ``
            "step" : "a"      | "step" : "a", "step" : "a" | UNREADABLE | 8 | ``
            "trumping"        | null                | BAD_ANSWER    | 1 | lesson
            "trumping"        | 7                   | BAD_ANSWER    | 1 | lesson
            "trumping"        | "Trumping"          | BAD_ANSWER    | 1 | lesson
            "step" : "a"      | "stop" : "a"        | BAD_ANSWER    | 1 | step
            "attempt" : 1     | "attempt" : 1.5     | BAD_ANSWER    | 1 | attempt
            "attempt" : 1     | "attempt" : "1"     | BAD_ANSWER    | 1 | attempt
            "attempt" : 1     | "attempt" : 10      | BAD_ANSWER    | 1 | attempt
            "completes" : true | "completes" : "true" | BAD_ANSWER  | 1 | completes
            "R-16a"           | 16                  | BAD_ANSWER    | 1 | about
            "about"           | "above"             | BAD_ANSWER    | 1 | about
            2024-01-31T       | 2024-02-31T         | BAD_ANSWER    | 1 | at
            2024-01-31T       | +900000000-01-31T   | BAD_ANSWER    | 1 | at
            """)
    void anything_else_is_refused_with_its_place(
            String there, String instead, Flaw.Kind kind, int place, String field) {
        int at = there.startsWith("2024") ? TEXT.indexOf("\"at\"") : 0;
        String text = TEXT.substring(0, at) + TEXT.substring(at).replaceFirst(there, instead.replace("\\", ""));
        assertThat(Takeout.read(text, NOW).flaw()).contains(new Flaw(kind, place, field));
        assertThat(Takeout.read(text, NOW).answers()).isEmpty();
    }

    @Test
    void what_follows_or_precedes_the_object_is_refused() {
        assertThat(Takeout.read(TEXT + "x", NOW).flaw())
                .get()
                .extracting(Flaw::kind)
                .isEqualTo(Flaw.Kind.UNREADABLE);
        assertThat(Takeout.read(TEXT + TEXT, NOW).flaw())
                .get()
                .extracting(Flaw::kind)
                .isEqualTo(Flaw.Kind.UNREADABLE);
        assertThat(Takeout.read("x" + TEXT, NOW).flaw()).contains(new Flaw(Flaw.Kind.NOT_OURS, 0, ""));
        assertThat(Takeout.read("", NOW).flaw()).contains(new Flaw(Flaw.Kind.NOT_OURS, 0, ""));
    }

    @Test
    void a_time_more_than_a_day_ahead_is_refused() {
        assertThat(Takeout.read(TEXT, NOW.minus(Duration.ofDays(1))).flaw()).isEmpty();
        assertThat(Takeout.read(TEXT, NOW.minus(Duration.ofDays(1)).minusMillis(1))
                        .flaw())
                .contains(new Flaw(Flaw.Kind.FUTURE, 1, "at"));
    }
}
