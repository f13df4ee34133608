package forhont.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The soloist has named a contract and asks the others, clockwise.
 *
 * @param accepted how many have said good
 * @param flek whether one of them did so with flek
 */
record Answering(Contract standing, int accepted, boolean flek) implements Phase {

    /** What comes when a contract has been named after the discard. */
    static Deal ask(Contract contract, Table table) {
        return table.rules().takeover()
                ? new Deal(table, new Answering(contract, 0, false))
                : Speaking.before(contract, table);
    }

    @Override
    public Stage stage() {
        return Stage.ANSWER;
    }

    @Override
    public Optional<Seat> toAct() {
        return Optional.of(seat());
    }

    private Seat seat() {
        return standing.soloist().left(accepted + 1);
    }

    @Override
    public Optional<Contract> contract() {
        return Optional.of(standing);
    }

    @Override
    public List<Action> options(Table table) {
        List<Action> options = new ArrayList<>(3);
        options.add(new Action.Good(false));
        if (flekFits(table)) {
            options.add(new Action.Good(true));
        }
        if (!higher(table).isEmpty()) {
            options.add(new Action.Bad());
        }
        return List.copyOf(options);
    }

    private boolean flekFits(Table table) {
        return !standing.type().hasTrump() && table.rules().highestStep() > 0;
    }

    private List<ContractType> higher(Table table) {
        return Bid.over(table.rules(), standing.type());
    }

    @Override
    public Optional<Refusal> refusal(Action action, Table table) {
        if (options(table).contains(action)) {
            return Optional.empty();
        }
        if (action instanceof Action.Bad) {
            return Optional.of(CallObjection.NOTHING_HIGHER);
        }
        return Optional.of(action instanceof Action.Good ? CallObjection.NO_FLEK : CallObjection.ANSWER);
    }

    @Override
    public Deal after(Action action, Table table) {
        if (!(action instanceof Action.Good good)) {
            return new Deal(
                    table.withTalonTaken(seat()), new Discarding(seat(), higher(table), Optional.of(standing), false));
        }
        boolean doubled = flek || good.flek();
        if (accepted == 0) {
            return new Deal(table, new Answering(standing, 1, doubled));
        }
        return standing.type().hasTrump()
                ? Speaking.before(standing, table)
                : Speaking.afterAnswers(standing, doubled, table);
    }
}
