package forhont.practice;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.BestCard;
import forhont.exercise.Kind;
import forhont.exercise.Outlook;
import forhont.exercise.PlayOn;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Position;
import forhont.solver.Reference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Proves the best cards again by trying every card to the very end. */
class EndingDrawTest {
    private static final int MOST_CARDS = 12;

    private static void prove(Outlook outlook, String item) {
        Position position = outlook.position();
        if (Reference.cards(position) > MOST_CARDS) {
            return;
        }
        int value = Reference.value(position, outlook.goal());
        CardSet best = position.legal().where(card -> Reference.value(position.play(card), outlook.goal()) == value);
        assertThat(outlook.value()).as(item).isEqualTo(value);
        assertThat(outlook.best()).as(item).isEqualTo(best);
    }

    @Test
    void the_best_cards_are_those_of_the_plain_search_and_some_other_costs_something() {
        for (Item item : Drawn.items(Kind.BEST_CARD)) {
            if (!(item.exercise() instanceof BestCard best)) {
                continue;
            }
            Outlook outlook = best.outlook();
            prove(outlook, item.toString());
            assertThat(outlook.legal().minus(outlook.best()).isEmpty())
                    .as(item.toString())
                    .isFalse();
        }
    }

    @Tag("long")
    @Test
    void two_thousand_endings_stand_before_the_plain_search() {
        for (Item item : Drawn.items(Kind.BEST_CARD, Drawn.MANY_SEEDS)) {
            if (item.exercise() instanceof BestCard best) {
                prove(best.outlook(), item.toString());
            }
        }
    }

    @Test
    void at_every_turn_that_is_played_on_the_best_cards_are_those_of_the_plain_search() {
        for (Item item : Drawn.items(Kind.PLAY_ON)) {
            PlayOn play = (PlayOn) item.exercise();
            play.turns().forEach(turn -> prove(turn, item.toString()));
        }
    }

    @Test
    void a_line_that_is_played_on_can_be_played_to_its_end() {
        for (Item item : Drawn.items(Kind.PLAY_ON)) {
            PlayOn play = (PlayOn) item.exercise();
            List<Card> cards = new ArrayList<>();
            for (Card card : play.solution().cards()) {
                cards.add(card);
                assertThat(play.after(cards)).as(item.toString()).isPresent();
            }
            assertThat(play.after(cards).orElseThrow().over()).isTrue();
        }
    }
}
