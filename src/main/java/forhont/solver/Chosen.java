package forhont.solver;

import forhont.rules.Action;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Dealing;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import forhont.rules.Stage;
import forhont.rules.Suit;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * What a seat may suppose of another that plays a contract of its own choice: it chose it for its cards, and put away what
 * looked best to go.
 */
record Chosen(SeatView view, Seat soloist, ContractType type) {
    private static final int HAND = 10;
    private static final int SHORTER = 3;

    /** Empty where nobody else plays, or where the talon is known or taken up. */
    static Optional<Chosen> of(SeatView view) {
        return view.stage() == Stage.TRUMP
                        || view.hand().size() != HAND
                        || !view.talon().isEmpty()
                ? Optional.empty()
                : view.soloist()
                        .filter(soloist -> soloist != view.seat())
                        .flatMap(soloist -> view.contract().map(type -> new Chosen(view, soloist, type)));
    }

    /** The same layout with the two cards in the talon that look best to go from the twelve. */
    Layout putAway(Layout layout) {
        CardSet twelve = layout.hands().of(soloist).union(layout.talon());
        CardSet away = new Sparing(view.rules(), view.indicator()).best(twelve, contract(twelve));
        return new Layout(layout.own(), layout.hands().with(soloist, twelve.minus(away)), away);
    }

    private Contract contract(CardSet cards) {
        return Undertaking.contract(
                type, soloist, Undertaking.trump(view).or(() -> Optional.of(Sparing.longest(cards))));
    }

    /**
     * Whether somebody with these cards may have chosen the trump. Two soloists in three hold no longer suit; in cards
     * dealt by chance it is two in five, so that only one in three of the others fits.
     */
    boolean suits(Layout layout, RandomGenerator chance) {
        Optional<Suit> trump = Undertaking.trump(view);
        return !type.hasTrump()
                || trump.isEmpty()
                || !free()
                || isLongest(trump.get(), layout.hands().of(soloist))
                || chance.nextInt(SHORTER) == 0;
    }

    private static boolean isLongest(Suit trump, CardSet hand) {
        for (Suit suit : Suit.values()) {
            if (hand.ofSuit(suit).size() > hand.ofSuit(trump).size()) {
                return false;
            }
        }
        return true;
    }

    /** Whether any suit could be chosen, and was not by chance. */
    private boolean free() {
        return view.rules().dealing().trumpChoice() == Dealing.TrumpChoice.INDICATOR
                && view.acts().stream()
                        .flatMap(act -> act.action().stream())
                        .noneMatch(Action.LayBlind.class::isInstance);
    }

    /** How unsafe the soloist's cards look in a contract without trump; in Suit nothing is said of it. */
    int unsafe(Layout layout) {
        return type.hasTrump() ? 0 : Sparing.unsafe(layout.hands().of(soloist), Contract.withoutTrump(type, soloist));
    }
}
