package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;

class R20GameTest {

    @ParameterizedTest(name = "{0} {1}: {2} with {3} against {4}, {5}, announced {6}, steps {7}")
    @CsvFileSource(resources = "game.csv", numLinesToSkip = 1, delimiter = '|')
    void the_game_is_won_by_what_the_rule_set_asks(ArgumentsAccessor cells) {
        Row row = Row.of(cells);
        assertThat(Row.text(row.settle())).isEqualTo(row.components());
    }
}
