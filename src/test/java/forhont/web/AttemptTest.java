package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AttemptTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "44, 44",
        "+7, 7",
        "-20, -20",
        "−20, -20",
        "− 20, -20",
        "1 000, 1000",
        "1\u00a0000, 1000",
        "−1\u202f000, -1000",
        "12 345 678, 12345678",
        "123456789, 123456789"
    })
    void a_number_is_read_with_either_minus_and_spaces_between_thousands(String text, int number) {
        assertThat(Attempt.number(text)).contains(number);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "4 4",
                "1 00",
                "1000 000",
                "1  000",
                "10 0000",
                "1 000 00",
                "- - 4",
                "4-",
                "1234567890",
                "4.0",
                "四"
            })
    void what_could_mean_another_number_is_none(String text) {
        assertThat(Attempt.number(text)).isEmpty();
    }
}
