package forhont.solver;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.HundredRule;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import forhont.rules.Side;
import forhont.rules.Trick;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All positions that a seat has to reckon with when it plays: every way the unseen cards can lie after what it saw and heard. */
public final class Reckoning {
    private final SeatView view;
    private final Hidden hidden;
    private final int most;
    private final List<Card> open = new ArrayList<>();
    private final int[] dealt = new int[3];
    private final int[] left = new int[3];
    private final List<Position> positions = new ArrayList<>();

    private Reckoning(SeatView view, int most) {
        this.view = view;
        this.hidden = new Hidden(view);
        this.most = most;
        int unseen = view.unseen().bits();
        for (int place = 0; place < 3; place++) {
            dealt[place] = hidden.certain(place) & unseen;
            left[place] = hidden.room(place) - Integer.bitCount(dealt[place]);
        }
        int settled = dealt[0] | dealt[1];
        view.unseen().where(card -> (card.bit() & settled) == 0).forEach(open::add);
    }

    /** The positions, always in the same order; empty if there are more than {@code most}, or none. */
    public static Optional<List<Position>> of(SeatView view, int most) {
        Reckoning reckoning = new Reckoning(view, most);
        reckoning.lay(0);
        int found = reckoning.positions.size();
        return found == 0 || found > most ? Optional.empty() : Optional.of(List.copyOf(reckoning.positions));
    }

    /** Lays the open cards from that one on wherever they can lie. */
    private void lay(int from) {
        if (positions.size() > most) {
            return;
        }
        if (from == open.size()) {
            Position position = hidden.position(dealt);
            if (heard(position)) {
                positions.add(position);
            }
            return;
        }
        int bit = open.get(from).bit();
        for (int place = 0; place < 3; place++) {
            if (left[place] > 0 && (hidden.barred(place) & bit) == 0) {
                dealt[place] |= bit;
                left[place]--;
                lay(from + 1);
                dealt[place] &= ~bit;
                left[place]++;
            }
        }
    }

    /** Whoever announced a hundred held a king and queen for it. */
    private boolean heard(Position position) {
        Optional<Side> side = view.announced().hundred();
        if (side.isEmpty()) {
            return true;
        }
        Contract contract = position.contract();
        for (Seat seat : Seat.values()) {
            if (contract.side(seat) == side.get() && couldAnnounce(before(position, seat), contract)) {
                return true;
            }
        }
        return false;
    }

    private boolean couldAnnounce(CardSet ten, Contract contract) {
        CardSet kings = ten.kingsWithQueens();
        return view.rules().hundred().announcement() == HundredRule.Announcement.TRUMP_MARRIAGE
                ? kings.cards().stream().anyMatch(contract::isTrump)
                : !kings.isEmpty();
    }

    /** The ten cards a seat held before the first lead. */
    private CardSet before(Position position, Seat seat) {
        CardSet ten = position.hands().of(seat);
        List<Trick> tricks = new ArrayList<>(view.tricks());
        tricks.add(position.trick());
        for (Trick trick : tricks) {
            for (int place = 0; place < trick.cards().size(); place++) {
                ten = trick.seatOf(place) == seat ? ten.with(trick.cards().get(place)) : ten;
            }
        }
        return ten;
    }
}
