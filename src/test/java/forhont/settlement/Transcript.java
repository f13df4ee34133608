package forhont.settlement;

import forhont.rules.Contract;
import forhont.rules.Deal;
import forhont.rules.DealRecord;
import forhont.rules.Notation;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import forhont.rules.Side;
import forhont.rules.Trick;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A record, then what came of it line by line, for a player to check by eye. */
record Transcript(DealRecord record) {

    @Override
    public String toString() {
        Deal deal = record.deal();
        StringBuilder text = new StringBuilder(record.toString()).append("---\n");
        Contract contract = deal.contract().orElseThrow();
        text.append("contract ").append(Notation.of(contract.type()));
        contract.trump().ifPresent(trump -> text.append(" trump ").append(trump.letter()));
        text.append(", soloist ").append(contract.soloist().number());
        text.append(", talon ").append(deal.talon()).append('\n');
        deal.position().ifPresent(position -> play(deal, position, text));
        if (record.revoke().isPresent()) {
            Payments payments = Outcome.account(deal).revoke(record.revoke().get());
            text.append("revoke by ").append(record.revoke().get().number()).append('\n');
            return text.append(payments(payments)).toString();
        }
        return text.append(account(Outcome.of(deal))).toString();
    }

    private static void play(Deal deal, Position position, StringBuilder text) {
        Contract contract = position.contract();
        boolean suit = contract.type().hasTrump();
        int number = 0;
        for (Trick trick : position.score().tricks()) {
            number++;
            text.append("trick ").append(number).append(" won by ");
            text.append(trick.winner(contract).number()).append(" with ").append(trick.winningCard(contract));
            text.append(suit ? ", " + (trick.points(contract) + (number == 10 ? 10 : 0)) + " points\n" : "\n");
        }
        for (SeatView.Marriage marriage : deal.view(Seat.FOREHAND).marriages()) {
            text.append("marriage ")
                    .append(marriage.value())
                    .append(" in ")
                    .append(marriage.suit().letter());
            text.append(" by ").append(marriage.seat().number()).append('\n');
        }
        if (suit) {
            for (Side side : Side.values()) {
                List<Integer> marriages = position.score().marriages(side);
                text.append(Notation.of(side))
                        .append(' ')
                        .append(position.score().points(side));
                marriages.forEach(value -> text.append(" + ").append(value));
                text.append('\n');
            }
        }
        Optional.of(deal.view(Seat.FOREHAND).shown())
                .filter(shown -> !shown.isEmpty())
                .ifPresent(shown -> text.append("shown ").append(shown).append('\n'));
    }

    private static String account(Outcome outcome) {
        StringBuilder text = new StringBuilder();
        for (Component component : outcome.settlement().components()) {
            text.append(Notation.of(component.name())).append(component.made() ? " made" : " failed");
            int factor = Math.abs(component.value()) / component.units();
            text.append(", ").append(component.units()).append(" x").append(factor);
            text.append(" = ").append(signed(component.value())).append('\n');
        }
        text.append("V ").append(signed(outcome.settlement().perDefender())).append('\n');
        return text + payments(outcome.settlement().payments());
    }

    private static String payments(Payments payments) {
        return List.of(Seat.values()).stream()
                .map(seat -> seat.number() + ": " + signed(payments.of(seat)))
                .collect(Collectors.joining(", ", "payments ", "\n"));
    }

    private static String signed(int units) {
        return units > 0 ? "+" + units : String.valueOf(units);
    }
}
