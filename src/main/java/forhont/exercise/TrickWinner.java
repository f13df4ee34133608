package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Suit;
import forhont.rules.Trick;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * Choose the card that wins a trick of three (R-18 with the order of ).
 *
 * @param last whether it is the tenth trick of the deal
 */
public record TrickWinner(RuleSet rules, Contract contract, Trick trick, boolean last) implements ChoiceExercise {
    public TrickWinner(RuleSet rules, Contract contract, Trick trick) {
        this(rules, contract, trick, false);
    }

    public TrickWinner {
        if (!trick.complete()) {
            throw new IllegalArgumentException("a trick that somebody has won has three cards: " + trick);
        }
    }

    @Override
    public Kind kind() {
        return Kind.TRICK_WINNER;
    }

    @Override
    public CardSet cards() {
        return CardSet.of(trick.cards());
    }

    @Override
    public List<Option> options() {
        return Option.ofCards(trick.cards());
    }

    @Override
    public boolean single() {
        return true;
    }

    @Override
    public Answer.Chosen solution() {
        return Answer.Chosen.of(new Option.OfCard(trick.winningCard(contract)));
    }

    /** Why a card wins or does not; a card that does not is not told by the one that does. */
    @Override
    public Reason reason(Option option) {
        Card card = ((Option.OfCard) option).card();
        return Reason.of(why(card, trick.winningCard(contract)))
                .with("card", new Thing.OneCard(card))
                .with("led", new Thing.OneSuit(trick.cards().get(0).suit()));
    }

    private Why why(Card card, Card winner) {
        Suit led = trick.cards().get(0).suit();
        if (card.equals(winner)) {
            return contract.isTrump(card) ? Why.WINS_AS_HIGHEST_TRUMP : Why.WINS_AS_HIGHEST_OF_SUIT;
        }
        if (card.suit() == winner.suit()) {
            return contract.type().hasTrump() ? Why.LOWER_IN_SUIT : Why.LOWER_WITHOUT_TRUMP;
        }
        return contract.isTrump(winner) && card.suit() == led ? Why.LOSES_TO_TRUMP : Why.NOT_THE_SUIT_LED;
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        Map<Misconception, Answer.Chosen> answers = new EnumMap<>(Misconception.class);
        if (contract.type().hasTrump()) {
            answers.put(Misconception.TEN_BELOW_KING, winner(card -> card.rank().withoutTrump(), contract::isTrump));
            answers.put(Misconception.TRUMP_IS_A_SUIT_LIKE_OTHERS, winner(contract::strength, card -> false));
        } else {
            answers.put(
                    Misconception.TEN_NEXT_TO_ACE, winner(card -> card.rank().inSuit(), card -> false));
        }
        Card highest = highestOfAll();
        if (highest.suit() != trick.cards().get(0).suit()) {
            answers.put(Misconception.HIGHEST_CARD_WINS, Answer.Chosen.of(new Option.OfCard(highest)));
        }
        contract.trumpSeven()
                .filter(seven -> last && trick.cards().contains(seven))
                .ifPresent(seven -> answers.put(
                        Misconception.SEVEN_HIGHEST_IN_THE_LAST_TRICK, Answer.Chosen.of(new Option.OfCard(seven))));
        return answers;
    }

    private Answer.Chosen winner(ToIntFunction<Card> strength, Predicate<Card> trump) {
        return Answer.Chosen.of(new Option.OfCard(new WrongOrder(strength, trump).winner(trick.cards())));
    }

    private Card highestOfAll() {
        Card best = trick.cards().get(0);
        for (Card card : trick.cards()) {
            best = contract.strength(card) > contract.strength(best) ? card : best;
        }
        return best;
    }
}
