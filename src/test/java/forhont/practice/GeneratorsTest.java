package forhont.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import forhont.exercise.Answer;
import forhont.exercise.ChoiceExercise;
import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.exercise.Option;
import forhont.rules.RuleSet;
import forhont.rules.Sfc32;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GeneratorsTest {
    private static final int SEEDS = 200;

    static List<Kind> kinds() {
        return Drawn.kinds();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void the_same_code_gives_the_same_item_anywhere(Kind kind) {
        int seeds = Math.min(30, Drawn.seeds(kind));
        assertThat(Drawn.items(kind, seeds)).isEqualTo(Drawn.items(kind).subList(0, seeds));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void what_the_engine_finds_is_right_and_every_misconception_is_wrong(Kind kind) {
        for (Item item : Drawn.items(kind)) {
            Exercise exercise = item.exercise();
            assertThat(exercise.kind()).isEqualTo(kind);
            List<Misconception> known = Drawn.known(exercise);
            assertThat(exercise.judge(right(exercise), known).right())
                    .as(item.toString())
                    .isTrue();
            Map<Misconception, Answer> wrong = exercise.wrongAnswers();
            wrong.forEach((misconception, answer) -> {
                if (known.contains(misconception)) {
                    assertThat(exercise.judge(answer, known).right())
                            .as(item + " " + misconception)
                            .isFalse();
                }
            });
        }
    }

    private static Answer right(Exercise exercise) {
        return exercise instanceof ChoiceExercise choice && choice.single()
                ? Answer.Chosen.of(choice.solution().options().iterator().next())
                : exercise.solution();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void every_wrong_option_has_its_reason(Kind kind) {
        for (Item item : Drawn.items(kind)) {
            if (item.exercise() instanceof ChoiceExercise choice) {
                Set<Option> right = choice.solution().options();
                assertThat(choice.options()).containsAll(right);
                choice.options()
                        .forEach(option ->
                                assertThat(choice.reason(option).why().rule()).startsWith("R-"));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void items_of_different_seeds_differ(Kind kind) {
        Set<Exercise> different = new HashSet<>();
        Drawn.items(kind).forEach(item -> different.add(item.exercise()));
        assertThat(different.size()).isGreaterThan(least(kind));
    }

    /** Of contracts and doublings alone only so many things can be asked. */
    private static int least(Kind kind) {
        return switch (kind) {
            case BIDDABLE -> SEEDS * 3 / 10;
            case GOOD_OR_BAD -> SEEDS * 4 / 10;
            case PAYS_MOST, DOUBLING -> SEEDS * 6 / 10;
            case LEGAL_CARDS,
                    TRICK_WINNER,
                    DISCARD,
                    COUNT,
                    SETTLE,
                    READ_CARD,
                    MARRIAGE,
                    ANNOUNCE,
                    OPEN_HAND,
                    AUDIT,
                    BEST_CARD,
                    PLAY_ON -> SEEDS * 8 / 10;
            case TRUMP_CHOICE, CONTRACT_CHOICE -> Drawn.seeds(kind) - 1;
            case WHICH_SEAT, REVOKE -> 0;
        };
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void the_next_item_never_asks_the_same_again(Kind kind) {
        for (Item item : Drawn.items(kind).subList(0, 6)) {
            Code code = item.code();
            RuleSet rules = item.exercise().rules().with(RuleSet.Shortcuts.NONE);
            Code next = Drawn.GENERATORS.another(kind, rules, code.level(), Optional.of(code), new Sfc32(code.seed()));
            assertThat(Drawn.GENERATORS.item(kind, next, rules).exercise())
                    .as(code + " and " + next)
                    .isNotEqualTo(item.exercise());
        }
    }

    @Test
    void a_kind_is_offered_where_it_leaves_something_to_ask() {
        for (RuleSet rules : Drawn.ruleSets()) {
            assertThat(Drawn.GENERATORS.kinds(rules)).contains(Kind.LEGAL_CARDS, Kind.COUNT);
            assertThat(Drawn.GENERATORS.offers(Kind.BIDDABLE, rules)).isEqualTo(rules.takeover());
        }
    }

    @Test
    void an_item_is_drawn_under_the_rule_set_of_its_code() {
        RuleSet rules = Drawn.ruleSets().get(0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Drawn.GENERATORS.item(Kind.COUNT, new Code("other", 1, 1), rules));
    }
}
