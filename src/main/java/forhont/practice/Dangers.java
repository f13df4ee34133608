package forhont.practice;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.Suit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Tells at a glance how far a hand of twelve is from a Betl or a Durch that cannot fail. */
final class Dangers {
    private static final int DISCARDED = 2;
    private static final int HIGHEST = 7;

    private Dangers() {}

    /** The dangers of the ten cards that stay once the two most dangerous are put away; 0 is safe. */
    static int of(CardSet twelve, ContractType type) {
        List<Integer> dangers = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            dangers.addAll(gaps(twelve.ofSuit(suit), type.winsTricks()));
        }
        Collections.sort(dangers);
        return dangers.subList(0, dangers.size() - DISCARDED).stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    /** How many cards of the suit each card is without that are higher, or in Betl lower: there too one has to beat. */
    private static List<Integer> gaps(CardSet suit, boolean fromAbove) {
        List<Integer> gaps = new ArrayList<>();
        for (Card card : byStrength(suit, fromAbove)) {
            int strength = card.rank().withoutTrump();
            gaps.add((fromAbove ? HIGHEST - strength : strength) - gaps.size());
        }
        return gaps;
    }

    private static List<Card> byStrength(CardSet suit, boolean fromAbove) {
        List<Card> cards = new ArrayList<>(suit.cards());
        cards.sort((one, other) ->
                Integer.compare(one.rank().withoutTrump(), other.rank().withoutTrump()));
        if (fromAbove) {
            Collections.reverse(cards);
        }
        return cards;
    }
}
