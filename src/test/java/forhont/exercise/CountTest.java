package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CountTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");
    private static final List<Misconception> ALL = Arrays.asList(Misconception.values());
    private static final List<Field> SIDES = List.of(Field.SOLOIST_POINTS, Field.DEFENCE_POINTS);

    /** Leaves are trump, forehand plays alone and leads the first trick. */
    private static Count count(boolean last, String hand, List<Field> fields, String... tricks) {
        Contract leaves = Contract.suit(Seat.FOREHAND, Suit.LEAVES);
        List<Trick> played = new ArrayList<>();
        Seat leader = Seat.FOREHAND;
        for (String trick : tricks) {
            List<Card> cards = Arrays.stream(trick.split(" ", -1))
                    .map(card -> Card.parse(card).orElseThrow())
                    .toList();
            played.add(new Trick(leader, cards));
            leader = played.get(played.size() - 1).winner(leaves);
        }
        return new Count(TRADITIONAL, leaves, played, last, CardSet.parse(hand).orElseThrow(), fields);
    }

    /** Soloist 20, defence 20 and the ten of the last trick. */
    private static Count ended() {
        return count(true, "", SIDES, "AS QS 7S", "8D KD AD", "7H KH AH", "9H TH 8S", "9D QD 7D");
    }

    private static List<Misconception> found(Count count, int... numbers) {
        Map<Field, Integer> values = new EnumMap<>(Field.class);
        for (int place = 0; place < numbers.length; place++) {
            values.put(count.fields().get(place), numbers[place]);
        }
        return count.judge(new Answer.Numbers(values), ALL).misconceptions();
    }

    @Test
    void the_last_ten_forgotten_given_to_the_losers_or_lost_with_the_sides_swapped_is_recognised() {
        assertThat(ended().solution().values())
                .containsExactly(Map.entry(Field.SOLOIST_POINTS, 20), Map.entry(Field.DEFENCE_POINTS, 30));
        assertThat(found(ended(), 20, 20)).containsExactly(Misconception.LAST_TEN_FORGOTTEN);
        assertThat(found(ended(), 30, 20)).containsExactly(Misconception.LAST_TEN_TO_THE_LOSER);
        Count more = count(true, "", SIDES, "AS QS TS", "8D KD AD", "7H KH AH", "9H TH 8S");
        assertThat(found(more, 20, 30)).containsExactly(Misconception.LAST_TEN_FORGOTTEN, Misconception.SIDES_SWAPPED);
    }

    @Test
    void courts_that_count_as_elsewhere_are_recognised_and_so_are_cards_taken_for_points() {
        Count trick = count(false, "", List.of(Field.TRICK_POINTS), "AS KS QS");
        assertThat(trick.solution().of(Field.TRICK_POINTS)).isEqualTo(10);
        assertThat(found(trick, 18)).containsExactly(Misconception.COURTS_COUNT);
        assertThat(found(trick, 17)).containsExactly(Misconception.COURTS_ADDED);
        assertThat(found(trick, 30)).containsExactly(Misconception.COURTS_COUNT_TEN);
        assertThat(found(trick, 50)).containsExactly(Misconception.MARRIAGE_IN_A_TRICK);
        assertThat(found(trick, 1)).containsExactly(Misconception.SHARP_CARDS_NOT_POINTS);
        assertThat(found(trick, 28)).containsExactly(Misconception.COURTS_COUNT, Misconception.LAST_TEN_TOO_EARLY);
    }

    @Test
    void ninety_before_the_end_is_recognised_in_the_one_number_that_is_wrong() {
        Count begun = count(false, "", SIDES, "AS QS 7S", "8D KD AD");
        assertThat(found(begun, 10, 80)).containsExactly(Misconception.NINETY_TOO_EARLY);
    }

    @Test
    void trumps_that_fell_on_another_suit_are_not_out() {
        Count begun = count(false, "S:9J", List.of(Field.TRUMPS_OUT), "AS QS 7S", "8D KD AD", "7H KH AH", "9H TH 8S");
        assertThat(found(begun, 2)).isEmpty();
        assertThat(found(begun, 3)).containsExactly(Misconception.RUFFS_STILL_OUT);
        assertThat(found(begun, 4)).containsExactly(Misconception.OWN_TRUMPS_STILL_OUT);
    }

    @Test
    void what_belongs_to_an_account_is_not_counted_in_tricks() {
        assertThatThrownBy(() -> count(false, "", List.of(Field.GAME_LINE), "AS QS 7S"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_clue_tells_one_of_several_numbers() {
        assertThat(Clue.of(ended())).isEqualTo(new Clue.Told(ended(), Field.SOLOIST_POINTS, 20));
    }

    @Test
    void the_clue_puts_the_only_number_among_wrong_ones() {
        Count count = count(false, "", List.of(Field.TRICK_POINTS), "AS QS TS");
        assertThat(((Clue.OneOf) Clue.of(count)).values())
                .contains(20)
                .hasSizeBetween(2, 3)
                .isSorted();
    }
}
