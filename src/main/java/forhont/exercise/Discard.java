package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.DiscardObjection;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Choose every one of the soloist's twelve cards that may go to the talon. */
public record Discard(RuleSet rules, ContractType type, CardSet cards, Optional<Card> indicator)
        implements ChoiceExercise {
    public Discard {
        if (cards.size() != 12
                || indicator.filter(card -> !cards.contains(card)).isPresent()) {
            throw new IllegalArgumentException("twelve cards, the indicator among them: " + cards + ", " + indicator);
        }
    }

    @Override
    public Kind kind() {
        return Kind.DISCARD;
    }

    @Override
    public List<Option> options() {
        return Option.ofCards(cards);
    }

    @Override
    public boolean single() {
        return false;
    }

    @Override
    public Answer.Chosen solution() {
        return those(card -> objection(card).isEmpty());
    }

    private Optional<DiscardObjection> objection(Card card) {
        return DiscardObjection.objection(card, type, indicator, rules);
    }

    private Answer.Chosen those(Predicate<Card> test) {
        return Answer.Chosen.of(cards.where(test));
    }

    @Override
    public Reason reason(Option option) {
        Card card = ((Option.OfCard) option).card();
        Why allowed = type.hasTrump() ? Why.MAY_BE_DISCARDED : Why.ANY_CARD_MAY_GO;
        return Reason.of(objection(card).map(Why::of).orElse(allowed)).with("card", new Thing.OneCard(card));
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        Map<Misconception, Answer.Chosen> answers = new EnumMap<>(Misconception.class);
        answers.put(
                Misconception.ONLY_LOW_CARDS_GO, those(card -> objection(card).isEmpty() && low(card.rank())));
        if (type.hasTrump()) {
            answers.put(Misconception.SHARP_CARDS_MAY_GO, those(card -> !isIndicator(card)));
            answers.put(
                    Misconception.INDICATOR_MAY_GO, those(card -> !card.rank().sharp()));
            answers.put(Misconception.TRUMPS_STAY, those(card -> objection(card).isEmpty() && !isTrump(card)));
        } else {
            answers.put(
                    Misconception.SUIT_DISCARD_EVERYWHERE,
                    those(card -> !isIndicator(card) && !card.rank().sharp()));
        }
        return answers;
    }

    private boolean isIndicator(Card card) {
        return indicator.filter(card::equals).isPresent();
    }

    private boolean isTrump(Card card) {
        return indicator.filter(shown -> shown.suit() == card.suit()).isPresent();
    }

    private static boolean low(Rank rank) {
        return rank == Rank.SEVEN || rank == Rank.EIGHT || rank == Rank.NINE;
    }
}
