package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;

class R23SevenTest {

    @ParameterizedTest(name = "{0} {1}: {2} with {3} against {4}, {5}, announced {6}, steps {7}")
    @CsvFileSource(resources = "seven.csv", numLinesToSkip = 1, delimiter = '|')
    void the_trump_seven_counts_by_what_it_does_in_the_last_trick(ArgumentsAccessor cells) {
        Row row = Row.of(cells);
        assertThat(Row.text(row.settle())).isEqualTo(row.components());
    }
}
