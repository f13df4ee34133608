package forhont.rules;

import java.util.List;
import java.util.Optional;

/**
 * Whoever has chosen trump, or taken up the talon, is to decide for a contract.
 *
 * @param possible what may be named, weakest first
 * @param over the contract that is being taken over
 * @param discarded whether the discard is made already
 */
record Declaring(Seat seat, List<ContractType> possible, Optional<Contract> over, boolean discarded) implements Phase {
    @Override
    public Stage stage() {
        return Stage.CONTRACT;
    }

    @Override
    public Optional<Seat> toAct() {
        return Optional.of(seat);
    }

    @Override
    public Optional<Contract> contract() {
        return over;
    }

    @Override
    public List<Action> options(Table table) {
        return possible.stream().<Action>map(Action.Declare::new).toList();
    }

    @Override
    public Optional<Refusal> refusal(Action action, Table table) {
        if (!(action instanceof Action.Declare declared)) {
            return Optional.of(CallObjection.NAME_A_CONTRACT);
        }
        if (possible.contains(declared.type())) {
            return Optional.empty();
        }
        boolean tooLow =
                over.isPresent() && !declared.type().higherThan(over.get().type());
        return Optional.of(tooLow ? CallObjection.NOT_HIGHER : CallObjection.NOT_OFFERED);
    }

    @Override
    public Deal after(Action action, Table table) {
        ContractType type = ((Action.Declare) action).type();
        return discarded
                ? Answering.ask(table.contract(type, seat), table)
                : new Deal(table, new Discarding(seat, List.of(type), over, true));
    }
}
