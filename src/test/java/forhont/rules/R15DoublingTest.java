package forhont.rules;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.rules.Doubling.Call;
import java.util.List;
import org.junit.jupiter.api.Test;

class R15DoublingTest {
    private static final Call FLEK = new Call(List.of(Ladder.GAME), List.of());
    private static final Call HUNDRED_AGAINST = new Call(List.of(), List.of(Announcement.HUNDRED));

    private final Doubling start = Doubling.start(
            Written.rules("traditional"), Written.contract("H"), Announced.NOTHING.withSeven(Side.SOLOIST));

    @Test
    void the_defence_may_raise_what_the_soloist_left() {
        assertThat(start.open(Call.NOTHING)).containsExactly(Ladder.GAME, Ladder.SEVEN);
        assertThat(start.toSpeak()).isEqualTo(Side.DEFENCE);
    }

    @Test
    void the_second_defender_may_raise_only_what_the_first_has_not() {
        assertThat(start.open(FLEK)).containsExactly(Ladder.SEVEN);
    }

    @Test
    void a_flek_on_the_game_is_void_beside_a_partners_hundred_against() {
        assertThat(FLEK.with(HUNDRED_AGAINST)).isEqualTo(HUNDRED_AGAINST);
        assertThat(start.open(HUNDRED_AGAINST)).containsExactly(Ladder.SEVEN);
    }

    @Test
    void a_hundred_against_can_be_raised_by_the_soloist_from_nothing() {
        Doubling next = start.after(HUNDRED_AGAINST, 16);
        assertThat(next.game()).isZero();
        assertThat(next.open()).containsExactly(Ladder.GAME);
    }

    @Test
    void a_re_answers_only_what_was_doubled() {
        Doubling next = start.after(FLEK, 16);
        assertThat(next.open()).containsExactly(Ladder.GAME);
        assertThat(next.allows(new Call(List.of(Ladder.SEVEN), List.of()))).isFalse();
    }

    @Test
    void nothing_is_raised_past_the_highest_step() {
        assertThat(start.after(FLEK, 1).open()).isEmpty();
        assertThat(Doubling.start(Written.rules("beginner"), Written.contract("H"), Announced.NOTHING)
                        .open())
                .isEmpty();
    }

    @Test
    void it_ends_when_a_side_neither_raises_nor_announces() {
        assertThat(start.after(FLEK, 16).over()).isFalse();
        assertThat(start.after(FLEK, 16).after(Call.NOTHING, 16).over()).isTrue();
    }
}
