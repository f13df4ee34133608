package forhont.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Forehand, having seen the first seven, is to lay the trump indicator aside. */
record Laying() implements Phase {
    @Override
    public Stage stage() {
        return Stage.TRUMP;
    }

    @Override
    public Optional<Seat> toAct() {
        return Optional.of(Seat.FOREHAND);
    }

    @Override
    public Optional<Contract> contract() {
        return Optional.empty();
    }

    @Override
    public List<Action> options(Table table) {
        List<Action> options = new ArrayList<>(12);
        for (Card card : table.packets().first(Seat.FOREHAND)) {
            options.add(new Action.Lay(card));
        }
        for (int place = 1; place <= table.packets().second(Seat.FOREHAND).size(); place++) {
            options.add(new Action.LayBlind(place));
        }
        return List.copyOf(options);
    }

    @Override
    public Optional<Refusal> refusal(Action action, Table table) {
        if (action instanceof Action.Lay lay) {
            return table.packets().first(Seat.FOREHAND).contains(lay.card())
                    ? Optional.empty()
                    : Optional.of(CallObjection.NOT_AMONG_THE_FIRST_SEVEN);
        }
        if (action instanceof Action.LayBlind blind) {
            int cards = table.packets().second(Seat.FOREHAND).size();
            return blind.place() >= 1 && blind.place() <= cards
                    ? Optional.empty()
                    : Optional.of(CallObjection.NOT_AMONG_THE_FIRST_SEVEN);
        }
        return Optional.of(CallObjection.CHOOSE_TRUMP);
    }

    @Override
    public Deal after(Action action, Table table) {
        Card indicator = action instanceof Action.LayBlind blind
                ? table.packets().second(Seat.FOREHAND).get(blind.place() - 1)
                : ((Action.Lay) action).card();
        return new Deal(
                table.withIndicator(indicator),
                new Declaring(Seat.FOREHAND, Bid.own(table.rules()), Optional.empty(), false));
    }
}
