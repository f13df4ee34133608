package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.Suit;
import forhont.settlement.Component;

/** Something on the table that a reason speaks of; a language knows how to name each. */
public sealed interface Thing {
    record OneCard(Card card) implements Thing {}

    record Cards(CardSet cards) implements Thing {}

    record OneSuit(Suit suit) implements Thing {}

    record OneContract(ContractType type) implements Thing {}

    record OneComponent(Component.Name name) implements Thing {}

    /** Points, or a count. */
    record Count(int value) implements Thing {}

    /** What somebody receives; negative pays. */
    record Signed(int value) implements Thing {}

    /** What somebody receives on average; negative pays. */
    record Mean(double value) implements Thing {}

    /** How much there is of something, in parts too. */
    record Amount(double value) implements Thing {}
}
