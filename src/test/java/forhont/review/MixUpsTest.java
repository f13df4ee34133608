package forhont.review;

import static forhont.exercise.Misconception.MAY_DUCK;
import static forhont.exercise.Misconception.NEED_NOT_BEAT;
import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Misconception;
import java.util.List;
import org.junit.jupiter.api.Test;

class MixUpsTest {
    private final Answers answers = new Answers();

    @Test
    void wrong_answers_are_counted_by_rule_and_by_misconception_the_latest_first() {
        answers.wrong(NEED_NOT_BEAT)
                .days(1)
                .wrong(NEED_NOT_BEAT)
                .days(1)
                .wrong(MAY_DUCK)
                .right(NEED_NOT_BEAT);
        MixUps mixUps = MixUps.of(answers.all());
        List<MixUps.Slip<Misconception>> shown = mixUps.misconceptions();
        assertThat(shown).extracting(MixUps.Slip::what).containsExactly(MAY_DUCK, NEED_NOT_BEAT);
        assertThat(shown).extracting(MixUps.Slip::times).containsExactly(1, 2);
        assertThat(shown.get(1).last().at()).isEqualTo(Answers.START.plusSeconds(24 * 60 * 60));
        assertThat(mixUps.rules()).extracting(MixUps.Slip::what).containsExactly("R-16b");
        assertThat(mixUps.rules().get(0).times()).isEqualTo(3);
    }
}
