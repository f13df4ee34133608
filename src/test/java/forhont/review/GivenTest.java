package forhont.review;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.practice.Theme;
import forhont.rules.Notation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GivenTest {
    private static final Set<String> RULES = Set.of("R-16b", "R-19");
    private static final Given.Place PLACE = new Given.Place("trumping", "why", Optional.empty());

    @Test
    void what_an_answer_tells_is_read_as_it_was_written() {
        Telling telling = new Telling(
                false, Set.of("R-16b", "R-19"), Set.of(Misconception.NEED_NOT_BEAT, Misconception.KING_BEFORE_QUEEN));
        List<String> ids = new ArrayList<>(Given.ids(telling, Set.of(Theme.QUEEN_FIRST)));
        ids.add("what-nobody-knows");
        ids.add("R-99");
        assertThat(Given.read(PLACE, false, 2, ids, Answers.START, RULES::contains))
                .isEqualTo(new Given(PLACE, telling, Set.of(Theme.QUEEN_FIRST), 2, Answers.START));
    }

    @Test
    void no_theme_is_called_like_a_misconception() {
        for (Theme theme : Theme.values()) {
            assertThat(Notation.parse(Misconception.values(), theme.id())).isEmpty();
        }
    }

    @Test
    void an_item_is_known_by_its_kind_and_code() {
        assertThat(Given.Drawn.parse("legal-cards", "1-traditional-2-a"))
                .hasValueSatisfying(drawn -> assertThat(drawn.kind()).isEqualTo(Kind.LEGAL_CARDS));
        assertThat(Given.Drawn.parse("nothing", "1-traditional-2-a")).isEmpty();
        assertThat(Given.Drawn.parse("legal-cards", "a")).isEmpty();
    }
}
