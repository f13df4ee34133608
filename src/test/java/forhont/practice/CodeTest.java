package forhont.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CodeTest {

    @Test
    void what_is_written_is_read_again() {
        for (int level = 1; level <= Code.LEVELS; level++) {
            for (int seed : new int[] {0, 1, 35, 36, 2_000, 123_456_789, Integer.MAX_VALUE}) {
                Code code = new Code("club-evening", level, seed);
                assertThat(Code.parse(code.toString())).contains(code);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1-traditional-2-a, traditional, 2, 10", "1-a-b-3-zik0zj, a-b, 3, 2147483647", "1-x-1-0, x, 1, 0"})
    void a_code_is_version_rule_set_level_and_seed(String text, String ruleSet, int level, int seed) {
        assertThat(Code.parse(text)).contains(new Code(ruleSet, level, seed));
        assertThat(new Code(ruleSet, level, seed)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1",
                "1-traditional",
                "1-traditional-2",
                "1-traditional-2-",
                "2-traditional-2-a",
                "01-traditional-2-a",
                "1-traditional-0-a",
                "1-traditional-4-a",
                "1-traditional-22-a",
                "1-traditional-2-A",
                "1-traditional-2-0a",
                "1-traditional-2-+1",
                "1-traditional-2-zik0zk",
                "1-traditional-2-1000000",
                "1-Traditional-2-a",
                "1--2-a",
                "1-traditional--2-a",
                "1-traditional-2-a ",
                "1-traditional-2-a-"
            })
    void anything_else_is_no_code(String text) {
        assertThat(Code.parse(text)).isEmpty();
    }

    @Test
    void a_level_is_one_to_three() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Code("traditional", 4, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Code("traditional", 1, -1));
    }
}
