package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Legal;
import forhont.rules.MarriageRule;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Trick;
import forhont.rules.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Choose every card whose play now scores a marriage, or that none does.
 *
 * @param earlier the tricks before this one
 * @param talon the two cards the learner discarded, where they did
 */
public record MarriageNow(RuleSet rules, Trick trick, View view, List<Trick> earlier, CardSet talon)
        implements ChoiceExercise {
    public MarriageNow {
        earlier = List.copyOf(earlier);
        CardSet seen = view.hand().union(CardSet.of(trick.cards()));
        int count = view.hand().size() + trick.cards().size();
        for (Trick before : earlier) {
            seen = seen.union(CardSet.of(before.cards()));
            count += before.cards().size();
        }
        if (seen.union(talon).size() != count + talon.size()) {
            throw new IllegalArgumentException("each card lies in one place: " + seen + ", talon " + talon);
        }
        if (!trick.cards().equals(view.trick()) || view.contract().trump().isEmpty()) {
            throw new IllegalArgumentException("the trick shown, of a Suit: " + trick + ", " + view);
        }
        if (!talon.isEmpty() && trick.toPlay() != view.contract().soloist()) {
            throw new IllegalArgumentException("only the soloist knows the talon, not seat "
                    + trick.toPlay().number());
        }
    }

    @Override
    public Kind kind() {
        return Kind.MARRIAGE;
    }

    public Contract contract() {
        return view.contract();
    }

    /** The learner's seat. */
    public Seat seat() {
        return trick.toPlay();
    }

    @Override
    public CardSet cards() {
        CardSet cards = view.hand().union(CardSet.of(trick.cards())).union(talon);
        for (Trick before : earlier) {
            cards = cards.union(CardSet.of(before.cards()));
        }
        return cards;
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>(Option.ofCards(view.hand()));
        options.add(Option.Word.NO_CARD);
        return List.copyOf(options);
    }

    @Override
    public boolean single() {
        return false;
    }

    @Override
    public Answer.Chosen solution() {
        return answer(scoring());
    }

    static Answer.Chosen answer(CardSet cards) {
        return cards.isEmpty() ? Answer.Chosen.of(Option.Word.NO_CARD) : Answer.Chosen.of(cards);
    }

    /** The cards that may be played and score. */
    CardSet scoring() {
        return Legal.legal(view).where(this::scores);
    }

    private boolean scores(Card card) {
        return view.marriages().scores(card, view.hand(), trick.cards().isEmpty(), contract());
    }

    /** The card that makes a marriage with a king or queen. */
    static Card other(Card card) {
        return Card.of(card.suit(), card.rank() == Rank.QUEEN ? Rank.KING : Rank.QUEEN);
    }

    static boolean ofMarriage(Card card) {
        return card.rank() == Rank.KING || card.rank() == Rank.QUEEN;
    }

    /** Whether the learner has scored that suit's marriage with a card played earlier. */
    boolean scoredBefore(Card card) {
        return ofMarriage(card)
                && view.hand().contains(card)
                && earlier.stream()
                        .anyMatch(before -> before.cards().contains(other(card))
                                && before.seatOf(before.cards().indexOf(other(card))) == seat()
                                && scoredThen(card, before));
    }

    private boolean scoredThen(Card kept, Trick before) {
        CardSet pair = CardSet.of(kept, other(kept));
        return view.marriages().scores(other(kept), pair, before.leader() == seat(), contract());
    }

    @Override
    public Reason reason(Option option) {
        if (!(option instanceof Option.OfCard chosen)) {
            return Reason.of(scoring().isEmpty() ? Why.NO_MARRIAGE_NOW : Why.SOME_CARD_SCORES);
        }
        Card card = chosen.card();
        boolean held = !Legal.legal(view).contains(card) && ofMarriage(card);
        Reason reason = held
                ? new LegalCards(rules, trick, view).reason(option)
                : Reason.of(scores(card) ? Why.SCORES_MARRIAGE : whyNot(card));
        return reason.with("card", new Thing.OneCard(card))
                .with("other", new Thing.OneCard(other(card)))
                .with("value", new Thing.Count(MarriageRule.value(card.suit(), contract())));
    }

    private Why whyNot(Card card) {
        if (!ofMarriage(card)) {
            return Why.NEITHER_KING_NOR_QUEEN;
        }
        if (view.hand().contains(other(card))) {
            return Why.MARRIAGE_NOT_LED;
        }
        if (talon.contains(other(card))) {
            return Why.OTHER_LIES_IN_TALON;
        }
        return scoredBefore(card) ? Why.MARRIAGE_SCORED_BEFORE : Why.OTHER_NOT_IN_HAND;
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        return WrongMarriage.answers(this);
    }
}
