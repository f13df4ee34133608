package forhont.solver;

import forhont.rules.Action;
import forhont.rules.Announcement;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Dealing;
import forhont.rules.Hands;
import forhont.rules.HundredRule;
import forhont.rules.Rank;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import forhont.rules.Stage;
import forhont.rules.Suit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Lays out the cards a seat does not see before the first lead, so that nothing it has seen or heard speaks against it. */
final class Layouts {
    private static final int ATTEMPTS = 400;
    private static final int HAND = 10;
    private static final int TALON = 2;
    /** Of so many layouts the one in which a contract without trump looks safest is taken: nobody plays it with any cards. */
    private static final int CHOSEN_OF = 100;

    private final SeatView view;
    private final RandomGenerator chance;
    private final List<Card> unseen;
    private final int own;
    private final Optional<Chosen> chosen;

    Layouts(SeatView view, RandomGenerator chance) {
        this.view = view;
        this.chosen = Chosen.of(view);
        this.chance = chance;
        this.unseen = view.unseen().cards();
        this.own = view.stage() == Stage.TRUMP
                ? HAND
                        + (view.rules().dealing().trumpChoice() == Dealing.TrumpChoice.INDICATOR ? TALON : 0)
                        - view.hand().size()
                : 0;
    }

    List<Layout> several(int number) {
        List<Layout> layouts = new ArrayList<>(number);
        for (int count = 0; count < number; count++) {
            layouts.add(chosen.filter(choice -> !choice.type().hasTrump())
                    .map(this::safest)
                    .orElseGet(this::next));
        }
        return layouts;
    }

    private Layout safest(Chosen choice) {
        Layout safest = next();
        for (int count = 1; count < CHOSEN_OF; count++) {
            Layout layout = next();
            safest = choice.unsafe(layout) < choice.unsafe(safest) ? layout : safest;
        }
        return safest;
    }

    /** The first layout that fits; the last one tried where what was heard is hard to meet. */
    private Layout next() {
        Layout layout = shuffled();
        for (int attempt = 1; attempt < ATTEMPTS && !fits(layout); attempt++) {
            layout = shuffled();
        }
        return layout;
    }

    private Layout shuffled() {
        List<Card> cards = new ArrayList<>(unseen);
        for (int last = cards.size() - 1; last > 0; last--) {
            int other = chance.nextInt(last + 1);
            Card card = cards.get(last);
            cards.set(last, cards.get(other));
            cards.set(other, card);
        }
        List<Card> mine = cards.subList(0, own);
        Hands hands = new Hands(CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY)
                .with(view.seat(), view.hand().union(CardSet.of(mine)))
                .with(view.seat().left(), CardSet.of(cards.subList(own, own + HAND)))
                .with(view.seat().left(2), CardSet.of(cards.subList(own + HAND, own + 2 * HAND)));
        CardSet apart = CardSet.of(cards.subList(own + 2 * HAND, cards.size()));
        Layout layout = new Layout(mine, hands, view.talon().union(apart));
        return chosen.map(choice -> choice.putAway(layout)).orElse(layout);
    }

    private boolean fits(Layout layout) {
        return talonFits(layout)
                && indicatorFits(layout)
                && ownDiscardsFit(layout)
                && wordsFit(layout)
                && chosen.filter(choice -> !choice.suits(layout, chance)).isEmpty();
    }

    /** Nobody has put an ace or a ten away in a Suit. */
    private boolean talonFits(Layout layout) {
        boolean kept = view.rules().talon().keepsIndicator()
                && view.contract().filter(type -> type.hasTrump()).isPresent();
        return !kept || !layout.talon().intersects(CardSet.sharp());
    }

    private boolean indicatorFits(Layout layout) {
        Optional<Card> shown = view.indicator().filter(unseen::contains);
        return shown.isEmpty()
                || view.soloist().isEmpty()
                || layout.hands().of(view.soloist().get()).contains(shown.get());
    }

    /** What this seat put away lies with whoever took it up, or in the talon again. */
    private boolean ownDiscardsFit(Layout layout) {
        CardSet away = CardSet.EMPTY;
        List<Seat> never = new ArrayList<>();
        for (SeatView.SeenAct act : view.acts()) {
            if (act.seat() == view.seat() && act.action().orElse(null) instanceof Action.Discard discard) {
                away = discard.cards();
                never = new ArrayList<>(List.of(view.seat().left(), view.seat().left(2)));
            } else if (act.action().orElse(null) instanceof Action.Bad) {
                never.remove(act.seat());
            }
        }
        for (Seat seat : never) {
            if (layout.hands().of(seat).intersects(away)) {
                return false;
            }
        }
        return true;
    }

    /** Whoever announced holds the cards for it. */
    private boolean wordsFit(Layout layout) {
        for (SeatView.SeenAct act : view.acts()) {
            if (act.action().orElse(null) instanceof Action.Speak speak
                    && !canAnnounce(speak.announcements(), layout.hands().of(act.seat()))) {
                return false;
            }
        }
        return true;
    }

    private boolean canAnnounce(List<Announcement> announced, CardSet hand) {
        if (announced.isEmpty() || view.trump().isEmpty()) {
            return true;
        }
        Suit trump = view.trump().get();
        boolean seven = !announced.contains(Announcement.SEVEN) || hand.contains(Card.of(trump, Rank.SEVEN));
        CardSet kings = hand.kingsWithQueens();
        boolean trumpKing = kings.contains(Card.of(trump, Rank.KING));
        boolean ofTrump = view.rules().hundred().announcement() == HundredRule.Announcement.TRUMP_MARRIAGE;
        return seven && (!announced.contains(Announcement.HUNDRED) || (ofTrump ? trumpKing : !kings.isEmpty()));
    }
}
