package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.Announced;
import forhont.rules.Announcement;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Doubling;
import forhont.rules.Ladder;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.settlement.Component;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DoublingTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");
    private static final Contract LEAVES = Contract.suit(Seat.FOREHAND, Suit.LEAVES);
    private static final Announced SEVEN = Announced.NOTHING.withSeven(Side.SOLOIST);
    private static final List<Misconception> ALL = Arrays.asList(Misconception.values());
    private static final Answer NOTHING = Answer.Chosen.of(Option.Word.NO_RAISE);

    private static Doubling.Call raises(Ladder... ladders) {
        return new Doubling.Call(List.of(ladders), List.of());
    }

    private static MayRaise after(Announced announced, Doubling.Call... calls) {
        return new MayRaise(new Talk(TRADITIONAL, LEAVES, announced, List.of(calls)), Doubling.Call.NOTHING);
    }

    private static Answer chosen(Component.Name... names) {
        return Answer.Chosen.of(
                Arrays.stream(names).map(Option.OfComponent::new).toArray(Option[]::new));
    }

    private static Why why(MayRaise exercise, Component.Name name) {
        return exercise.reason(new Option.OfComponent(name)).why();
    }

    @Test
    void R_15_the_defence_may_raise_what_the_soloist_plays_for() {
        assertThat(after(SEVEN).solution()).isEqualTo(chosen(Component.Name.GAME, Component.Name.SEVEN));
    }

    @Test
    void R_23_a_silent_seven_has_no_ladder() {
        MayRaise exercise = after(Announced.NOTHING);
        assertThat(exercise.solution()).isEqualTo(chosen(Component.Name.GAME));
        assertThat(why(exercise, Component.Name.SILENT_SEVEN)).isEqualTo(Why.SILENT_HAS_NO_LADDER);
        assertThat(exercise.judge(chosen(Component.Name.GAME, Component.Name.SILENT_SEVEN), ALL)
                        .misconceptions())
                .containsExactly(Misconception.FLEK_DOUBLES_SILENT_SEVEN);
    }

    @Test
    void R_15_a_re_on_the_game_does_not_answer_a_flek_on_the_seven() {
        MayRaise exercise = after(SEVEN, raises(Ladder.SEVEN));
        assertThat(exercise.toSpeak()).isEqualTo(Side.SOLOIST);
        assertThat(exercise.solution()).isEqualTo(chosen(Component.Name.SEVEN));
        assertThat(why(exercise, Component.Name.GAME)).isEqualTo(Why.NOT_RAISED_JUST_BEFORE);
        assertThat(exercise.judge(chosen(Component.Name.GAME, Component.Name.SEVEN), ALL)
                        .misconceptions())
                .containsExactly(Misconception.ONE_RE_ANSWERS_EVERYTHING);
    }

    @Test
    void R_15_what_one_defender_raised_the_other_may_not_raise_again() {
        Talk talk = new Talk(TRADITIONAL, LEAVES, SEVEN, List.of());
        MayRaise exercise = new MayRaise(talk, raises(Ladder.GAME));
        assertThat(exercise.solution()).isEqualTo(chosen(Component.Name.SEVEN));
        assertThat(why(exercise, Component.Name.GAME)).isEqualTo(Why.PARTNER_HAS_RAISED);
        assertThat(exercise.judge(chosen(Component.Name.GAME, Component.Name.SEVEN), ALL)
                        .misconceptions())
                .containsExactly(Misconception.BOTH_DEFENDERS_RAISE);
    }

    @Test
    void R_15_a_flek_on_the_game_is_void_beside_the_partners_hundred_against() {
        Talk talk = new Talk(TRADITIONAL, LEAVES, Announced.NOTHING, List.of());
        MayRaise exercise = new MayRaise(talk, new Doubling.Call(List.of(), List.of(Announcement.HUNDRED)));
        assertThat(exercise.solution()).isEqualTo(NOTHING);
        assertThat(why(exercise, Component.Name.GAME)).isEqualTo(Why.VOID_BESIDE_HUNDRED_AGAINST);
    }

    @Test
    void R_15_past_the_last_step_nothing_is_raised() {
        RuleSet portuguese = RuleSetFiles.ruleSet("portuguese");
        Doubling.Call game = raises(Ladder.GAME);
        MayRaise exercise = new MayRaise(
                new Talk(portuguese, LEAVES, Announced.NOTHING, List.of(game, game, game)), Doubling.Call.NOTHING);
        assertThat(exercise.solution()).isEqualTo(NOTHING);
        assertThat(why(exercise, Component.Name.GAME)).isEqualTo(Why.LAST_STEP_REACHED);
        assertThat(exercise.judge(chosen(Component.Name.GAME), ALL).misconceptions())
                .contains(Misconception.LADDER_HAS_NO_END);
    }

    @Test
    void R_15_every_step_multiplies_by_two_and_the_silent_hundred_goes_with_the_game() {
        Factors factors = new Factors(
                new Talk(
                        TRADITIONAL,
                        LEAVES,
                        SEVEN,
                        List.of(raises(Ladder.GAME, Ladder.SEVEN), raises(Ladder.GAME), raises(Ladder.GAME))),
                List.of(Field.GAME_FACTOR, Field.SEVEN_FACTOR, Field.SILENT_HUNDRED_FACTOR));
        assertThat(factors.solution().values())
                .containsExactly(
                        Map.entry(Field.GAME_FACTOR, 8),
                        Map.entry(Field.SEVEN_FACTOR, 2),
                        Map.entry(Field.SILENT_HUNDRED_FACTOR, 8));
        assertThat(factors.judge(with(factors.solution(), Field.GAME_FACTOR, 4), ALL)
                        .misconceptions())
                .containsExactly(Misconception.FLEK_ADDS);
        assertThat(factors.judge(with(factors.solution(), Field.SILENT_HUNDRED_FACTOR, 1), ALL)
                        .misconceptions())
                .containsExactly(Misconception.FLEK_MISSES_SILENT_HUNDRED);
        assertThat(factors.judge(with(factors.solution(), Field.SEVEN_FACTOR, 8), ALL)
                        .misconceptions())
                .containsExactly(Misconception.ONE_RE_ANSWERS_EVERYTHING);
    }

    @Test
    void R_23_the_flek_on_the_game_leaves_the_silent_seven_alone() {
        Factors factors = new Factors(
                new Talk(TRADITIONAL, LEAVES, Announced.NOTHING, List.of(raises(Ladder.GAME))),
                List.of(Field.SILENT_SEVEN_FACTOR));
        assertThat(factors.solution().of(Field.SILENT_SEVEN_FACTOR)).isEqualTo(1);
        assertThat(factors.judge(with(factors.solution(), Field.SILENT_SEVEN_FACTOR, 2), ALL)
                        .misconceptions())
                .containsExactly(Misconception.FLEK_DOUBLES_SILENT_SEVEN);
    }

    private static Answer.Numbers with(Answer.Numbers numbers, Field field, int value) {
        Map<Field, Integer> values = new EnumMap<>(numbers.values());
        values.put(field, value);
        return new Answer.Numbers(values);
    }

    @Test
    void what_was_said_keeps_to_the_rules() {
        assertThatThrownBy(() -> after(Announced.NOTHING, raises(Ladder.SEVEN))).hasMessageContaining("R-15");
        assertThatThrownBy(() -> after(Announced.NOTHING, Doubling.Call.NOTHING))
                .hasMessageContaining("still to speak");
        Contract betl = Contract.withoutTrump(ContractType.BETL, Seat.FOREHAND);
        assertThatThrownBy(() -> new Talk(TRADITIONAL, betl, SEVEN, List.of())).hasMessageContaining("in Suit");
        Talk talk = new Talk(TRADITIONAL, betl, Announced.NOTHING, List.of());
        assertThatThrownBy(() -> new Factors(talk, List.of(Field.GAME_FACTOR))).hasMessageContaining("CONTRACT_FACTOR");
    }
}
