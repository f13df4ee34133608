package forhont.solver;

import forhont.rules.Action;
import forhont.rules.Bid;
import forhont.rules.Card;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import forhont.rules.Suit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the seat that holds the twelve cards may undertake with them. */
final class Undertaking {
    private Undertaking() {}

    /** The contracts that may follow: the one it has decided for, else all open to it. */
    static List<Contract> contracts(SeatView view) {
        SeatView.SeenAct last = view.acts().get(view.acts().size() - 1);
        if (last.seat() == view.seat() && last.action().orElse(null) instanceof Action.Declare declared) {
            return List.of(contract(declared.type(), view.seat(), trump(view)));
        }
        return contracts(view, trump(view));
    }

    /** All contracts open to the seat now, Suit with that trump. */
    static List<Contract> contracts(SeatView view, Optional<Suit> trump) {
        List<ContractType> types =
                view.contract().map(type -> Bid.over(view.rules(), type)).orElseGet(() -> Bid.own(view.rules()));
        List<Contract> contracts = new ArrayList<>();
        for (ContractType type : types) {
            contracts.add(contract(type, view.seat(), trump));
        }
        return contracts;
    }

    static Contract contract(ContractType type, Seat seat, Optional<Suit> trump) {
        return type.hasTrump()
                ? Contract.suit(seat, trump.orElseThrow(() -> new IllegalArgumentException("no trump is chosen yet")))
                : Contract.withoutTrump(type, seat);
    }

    /** What is trump in a Suit, to whom knows it already. */
    static Optional<Suit> trump(SeatView view) {
        if (view.trump().isPresent() || view.indicator().isPresent()) {
            return view.trump().or(() -> view.indicator().map(Card::suit));
        }
        return view.acts().stream()
                .flatMap(act -> act.action().stream())
                .filter(Action.NameTrump.class::isInstance)
                .map(action -> ((Action.NameTrump) action).suit())
                .findFirst();
    }

    /** The card that must stay in the hand in a Suit: only its owner's, and only for the first contract. */
    static Optional<Card> indicator(SeatView view) {
        return view.indicator().filter(view.hand()::contains);
    }
}
