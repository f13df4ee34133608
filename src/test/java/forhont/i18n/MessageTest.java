package forhont.i18n;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MessageTest {
    private static final Message TRICKS =
            Message.parse("{n, plural, one {# štych} few {# štychy} many {# štychu} other {# štychů}}");
    private static final Message BAZAS = Message.parse("{n, plural, one {# baza} many {# de bazas} other {# bazas}}");
    private static final Message VAZAS = Message.parse("{n, plural, one {# vaza} many {# de vazas} other {# vazas}}");
    private static final Message PLIS = Message.parse("{n, plural, one {# pli} many {# de plis} other {# plis}}");

    @Test
    void a_message_without_arguments_is_said_as_written() {
        assertThat(say("cs", Message.parse("Vy jste # forhont."), Map.of())).isEqualTo("Vy jste # forhont.");
    }

    @Test
    void arguments_are_texts_or_numbers_of_the_language() {
        Message message = Message.parse("{name}: {points}");
        assertThat(say("cs", message, Map.of("name", "Betl", "points", -1234))).isEqualTo("Betl: −1\u00A0234");
        assertThat(say("es", message, Map.of("name", "Betl", "points", 12345))).isEqualTo("Betl: 12.345");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0       | 0 štychů         | 0 bazas              | 0 vaza               | 0 pli
            1       | 1 štych          | 1 baza               | 1 vaza               | 1 pli
            1.5     | 1,5 štychu       | 1,5 bazas            | 1,5 vaza             | 1,5 pli
            2       | 2 štychy         | 2 bazas              | 2 vazas              | 2 plis
            5       | 5 štychů         | 5 bazas              | 5 vazas              | 5 plis
            22      | 22 štychů        | 22 bazas             | 22 vazas             | 22 plis
            1000000 | 1 000 000 štychů | 1.000.000 de bazas   | 1.000.000 de vazas   | 1 000 000 de plis
            """)
    void counted_things_take_the_form_of_their_number(double n, String cs, String es, String pt, String fr) {
        Map<String, Number> values = Map.of("n", n);
        assertThat(plainSpaces(say("cs", TRICKS, values))).isEqualTo(cs);
        assertThat(plainSpaces(say("es", BAZAS, values))).isEqualTo(es);
        assertThat(plainSpaces(say("pt", VAZAS, values))).isEqualTo(pt);
        assertThat(plainSpaces(say("fr", PLIS, values))).isEqualTo(fr);
    }

    @Test
    void an_exact_number_goes_before_its_plural_form() {
        Message message = Message.parse("{n, plural, =0 {nada} =1 {uno} one {#} many {#} other {# cartas}}");
        assertThat(say("es", message, Map.of("n", 0))).isEqualTo("nada");
        assertThat(say("es", message, Map.of("n", 1))).isEqualTo("uno");
        assertThat(say("es", message, Map.of("n", 3))).isEqualTo("3 cartas");
    }

    @Test
    void a_select_falls_back_on_other_and_may_hold_a_plural() {
        Message message = Message.parse("{side, select, soloist {Gana {n, plural, one {# punto} other {# puntos}}}"
                + " other {Pierde {name}}}.");
        assertThat(say("es", message, Map.of("side", "soloist", "n", 2))).isEqualTo("Gana 2 puntos.");
        assertThat(say("es", message, Map.of("side", "defence", "name", "la mano")))
                .isEqualTo("Pierde la mano.");
        assertThat(message.arguments()).containsExactly("n", "name", "side");
        assertThat(message.choices())
                .containsExactly(
                        new Choice("side", false, new TreeSet<>(java.util.Set.of("soloist", "other"))),
                        new Choice("n", true, new TreeSet<>(java.util.Set.of("one", "other"))));
    }

    @Test
    void a_missing_argument_is_refused_by_name() {
        Message message = Message.parse("{name} {n, plural, other {#}}");
        assertThatThrownBy(() -> say("es", message, Map.of("n", 1))).hasMessageContaining("{name}");
        assertThatThrownBy(() -> say("es", message, Map.of("name", "a", "n", "1")))
                .hasMessageContaining("{n}")
                .hasMessageContaining("number");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a {name",
                "a } b",
                "{n, plural, one {x}}",
                "{n, number}",
                "{n, selectordinal, other {x}}",
                "{0}",
                "{Name}",
                "{a_b}",
                "{n, plural, offset:1 other {x}}",
                "l'atout",
                "{}",
                "{n, plural, one {a} one {b} other {c}"
            })
    void what_is_no_message_is_refused(String text) {
        assertThatThrownBy(() -> Message.parse(text)).isInstanceOfSatisfying(BadText.class, bad -> {
            assertThat(bad.what()).isNotBlank();
            assertThat(bad.write()).isNotBlank();
        });
    }

    @Test
    void many_threads_may_say_one_message_at_once() throws Exception {
        Grammar grammar = Grammar.of("cs");
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            var said = threads.invokeAll(IntStream.range(0, 2000)
                    .<java.util.concurrent.Callable<String>>mapToObj(n -> () -> TRICKS.text(Map.of("n", n), grammar))
                    .toList());
            for (int n = 0; n < 2000; n++) {
                assertThat(said.get(n).get()).isEqualTo(TRICKS.text(Map.of("n", n), grammar));
            }
        } finally {
            threads.shutdown();
        }
    }

    private static String say(String tag, Message message, Map<String, ?> values) {
        return message.text(values, Grammar.of(tag));
    }

    private static String plainSpaces(String text) {
        return text.replace('\u00A0', ' ').replace('\u202F', ' ');
    }
}
