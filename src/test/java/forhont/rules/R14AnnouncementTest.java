package forhont.rules;

import static forhont.rules.Written.announced;
import static forhont.rules.Written.contract;
import static forhont.rules.Written.rules;
import static forhont.rules.Written.set;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class R14AnnouncementTest {

    @ParameterizedTest(name = "{0}: seat {2} with {3} after {4}: {5}")
    @CsvFileSource(resources = "announcements.csv", numLinesToSkip = 1)
    void the_seven_needs_the_trump_seven_and_the_hundred_a_king_and_queen(
            String rules, String contract, int seat, String hand, String before, String options) {
        assertThat(Announcement.options(
                        rules(rules), contract(contract), Written.seat(seat), set(hand), announced(before)))
                .extracting(Notation::of)
                .containsExactlyElementsOf(Written.words(options).toList());
    }
}
