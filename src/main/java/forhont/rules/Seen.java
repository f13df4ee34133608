package forhont.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A deal as one seat sees it. */
record Seen(Deal deal, Seat seat) {

    SeatView view() {
        Optional<Contract> contract = deal.contract();
        Optional<Position> position = deal.position();
        return new SeatView(
                deal.rules(),
                seat,
                deal.stage(),
                deal.toAct(),
                hand(),
                deal.indicator().filter(card -> seesIndicator()),
                contract.map(Contract::type),
                contract.map(Contract::soloist),
                contract.flatMap(Contract::trump).filter(suit -> seesTrump()),
                deal.announced(),
                deal.doubling(),
                seesTalon() ? deal.talon() : CardSet.EMPTY,
                position.map(Seen::shown).orElse(CardSet.EMPTY),
                acts(),
                position.map(played -> played.score().tricks()).orElse(List.of()),
                position.filter(played -> !played.over()).map(Position::trick),
                position.map(this::marriages).orElse(List.of()));
    }

    /** Until trump is chosen, whoever may choose it sees the first packet only. */
    private CardSet hand() {
        if (deal.stage() != Stage.TRUMP) {
            return deal.hands().of(seat);
        }
        boolean chooses = switch (deal.rules().dealing().trumpChoice()) {
            case INDICATOR -> seat == Seat.FOREHAND;
            case KING_AND_QUEEN -> true;
        };
        return chooses ? deal.packets().first(seat) : deal.packets().hand(seat);
    }

    private boolean seesIndicator() {
        return seat == Seat.FOREHAND || indicatorShown();
    }

    /** Shown when a Suit is accepted. */
    private boolean indicatorShown() {
        return deal.contract().flatMap(Contract::trump).isPresent() && accepted();
    }

    private boolean accepted() {
        return switch (deal.stage()) {
            case TRUMP, CONTRACT, DISCARD, ANSWER -> false;
            case ANNOUNCEMENTS, PLAY, OVER -> true;
        };
    }

    private boolean seesTrump() {
        return seesIndicator() || deal.table().named().isPresent();
    }

    private boolean seesTalon() {
        List<Act> acts = deal.table().acts();
        for (int last = acts.size() - 1; last >= 0; last--) {
            if (acts.get(last).action() instanceof Action.Discard) {
                return acts.get(last).seat() == seat;
            }
        }
        return false;
    }

    private List<SeatView.SeenAct> acts() {
        List<SeatView.SeenAct> seen = new ArrayList<>();
        List<Act> acts = deal.acts();
        for (int place = 0; place < acts.size(); place++) {
            Act act = acts.get(place);
            seen.add(new SeatView.SeenAct(
                    act.seat(), seesAct(acts, place) ? Optional.of(act.action()) : Optional.empty()));
        }
        return seen;
    }

    private boolean seesAct(List<Act> acts, int place) {
        Act act = acts.get(place);
        if (act.seat() == seat) {
            return true;
        }
        if (act.action() instanceof Action.Lay) {
            return indicatorShown();
        }
        if (act.action() instanceof Action.Discard) {
            return tookUp(acts, place);
        }
        boolean notYetHeard =
                act.action() instanceof Action.Declare && deal.stage() == Stage.DISCARD && place == acts.size() - 1;
        return !notYetHeard;
    }

    /** Whether this seat was the next to take up the talon after that discard. */
    private boolean tookUp(List<Act> acts, int discard) {
        for (int place = discard + 1; place < acts.size(); place++) {
            if (acts.get(place).action() instanceof Action.Bad) {
                return acts.get(place).seat() == seat;
            }
        }
        return false;
    }

    /** What an open contract lays on the table after a first trick that went the right way. */
    private static CardSet shown(Position position) {
        Contract contract = position.contract();
        List<Trick> tricks = position.score().tricks();
        boolean open = contract.type().open()
                && !tricks.isEmpty()
                && contract.type().winsTricks() == (tricks.get(0).winner(contract) == contract.soloist());
        return open ? position.hands().of(contract.soloist()) : CardSet.EMPTY;
    }

    private List<SeatView.Marriage> marriages(Position position) {
        List<SeatView.Marriage> marriages = new ArrayList<>();
        Hands hands = deal.table().hands();
        for (Act act : deal.acts()) {
            if (act.action() instanceof Action.Play play) {
                Card card = play.card();
                CardSet hand = hands.of(act.seat());
                boolean led = (30 - hands.all().size()) % 3 == 0;
                if (position.rules().marriages().scores(card, hand, led, position.contract())) {
                    int value = MarriageRule.value(card.suit(), position.contract());
                    marriages.add(new SeatView.Marriage(act.seat(), card.suit(), value));
                }
                hands = hands.with(act.seat(), hand.without(card));
            }
        }
        return marriages;
    }
}
