package forhont.practice;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Kind;
import forhont.exercise.LegalCards;
import forhont.exercise.Option;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.MarriageRule;
import forhont.rules.Rank;
import forhont.rules.Suit;
import forhont.rules.View;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Proves legal cards again by the words of, card by card. */
class LegalCardsDrawTest {

    @Test
    void the_answer_is_what_the_rules_say_word_by_word() {
        for (Item item : Drawn.items(Kind.LEGAL_CARDS)) {
            LegalCards exercise = (LegalCards) item.exercise();
            CardSet found = CardSet.of(exercise.solution().options().stream()
                    .map(option -> ((Option.OfCard) option).card())
                    .toList());
            assertThat(found).as(item.toString()).isEqualTo(literally(exercise.view()));
        }
    }

    @Test
    void above_the_first_level_some_cards_may_be_played_and_some_not() {
        for (Item item : Drawn.items(Kind.LEGAL_CARDS)) {
            LegalCards exercise = (LegalCards) item.exercise();
            int legal = literally(exercise.view()).size();
            if (item.code().level() > 1) {
                assertThat(legal)
                        .as(item.toString())
                        .isBetween(2, exercise.view().hand().size() - 1);
            }
        }
    }

    @Test
    void the_first_level_asks_nothing_of_marriages_or_an_announced_seven() {
        for (Item item : Drawn.items(Kind.LEGAL_CARDS)) {
            View view = ((LegalCards) item.exercise()).view();
            if (item.code().level() == 1) {
                assertThat(view.hand().kingsWithQueens()).as(item.toString()).isEmpty();
                assertThat(view.protectedSeven()).as(item.toString()).isFalse();
            }
        }
    }

    private static CardSet literally(View view) {
        Contract contract = view.contract();
        CardSet fitting = view.hand().where(card -> follows(card, view));
        CardSet queenFirst = fitting.where(card -> !(view.marriages() == MarriageRule.QUEEN_FIRST
                && contract.trump().isPresent()
                && card.rank() == Rank.KING
                && view.hand().contains(Card.of(card.suit(), Rank.QUEEN))));
        CardSet withoutSeven = queenFirst.where(
                card -> contract.trumpSeven().filter(card::equals).isEmpty());
        return view.protectedSeven() && !withoutSeven.isEmpty() ? withoutSeven : queenFirst;
    }

    private static boolean follows(Card card, View view) {
        List<Card> trick = view.trick();
        if (trick.isEmpty()) {
            return true;
        }
        Suit led = trick.get(0).suit();
        Predicate<Card> beatsAll = mine -> trick.stream().allMatch(other -> beats(mine, other, led, view.contract()));
        CardSet ofSuit = view.hand().ofSuit(led);
        if (!ofSuit.isEmpty()) {
            boolean can = !ofSuit.where(beatsAll).isEmpty();
            return card.suit() == led && (!can || beatsAll.test(card));
        }
        CardSet trumps = view.hand().where(view.contract()::isTrump);
        if (!trumps.isEmpty()) {
            boolean can = !trumps.where(beatsAll).isEmpty();
            return view.contract().isTrump(card) && (!can || beatsAll.test(card));
        }
        return true;
    }

    private static boolean beats(Card card, Card other, Suit led, Contract contract) {
        if (contract.isTrump(card) != contract.isTrump(other)) {
            return contract.isTrump(card);
        }
        if (card.suit() != other.suit()) {
            return card.suit() == led;
        }
        String order = contract.trump().isPresent() ? "789JQKTA" : "789TJQKA";
        return order.indexOf(card.rank().letter()) > order.indexOf(other.rank().letter());
    }
}
