package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;

class R24HeartsTest {

    @ParameterizedTest(name = "{0} {1}: {2} with {3} against {4}, {5}, announced {6}, steps {7}")
    @CsvFileSource(resources = "hearts.csv", numLinesToSkip = 1, delimiter = '|')
    void hearts_double_every_component_of_a_suit(ArgumentsAccessor cells) {
        Row row = Row.of(cells);
        assertThat(Row.text(row.settle())).isEqualTo(row.components());
    }
}
