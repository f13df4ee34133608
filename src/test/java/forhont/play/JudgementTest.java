package forhont.play;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.rules.Action;
import forhont.rules.Card;
import forhont.solver.Weighed;
import java.util.List;
import org.junit.jupiter.api.Test;

class JudgementTest {
    private static Weighed weighed(String card, Integer... values) {
        return new Weighed(Action.Play.of(Card.parse(card).orElseThrow()), List.of(values));
    }

    @Test
    void a_difference_within_its_error_is_as_good_and_costs_nothing() {
        Weighed chosen = weighed("7H", 1, -1, 1, -1);
        Weighed best = weighed("AH", 1, 1, 1, -1);
        Judgement judgement = Judgement.of(chosen, best);
        assertThat(judgement.mark()).isEqualTo(Judgement.Mark.SAME);
        assertThat(judgement.cost()).isZero();
    }

    @Test
    void a_difference_of_more_than_twice_its_error_costs_just_that() {
        Judgement judgement = Judgement.of(weighed("7H", -1, -1, -1, 1), weighed("AH", 1, 1, 1, 1));
        assertThat(judgement.mark()).isEqualTo(Judgement.Mark.COSTS);
        assertThat(judgement.cost()).isEqualTo(1.5);
    }

    @Test
    void what_nothing_surpasses_is_good() {
        Judgement judgement = Judgement.of(weighed("7H", 1, 1), weighed("AH", 1, 1));
        assertThat(judgement.mark()).isEqualTo(Judgement.Mark.GOOD);
        assertThat(judgement.best()).isEqualTo(Action.Play.of(Card.parse("7H").orElseThrow()));
    }

    @Test
    void how_often_each_gains_and_how_often_the_best_brings_more_is_counted() {
        Judgement judgement = Judgement.of(weighed("7H", -1, -1, 1, 1), weighed("AH", 1, 1, 2, 1));
        assertThat(judgement.tried()).isEqualTo(new Judgement.Tried(4, 2, 4, 3));
    }
}
