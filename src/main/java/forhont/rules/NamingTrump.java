package forhont.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Each in turn may name a suit whose king and queen are among their first seven; when all have passed, forehand names any.
 *
 * @param passes how many have passed
 */
record NamingTrump(int passes) implements Phase {
    private static final int ALL = 3;

    @Override
    public Stage stage() {
        return Stage.TRUMP;
    }

    @Override
    public Optional<Seat> toAct() {
        return Optional.of(Seat.FOREHAND.left(passes));
    }

    @Override
    public Optional<Contract> contract() {
        return Optional.empty();
    }

    @Override
    public List<Action> options(Table table) {
        List<Action> options = new ArrayList<>();
        CardSet first = table.packets().first(Seat.FOREHAND.left(passes));
        for (Suit suit : Suit.values()) {
            if (passes == ALL
                    || (first.contains(Card.of(suit, Rank.KING)) && first.contains(Card.of(suit, Rank.QUEEN)))) {
                options.add(new Action.NameTrump(suit));
            }
        }
        if (passes < ALL) {
            options.add(new Action.PassTrump());
        }
        return List.copyOf(options);
    }

    @Override
    public Optional<Refusal> refusal(Action action, Table table) {
        if (options(table).contains(action)) {
            return Optional.empty();
        }
        if (action instanceof Action.NameTrump) {
            return Optional.of(CallObjection.NO_KING_AND_QUEEN);
        }
        return Optional.of(
                action instanceof Action.PassTrump ? CallObjection.FOREHAND_NAMES : CallObjection.CHOOSE_TRUMP);
    }

    @Override
    public Deal after(Action action, Table table) {
        if (action instanceof Action.NameTrump named) {
            Seat soloist = Seat.FOREHAND.left(passes);
            return new Deal(
                    table.withNamed(named.suit()).withTalonTaken(soloist),
                    new Discarding(soloist, Bid.own(table.rules()), Optional.empty(), false));
        }
        return new Deal(table, new NamingTrump(passes + 1));
    }
}
