package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.rules.Act;
import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Deal;
import forhont.rules.Packets;
import forhont.rules.Rank;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** The same deal up to some moment, with the cards one seat cannot know dealt anew: that seat sees no difference. */
record Redeal(Deal finished, RandomGenerator chance) {
    private static final int ATTEMPTS = 6;

    /** Whether a moment, a seat and other hidden cards were found with which the same things could be said and done. */
    boolean check() {
        List<Act> acts = finished.acts();
        int moment = chance.nextInt(acts.size() + 1);
        Seat seat = Seat.at(chance.nextInt(3)).orElseThrow();
        Deal before = Deal.of(finished.rules(), finished.packets());
        for (Act act : acts.subList(0, moment)) {
            before = before.apply(act.action());
        }
        SeatView view = before.view(seat);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Card[] other = exchange(hidden(view), attempt < ATTEMPTS / 2);
            Optional<Deal> again = replay(acts.subList(0, moment), other);
            if (again.isPresent() && again.get().view(seat).marriages().equals(view.marriages())) {
                assertThat(again.get().view(seat)).isEqualTo(view);
                if (before.toAct().equals(Optional.of(seat))) {
                    assertThat(again.get().options()).isEqualTo(before.options());
                }
                return true;
            }
        }
        return false;
    }

    /** What the seat neither holds nor has seen, nor can tell from an announced marriage. */
    private static CardSet hidden(SeatView view) {
        CardSet hidden = view.unseen();
        for (SeatView.SeenAct act : view.acts()) {
            if (act.action().orElse(new Action.Bad()) instanceof Action.Discard discard) {
                hidden = hidden.minus(discard.cards());
            }
        }
        for (SeatView.Marriage marriage : view.marriages()) {
            hidden = hidden.without(Card.of(marriage.suit(), Rank.KING)).without(Card.of(marriage.suit(), Rank.QUEEN));
        }
        if (view.indicator().isPresent()) {
            hidden = hidden.without(view.indicator().get());
        }
        return hidden;
    }

    /** By card: the one that lies in its place in the other deal; all hidden cards mixed, or only two exchanged. */
    private Card[] exchange(CardSet hidden, boolean all) {
        Card[] other = new Card[32];
        for (Card card : CardSet.PACK) {
            other[card.index()] = card;
        }
        List<Card> cards = hidden.cards();
        int exchanges = all ? cards.size() - 1 : Math.min(1, cards.size() - 1);
        for (int last = cards.size() - 1; last > cards.size() - 1 - exchanges; last--) {
            int one = cards.get(last).index();
            int two = cards.get(chance.nextInt(last + 1)).index();
            Card kept = other[one];
            other[one] = other[two];
            other[two] = kept;
        }
        return other;
    }

    private Optional<Deal> replay(List<Act> acts, Card[] other) {
        Packets packets = finished.packets();
        List<CardSet> first = new ArrayList<>();
        List<List<Card>> second = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            first.add(exchanged(packets.first(seat), other));
            second.add(packets.second(seat).stream()
                    .map(card -> other[card.index()])
                    .toList());
        }
        Deal deal = Deal.of(finished.rules(), new Packets(first, second, exchanged(packets.talon(), other)));
        for (Act act : acts) {
            Action action = exchanged(act.action(), other);
            if (!deal.toAct().equals(Optional.of(act.seat()))
                    || deal.refusal(action).isPresent()) {
                return Optional.empty();
            }
            deal = deal.apply(action);
        }
        return Optional.of(deal);
    }

    private static Action exchanged(Action action, Card[] other) {
        if (action instanceof Action.Lay lay) {
            return new Action.Lay(other[lay.card().index()]);
        }
        if (action instanceof Action.Discard discard) {
            return new Action.Discard(exchanged(discard.cards(), other));
        }
        return action instanceof Action.Play play
                ? Action.Play.of(other[play.card().index()])
                : action;
    }

    private static CardSet exchanged(CardSet cards, Card[] other) {
        CardSet exchanged = CardSet.EMPTY;
        for (Card card : cards) {
            exchanged = exchanged.with(other[card.index()]);
        }
        return exchanged;
    }
}
