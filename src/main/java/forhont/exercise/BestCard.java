package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import java.util.List;
import java.util.Map;

/** All cards are open: choose one that keeps the best result (R-16 to R-27, by exact search). */
public record BestCard(Outlook outlook) implements ChoiceExercise {
    public BestCard {
        if (outlook.best().equals(outlook.legal())) {
            throw new IllegalArgumentException("some card that may be played costs something, else it is no choice: "
                    + outlook.legal() + " all keep the result");
        }
    }

    @Override
    public Kind kind() {
        return Kind.BEST_CARD;
    }

    public Position position() {
        return outlook.position();
    }

    /** The learner's seat. */
    public Seat seat() {
        return position().toPlay();
    }

    @Override
    public RuleSet rules() {
        return position().rules();
    }

    @Override
    public CardSet cards() {
        return position().hands().all().union(CardSet.of(position().trick().cards()));
    }

    @Override
    public List<Option> options() {
        return Option.ofCards(position().hands().of(seat()));
    }

    @Override
    public boolean single() {
        return true;
    }

    /** Every card that is right; one of them is chosen. */
    @Override
    public Answer.Chosen solution() {
        return Answer.Chosen.of(outlook.best());
    }

    @Override
    public Reason reason(Option option) {
        return outlook.reason(((Option.OfCard) option).card());
    }

    /** Best play after a card, itself the first; only the card where it may not be played. */
    public List<Card> line(Card card) {
        return outlook.legal().contains(card) ? outlook.line(card) : List.of(card);
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        return Map.of();
    }
}
