package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Legal;
import forhont.rules.Objection;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.rules.View;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Choose every card you may play now. */
public record LegalCards(RuleSet rules, Trick trick, View view) implements ChoiceExercise {
    public LegalCards {
        if (!trick.cards().equals(view.trick())) {
            throw new IllegalArgumentException("the trick shown is the trick judged: " + trick + ", " + view);
        }
    }

    @Override
    public Kind kind() {
        return Kind.LEGAL_CARDS;
    }

    /** The learner's seat. */
    public Seat seat() {
        return trick.toPlay();
    }

    @Override
    public CardSet cards() {
        return view.hand().union(CardSet.of(trick.cards()));
    }

    @Override
    public List<Option> options() {
        return Option.ofCards(view.hand());
    }

    @Override
    public boolean single() {
        return false;
    }

    @Override
    public Answer.Chosen solution() {
        return Answer.Chosen.of(Legal.legal(view));
    }

    @Override
    public Reason reason(Option option) {
        Card card = ((Option.OfCard) option).card();
        Optional<Objection> objection = Legal.objection(card, view);
        return about(Reason.of(objection.map(Why::of).orElseGet(() -> whyLegal(card))), card);
    }

    private Why whyLegal(Card card) {
        if (trick.cards().isEmpty()) {
            return Why.LEADS;
        }
        Suit led = trick.cards().get(0).suit();
        Card winning = trick.winningCard(view.contract());
        boolean beats = view.contract().beats(card, winning);
        boolean ruffed = view.contract().isTrump(winning) && winning.suit() != led;
        if (card.suit() == led) {
            if (ruffed) {
                return Why.FOLLOWS_AFTER_RUFF;
            }
            return beats ? Why.BEATS : Why.FOLLOWS_CANNOT_BEAT;
        }
        if (!view.contract().isTrump(card)) {
            return Why.FREE;
        }
        if (!ruffed) {
            return Why.TRUMPS;
        }
        return beats ? Why.OVERTRUMPS : Why.UNDERTRUMPS;
    }

    /** Names what the sentences need: the card, its queen, the suit led, the card to beat and those that beat it. */
    private Reason about(Reason reason, Card card) {
        Reason named = reason.with("card", new Thing.OneCard(card))
                .with("legal", new Thing.Cards(Legal.legal(view)))
                .with("queen", new Thing.OneCard(Card.of(card.suit(), Rank.QUEEN)));
        if (trick.cards().isEmpty()) {
            return named;
        }
        Card led = trick.cards().get(0);
        return named.with("led", new Thing.OneSuit(led.suit()))
                .with("ledCard", new Thing.OneCard(led))
                .with("winning", new Thing.OneCard(trick.winningCard(view.contract())));
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        return WrongPlay.answers(this);
    }
}
