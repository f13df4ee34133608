package forhont.rules;

import java.util.Optional;

/** Which cards may be played: a card is legal when there is no objection to it. */
public final class Legal {
    private Legal() {}

    public static CardSet legal(View view) {
        return withoutBound(byFollowing(view), view);
    }

    /** Those of the cards that are not held back: no king before its queen, no kept seven while others are left. */
    public static CardSet withoutBound(CardSet cards, View view) {
        CardSet allowed = cards.minus(kingsHeldBack(view));
        if (!view.protectedSeven()) {
            return allowed;
        }
        CardSet others = view.contract().trumpSeven().map(allowed::without).orElse(allowed);
        return others.isEmpty() ? allowed : others;
    }

    /** Why a card may not be played now; empty if it may. */
    public static Optional<Objection> objection(Card card, View view) {
        if (!view.hand().contains(card)) {
            throw new IllegalArgumentException("only a card of the hand can be judged: " + card);
        }
        if (legal(view).contains(card)) {
            return Optional.empty();
        }
        return Optional.of(reason(card, view));
    }

    private static CardSet byFollowing(View view) {
        if (view.trick().isEmpty()) {
            return view.hand();
        }
        CardSet following = view.hand().ofSuit(view.trick().get(0).suit());
        if (!following.isEmpty()) {
            return orAll(beating(following, view), following);
        }
        CardSet trumps = view.contract().trump().map(view.hand()::ofSuit).orElse(CardSet.EMPTY);
        return orAll(beating(trumps, view), orAll(trumps, view.hand()));
    }

    private static CardSet orAll(CardSet preferred, CardSet otherwise) {
        return preferred.isEmpty() ? otherwise : preferred;
    }

    private static CardSet beating(CardSet cards, View view) {
        if (cards.isEmpty()) {
            return cards;
        }
        Contract contract = view.contract();
        Card winning = view.trick().get(Trick.winningPlace(view.trick(), contract));
        if (cards.first().suit() == winning.suit()) {
            return cards.intersection(contract.higher(winning));
        }
        return contract.isTrump(cards.first()) ? cards : CardSet.EMPTY;
    }

    private static CardSet kingsHeldBack(View view) {
        if (view.marriages() != MarriageRule.QUEEN_FIRST
                || !view.contract().type().hasTrump()) {
            return CardSet.EMPTY;
        }
        return view.hand().kingsWithQueens();
    }

    private static Objection reason(Card card, View view) {
        if (!byFollowing(view).contains(card)) {
            Suit led = view.trick().get(0).suit();
            if (card.suit() == led) {
                return Objection.MUST_BEAT;
            }
            if (!view.hand().ofSuit(led).isEmpty()) {
                return Objection.MUST_FOLLOW_SUIT;
            }
            return view.contract().isTrump(card) ? Objection.MUST_OVERTRUMP : Objection.MUST_TRUMP;
        }
        return kingsHeldBack(view).contains(card) ? Objection.QUEEN_FIRST : Objection.KEEP_THE_SEVEN;
    }
}
