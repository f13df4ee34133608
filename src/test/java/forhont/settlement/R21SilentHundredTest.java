package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;

class R21SilentHundredTest {

    @ParameterizedTest(name = "{0} {1}: {2} with {3} against {4}, {5}, announced {6}, steps {7}")
    @CsvFileSource(resources = "silent-hundred.csv", numLinesToSkip = 1, delimiter = '|')
    void a_side_with_a_hundred_nobody_announced_gets_it_instead_of_the_game(ArgumentsAccessor cells) {
        Row row = Row.of(cells);
        assertThat(Row.text(row.settle())).isEqualTo(row.components());
    }
}
