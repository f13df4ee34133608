package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.OpenHand;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Trick;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * After the first trick of an open contract, choose every shown card with which it fails, or that it is made, or that
 * the trick lost it already.
 *
 * @param shown the soloist's nine cards
 * @param left those of the defender at the soloist's left
 * @param right those of the other
 */
public record ShownHand(RuleSet rules, Contract contract, Trick first, CardSet shown, CardSet left, CardSet right)
        implements ChoiceExercise {
    private static final int CARDS = 9;

    public ShownHand {
        CardSet played = CardSet.of(first.cards());
        if (!contract.type().open() || !first.complete() || first.leader() != contract.soloist()) {
            throw new IllegalArgumentException("an open contract and its first trick, led by the soloist: " + first);
        }
        if (shown.size() != CARDS || left.size() != CARDS || right.size() != CARDS) {
            throw new IllegalArgumentException("nine cards in each hand: " + shown + ", " + left + ", " + right);
        }
        if (shown.union(left).union(right).union(played).size() != 3 * CARDS + 3) {
            throw new IllegalArgumentException("each card in one place: " + shown + ", " + left + ", " + right);
        }
    }

    @Override
    public Kind kind() {
        return Kind.OPEN_HAND;
    }

    @Override
    public CardSet cards() {
        return shown.union(opponents()).union(CardSet.of(first.cards()));
    }

    public CardSet opponents() {
        return left.union(right);
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>(Option.ofCards(shown));
        options.add(Option.Word.OPEN_MADE);
        options.add(Option.Word.LOST_IN_FIRST_TRICK);
        return List.copyOf(options);
    }

    @Override
    public boolean single() {
        return false;
    }

    private boolean durch() {
        return contract.type().winsTricks();
    }

    boolean lostInFirst() {
        return (first.winner(contract) == contract.soloist()) != durch();
    }

    @Override
    public Answer.Chosen solution() {
        return lostInFirst() ? Answer.Chosen.of(Option.Word.LOST_IN_FIRST_TRICK) : answer(failing());
    }

    static Answer.Chosen answer(CardSet failing) {
        return failing.isEmpty() ? Answer.Chosen.of(Option.Word.OPEN_MADE) : Answer.Chosen.of(failing);
    }

    private CardSet failing() {
        return shown.where(card -> against(card).isPresent());
    }

    /** The opposing card that a shown card fails against, if there is one. */
    private Optional<Card> against(Card card) {
        return new OpenHand(contract.type(), CardSet.of(card), opponents())
                .counterexample()
                .map(OpenHand.Counterexample::opposing);
    }

    @Override
    public Reason reason(Option option) {
        if (option instanceof Option.OfCard chosen) {
            return ofCard(chosen.card());
        }
        if (option == Option.Word.LOST_IN_FIRST_TRICK) {
            return ofFirstTrick();
        }
        if (lostInFirst()) {
            return ofFirstTrick();
        }
        return failing().isEmpty()
                ? Reason.of(Why.NO_CARD_FAILS)
                : ofCard(failing().first());
    }

    private Reason ofFirstTrick() {
        Why why = lostInFirst() ? Why.FIRST_TRICK_DECIDED : Why.FIRST_TRICK_WENT_WELL;
        return Reason.of(why).with("card", new Thing.OneCard(first.winningCard(contract)));
    }

    private Reason ofCard(Card card) {
        Optional<Card> opposing = against(card);
        Reason reason = Reason.of(why(card, opposing.isPresent()))
                .with("card", new Thing.OneCard(card))
                .with("suit", new Thing.OneSuit(card.suit()));
        return opposing.map(other -> reason.with("other", new Thing.OneCard(other)))
                .orElse(reason);
    }

    private Why why(Card card, boolean fails) {
        if (opponents().ofSuit(card.suit()).isEmpty()) {
            return Why.OPPONENTS_HOLD_NONE;
        }
        if (fails) {
            return durch() ? Why.OPPOSING_CARD_HIGHER : Why.OPPOSING_CARD_LOWER;
        }
        return durch() ? Why.HIGHER_THAN_ALL_OPPOSING : Why.LOWER_THAN_ALL_OPPOSING;
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        Map<Misconception, Answer.Chosen> answers = new EnumMap<>(Misconception.class);
        if (lostInFirst()) {
            answers.put(Misconception.FIRST_TRICK_IS_FREE, answer(failing()));
            return answers;
        }
        CardSet gone = CardSet.PACK.minus(shown);
        answers.put(
                Misconception.TEN_NEXT_TO_ACE,
                answer(shown.where(
                        card -> fails(card, opponents(), other -> other.rank().inSuit()))));
        answers.put(
                Misconception.PLAYED_CARDS_ARE_COMPARED,
                answer(shown.where(
                        card -> fails(card, gone, other -> other.rank().withoutTrump()))));
        answers.put(Misconception.LOW_CARD_MAY_DUCK, answer(failing().where(this::whole)));
        if (PlayedOut.made(this)) {
            answers.put(Misconception.OPEN_CONTRACT_IS_PLAYED_OUT, answer(CardSet.EMPTY));
        }
        return answers;
    }

    private boolean fails(Card card, CardSet against, ToIntFunction<Card> strength) {
        return against.ofSuit(card.suit()).cards().stream()
                .anyMatch(other -> (strength.applyAsInt(card) > strength.applyAsInt(other)) != durch());
    }

    /** Whether even the best of the suit's shown cards, its lowest in Betl and its highest in Durch, fails. */
    private boolean whole(Card card) {
        CardSet suit = shown.ofSuit(card.suit());
        return suit.cards().stream()
                .allMatch(own -> fails(own, opponents(), other -> other.rank().withoutTrump()));
    }

    /** Who leads the trick after the first. */
    Seat next() {
        return first.winner(contract);
    }
}
